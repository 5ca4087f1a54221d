import type { MatchClock, Score } from '../entities/match';

/**
 * The score at half time, once it is reached: while the first half runs, its score is on the wire already but says nothing of half time.
 * @param firstHalf what the first half brought, if the venue tells it
 */
export function halfTimeScoreOf(
  firstHalf: Score | undefined,
  clock: MatchClock | undefined,
): Score | undefined {
  return clock?.period === 'firstHalf' ? undefined : firstHalf;
}
