import { type CallResponse, gamePlay } from '@heptad/contracts';
import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import type { Answer } from '../frame/session/send';
import type { GameSession } from '../frame/session/game-session';
import { newKey } from '../frame/session/new-key';
import type { StakeLimits } from './bet-draft';
import {
  afterMessage,
  type PastRound,
  type ReadOutcome,
  type ResultReader,
  type RoundState,
} from './round-state';
import type { OwnRound, SharedOutcome, SharedRound } from './round-state';
import { createServerClock, type ServerClock } from './server-time/server-clock';
import { followStream } from './stream/follow-stream';

/** What a lottery draws, and how often. */
export type LotteryKind = Pick<CallResponse<typeof gamePlay.draws>, 'play' | 'interval'>;

/** A shared game as a call tells it. */
export interface Reading<P, R> {
  readonly now: number;
  readonly round: SharedRound;
  readonly outcome?: SharedOutcome | undefined;
  readonly outcomes: readonly ReadOutcome<R>[];
  readonly past: readonly PastRound<P>[];
  readonly players: number;
  readonly limits: { readonly least: string; readonly most: string; readonly step: string };
  readonly mine?: OwnRound | undefined;
  /** The member's last round that is over and was shown on no page. */
  readonly unseen?: OwnRound | undefined;
  /** What is drawn and how often, where the game is a lottery. */
  readonly lottery?: LotteryKind | undefined;
}

/** What an engine of shared rounds is to a live game. */
export interface SharedEngine<P, R> extends ResultReader<P, R> {
  readonly ask: (session: Pick<GameSession, 'call'>) => Promise<Answer<Reading<P, R>>>;
}

/** A shared game as it is now. */
export interface LiveState<P, R> extends RoundState<P, R> {
  /** The line is up and the round is known: what is shown is so now. Otherwise nothing may be staked. */
  readonly isLive: boolean;
  readonly limits: StakeLimits;
  readonly lottery: LotteryKind | undefined;
}

/** What came of placing bets. */
export type Placing = { readonly kind: 'placed' } | { readonly kind: 'refused'; readonly message: string };

/** A shared game that is followed. */
export interface LiveGame<P, R> {
  readonly clock: ServerClock;
  /** Undefined until the game was read for the first time. */
  state(): LiveState<P, R> | undefined;
  /** @returns ends the listening */
  subscribe(listener: () => void): () => void;
  /** Places bets on a round, all of them or none. Sent with one key until it is answered. */
  place(number: number, bets: readonly gamePlay.SpotBet[]): Promise<Placing>;
  /** The round must have moved on and nothing was heard of it: connects anew. */
  renew(): void;
  end(): void;
}

/** What a live game is made with. */
export interface LiveOptions<P, R> {
  readonly engine: SharedEngine<P, R>;
  readonly session: Pick<GameSession, 'call' | 'write' | 'takeBalance' | 'token' | 'openSocket'>;
  /** Milliseconds from any moment on, running forward. */
  readonly elapsed?: () => number;
  readonly random?: () => number;
  readonly newKey?: () => string;
}

/** Money of the wire as cents. */
export const centsOf = (text: string): bigint => minorUnits(money(text));

const limitsOf = ({ least, most, step }: Reading<unknown, unknown>['limits']): StakeLimits => ({
  least: centsOf(least),
  most: centsOf(most),
  step: centsOf(step),
});

/**
 * The state that was read, without what came out of the round. A round that ended while nothing was heard is the newest paid one.
 * @param paid the newest that was heard of
 */
function stateOf<P, R>(reading: Reading<P, R>, paid: OwnRound | undefined): LiveState<P, R> {
  const { round, outcomes, past, players, mine, lottery, unseen = paid } = reading;
  const limits = limitsOf(reading.limits);
  const told = { round, outcomes, past, players, mine, lottery, limits };
  return { ...told, paid: unseen, outcome: undefined, isLive: true };
}

/** A round that should have ended this long ago, with nothing heard of the next, means that the line only looks alive; milliseconds. */
export const OVERDUE_MS = 6_000;

/** Follows a shared game: reads it, keeps it by the stream, and reads it anew whenever the line was lost. */
export function createLiveGame<P, R>(options: LiveOptions<P, R>): LiveGame<P, R> {
  const { engine, session, newKey: makeKey = newKey } = options;
  const clock = createServerClock(options.elapsed ?? (() => performance.now()));
  const listeners = new Set<() => void>();
  let state: LiveState<P, R> | undefined;
  /** What was heard since the line is up and before the game was read; undefined once it was. */
  let waiting: gamePlay.StreamMessage[] | undefined = [];
  /** Counts lines, so that what was asked over an older one is passed over. */
  let line = 0;

  let overdue: ReturnType<typeof setTimeout> | undefined;

  const change = (next: LiveState<P, R> | undefined) => {
    state = next;
    clearTimeout(overdue);
    const now = clock.now();
    if (next?.isLive === true && now !== undefined)
      overdue = setTimeout(() => stream.renew(), next.round.endsAt - now + OVERDUE_MS);
    for (const listener of listeners) listener();
  };
  const take = (message: gamePlay.StreamMessage) => {
    if ('now' in message) clock.hear(message.now);
    if ('balance' in message)
      session.takeBalance(message.balance, 'sums' in message ? message.sums : undefined);
    if (state !== undefined) change({ ...state, ...afterMessage(state, message, engine) });
  };
  const readGame = async () => {
    const asked = line;
    const answer = await engine.ask(session);
    if (!answer.ok || asked !== line) return;
    const { now, outcome } = answer.value;
    clock.hear(now);
    state = stateOf(answer.value, state?.paid);
    if (outcome !== undefined) take({ type: 'outcome', now, outcome });
    const heard = waiting ?? [];
    waiting = undefined;
    heard.forEach(take);
    change(state);
  };

  const stream = followStream({
    token: session.token,
    connect: session.openSocket,
    ...(options.random && { random: options.random }),
    heard: (message) => {
      if (message.type === 'ended') return void session.call(gamePlay.balance, {});
      if (waiting === undefined) return take(message);
      if (waiting.push(message) === 1) void readGame();
    },
    lost: () => {
      line += 1;
      waiting = [];
      if (state !== undefined) change({ ...state, isLive: false });
    },
  });

  return {
    clock,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async place(number, bets) {
      const answer = await session.write(gamePlay.placeBets, { key: makeKey(), number, bets: [...bets] });
      if (!answer.ok)
        return { kind: 'refused', message: 'message' in answer.failure ? answer.failure.message : '' };
      const { round, balance, sums } = answer.value;
      session.takeBalance(balance, sums);
      if (state?.round.number === number) change({ ...state, mine: round });
      return { kind: 'placed' };
    },
    renew: stream.renew,
    end() {
      stream.end();
      clearTimeout(overdue);
    },
  };
}

/** Bets as they are sent. @param stakes cents by spot */
export const betsOf = (stakes: ReadonlyMap<string, bigint>): gamePlay.SpotBet[] =>
  [...stakes].map(([spot, stake]) => ({ spot, stake: fromMinorUnits(stake) }));
