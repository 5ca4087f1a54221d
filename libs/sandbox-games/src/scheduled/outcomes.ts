import type { gamePlay } from '@heptad/contracts';
import { fairDraws, type Game } from '@heptad/game-rules';
import type { Storage } from '@heptad/sandbox-ledger';
import type * as v from 'valibot';
import type { ScheduledEngine, ScheduledRound } from '../engines/scheduled-engine';
import { seedOfRound, tellSecret, type ScheduledSeed } from './game-secrets';

/** A scheduled round that is decided, with what came out in the form of its engine. */
export interface ScheduledOutcome extends ScheduledSeed {
  readonly number: number;
  readonly resultAt: number;
  readonly result: Readonly<Record<string, unknown>>;
}

/** How many outcomes are kept at hand: two rounds of shuffling eight decks cost a millisecond. */
const MOST_KEPT = 8_000;
const kept = new Map<string, ScheduledOutcome['result']>();

/** What comes out of a round by its seed. The client seed of a scheduled round is the id of its game. */
export function resultOf(
  game: Game,
  engine: ScheduledEngine,
  serverSeed: string,
  number: number,
): ScheduledOutcome['result'] {
  const known = kept.get(serverSeed);
  if (known !== undefined) return known;
  const result = engine.outcomeOf(game, fairDraws({ serverSeed, clientSeed: game.id, round: number }));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(serverSeed, result);
  return result;
}

/** What came out of a round whose betting is over. Its seed is told from now on. */
export async function outcomeOf(
  storage: Storage,
  game: Game,
  engine: ScheduledEngine,
  { number, resultAt }: ScheduledRound,
): Promise<ScheduledOutcome> {
  const seed = seedOfRound(await tellSecret(storage, game.id, number), number);
  return { ...seed, number, resultAt, result: resultOf(game, engine, seed.serverSeed, number) };
}

/** The last outcomes before a round, the oldest first. */
export async function outcomesBefore(
  storage: Storage,
  game: Game,
  engine: ScheduledEngine,
  { round, most }: { readonly round: ScheduledRound; readonly most: number },
): Promise<readonly ScheduledOutcome[]> {
  const last = engine.roundAt(game, round.opensAt - 1);
  const secret = await tellSecret(storage, game.id, last.number);
  const outcomes: ScheduledOutcome[] = [];
  for (let past = last; outcomes.length < most; past = engine.roundAt(game, past.opensAt - 1)) {
    const seed = seedOfRound(secret, past.number);
    const result = resultOf(game, engine, seed.serverSeed, past.number);
    outcomes.unshift({ ...seed, number: past.number, resultAt: past.resultAt, result });
  }
  return outcomes;
}

/** An outcome as calls and the stream give it. */
export const outcomeOnWire = ({
  result,
  number,
  resultAt,
  commitment,
  serverSeed,
}: ScheduledOutcome): v.InferOutput<typeof gamePlay.sharedOutcome> => ({
  number,
  resultAt,
  commitment,
  serverSeed,
  result: JSON.stringify(result),
});
