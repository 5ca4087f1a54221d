import type { Score } from './match';

/** What is counted of a match beside its score, by sport. */
export type StatisticKind =
  | 'possession'
  | 'attacks'
  | 'dangerousAttacks'
  | 'shotsOnTarget'
  | 'shotsOffTarget'
  | 'threePointers'
  | 'twoPointers'
  | 'freeThrows'
  | 'biggestLead'
  | 'totalPoints'
  | 'servedPoints'
  | 'receivedPoints'
  | 'longestRun'
  | 'hits'
  | 'bestInning';

/**
 * One figure of a match so far. Possession is in percent, both sides 100 together; all others are counts. A point of a set sport is what
 * its sets are counted in: `servedPoints` were won on the own serve, `receivedPoints` against it.
 */
export interface Statistic {
  readonly kind: StatisticKind;
  readonly score: Score;
}

/** Where the play of a running match is, `x` and `y` from 0 to 1; the home side plays towards `x` = 1. */
export interface BallPlace {
  readonly x: number;
  readonly y: number;
  /** Who attacks, serves or bats; absent while nothing is played. */
  readonly side?: 'home' | 'away';
  /** How far the attack has come: the ball is held, is taken forward, is near the goal. */
  readonly danger: 0 | 1 | 2;
}

/** What a venue has counted of a match from its kick-off on. */
export interface MatchStatistics {
  readonly statistics: readonly Statistic[];
  /** While the match runs. */
  readonly ball?: BallPlace;
}
