import { minorUnits, money } from '@heptad/formatting';
import { commitmentOf, fairDraws, isServerSeed } from '@heptad/game-rules';
import { replayRound } from './replay-round';
import { written } from './result-forms';
import type { ProvenRound } from './round';

/**
 * What is checked of a round: that the seed is the one that was promised, that it gives this result, and that the result pays what was
 * paid.
 */
export const CHECKS = ['promise', 'result', 'win'] as const;
export type CheckName = (typeof CHECKS)[number];

/** Which of the checks a round passes. */
export type Verdict = Readonly<Record<CheckName, boolean>>;

const NOTHING_HOLDS: Verdict = { promise: false, result: false, win: false };

/**
 * Plays a finished round once more from its seeds and compares. Never throws: what cannot be played again holds nothing.
 * @returns undefined while the seed is not told yet
 */
export function verifyRound(round: ProvenRound): Verdict | undefined {
  const { serverSeed, clientSeed, number, commitment } = round.proof;
  if (serverSeed === undefined || round.result === undefined) return undefined;
  if (!isServerSeed(serverSeed)) return NOTHING_HOLDS;
  const promise = commitmentOf(serverSeed) === commitment;
  try {
    const replay = replayRound(round, fairDraws({ serverSeed, clientSeed, round: number }));
    const jackpot = minorUnits(money(round.jackpot ?? '0'));
    return {
      promise,
      result: replay.result === written(round.engine, JSON.parse(round.result)),
      win: replay.win + jackpot === minorUnits(money(round.win)),
    };
  } catch {
    return { ...NOTHING_HOLDS, promise };
  }
}
