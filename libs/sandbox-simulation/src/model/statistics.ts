import type { SimScore, SimSide } from './sport';

/** What is counted of a match beside its score, by sport; see {@link SimStatistic}. */
export type SimStatisticKind =
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
 * One figure of a match so far. Possession is in percent, both sides 100 together. All others are counts that never fall. In set sports a
 * point is what a set is counted in: a point, a game or a round; `servedPoints` were won on the own serve, `receivedPoints` against it.
 */
export interface SimStatistic {
  readonly kind: SimStatisticKind;
  readonly score: SimScore;
}

/** How far an attack has come: the ball is held, is taken forward, or is near the goal. */
export type SimDanger = 0 | 1 | 2;

/** Where the play is. `x` and `y` run from 0 to 1; the home side plays towards `x` = 1. */
export interface SimBall {
  readonly x: number;
  readonly y: number;
  /** Who attacks, serves or bats; absent while nothing is played. */
  readonly side?: SimSide;
  readonly danger: SimDanger;
}
