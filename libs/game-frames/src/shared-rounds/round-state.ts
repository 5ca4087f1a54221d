import type { gamePlay } from '@heptad/contracts';

type StreamMessage = gamePlay.StreamMessage;
type Of<T extends StreamMessage['type']> = Extract<StreamMessage, { readonly type: T }>;

export type SharedRound = Of<'phase'>['round'];
export type SharedOutcome = Of<'outcome'>['outcome'];
export type OwnRound = Of<'settled'>['round'];

/** A round that is over, as roads and charts need it. */
export interface PastRound<P> {
  readonly number: number;
  readonly what: P;
}

/** What came out of a round, with its seeds and read as its engine's result. */
export interface ReadOutcome<R> extends Omit<SharedOutcome, 'result'> {
  readonly result: R;
}

/** A shared game as it is known. */
export interface RoundState<P, R> {
  readonly round: SharedRound;
  /** What came out of the round, once it is told. */
  readonly outcome: ReadOutcome<R> | undefined;
  /** The newest outcomes that are over, with their seeds, the oldest first. */
  readonly outcomes: readonly ReadOutcome<R>[];
  /** The oldest first. */
  readonly past: readonly PastRound<P>[];
  readonly players: number;
  /** The member's own round in this one. */
  readonly mine: OwnRound | undefined;
  /** The member's newest round that is paid. */
  readonly paid: OwnRound | undefined;
}

/** How an engine's results are read. */
export interface ResultReader<P, R> {
  /** Reads a result as it is told; undefined where it is none. */
  readonly read: (text: string) => R | undefined;
  /** What the past keeps of it. */
  readonly keep: (result: R) => P;
}

/** How many rounds the past holds, and how many outcomes with their seeds. */
const MOST_PAST = 120;
const MOST_OUTCOMES = 100;

/** An outcome with its result read; undefined where that is none. */
export function readOutcome<P, R>(
  { read }: ResultReader<P, R>,
  outcome: SharedOutcome,
): ReadOutcome<R> | undefined {
  const result = read(outcome.result);
  return result === undefined ? undefined : { ...outcome, result };
}

/** Puts an outcome that is over into the past, where it is not there yet. */
function archived<P, R>(
  state: RoundState<P, R>,
  { keep }: ResultReader<P, R>,
  outcome: ReadOutcome<R> | undefined,
): RoundState<P, R> {
  if (outcome === undefined) return state;
  const { number, result } = outcome;
  const newer = (list: readonly { readonly number: number }[]) => number > (list.at(-1)?.number ?? 0);
  return {
    ...state,
    past: newer(state.past) ? [...state.past, { number, what: keep(result) }].slice(-MOST_PAST) : state.past,
    outcomes: newer(state.outcomes) ? [...state.outcomes, outcome].slice(-MOST_OUTCOMES) : state.outcomes,
  };
}

/** The state after what the stream told. What is of an older round than is known changes nothing of the round. */
export function afterMessage<P, R>(
  state: RoundState<P, R>,
  message: StreamMessage,
  reader: ResultReader<P, R>,
): RoundState<P, R> {
  switch (message.type) {
    case 'players':
      return { ...state, players: message.players };
    case 'phase': {
      const { round, players } = message;
      if (round.number < state.round.number) return state;
      if (round.number === state.round.number) return { ...state, round, players };
      const next = archived(state, reader, state.outcome);
      return { ...next, round, players, outcome: undefined, mine: undefined };
    }
    case 'outcome': {
      const outcome = readOutcome(reader, message.outcome);
      if (outcome?.number === state.round.number) return { ...state, outcome };
      return outcome !== undefined && outcome.number < state.round.number
        ? archived(state, reader, outcome)
        : state;
    }
    case 'placed':
      return { ...state, mine: message.round };
    case 'settled':
      return {
        ...state,
        paid: message.round,
        mine: state.mine?.id === message.round.id ? message.round : state.mine,
      };
    case 'ended':
      return state;
  }
}
