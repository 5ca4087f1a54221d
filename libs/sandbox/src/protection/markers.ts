import type { protection } from '@heptad/contracts';
import { dayKey, formatTime } from '@heptad/formatting';
import type { TimeSpan } from './spans';

export type Marker = (typeof protection.markerKinds)[number];

/** A bet, as far as it may be a sign of harm. */
export interface PlayedBet {
  readonly placedAt: number;
  /** Minor units. */
  readonly stake: bigint;
  /** When it was lost; undefined while it is open or where it was not. */
  readonly lostAt: number | undefined;
}

/** What a member has done in the last days. Sandbox times, ms. */
export interface PlayFacts {
  /** In the order in which they were placed. */
  readonly bets: readonly PlayedBet[];
  readonly deposits: readonly number[];
  readonly played: readonly TimeSpan[];
  /** When higher limits were asked for. */
  readonly raises: readonly number[];
  readonly timeZone: string;
}

/** How far back it is looked for signs of harm. */
export const MARKERS_LOOK_BACK_MS = 7 * 86_400_000;
const RISES = 3;
const DEPOSITS_A_DAY = 3;
const NIGHTS = 3;
const NIGHT_ENDS = '05:00';
const LONG_PLAY_MS = 4 * 3_600_000;
const RAISES = 2;

/** How often a lost bet was followed by one of twice the stake or more. */
function risesAfterLosses(bets: readonly PlayedBet[]): number {
  return bets.filter((bet, index) => {
    const before = bets[index - 1];
    if (before?.lostAt === undefined) return false;
    return before.lostAt <= bet.placedAt && bet.stake >= 2n * before.stake;
  }).length;
}

function mostInOneDay(moments: readonly number[], timeZone: string): number {
  const days = moments.map((at) => dayKey(at, { timeZone }));
  return Math.max(0, ...days.map((day) => days.filter((each) => each === day).length));
}

const HOLDS: Readonly<Record<Marker, (facts: PlayFacts) => boolean>> = {
  risingStakes: ({ bets }) => risesAfterLosses(bets) >= RISES,
  manyDeposits: ({ deposits, timeZone }) => mostInOneDay(deposits, timeZone) >= DEPOSITS_A_DAY,
  nightPlay: ({ bets, timeZone }) => {
    const late = bets.filter(({ placedAt }) => formatTime(placedAt, { timeZone }) < NIGHT_ENDS);
    return new Set(late.map(({ placedAt }) => dayKey(placedAt, { timeZone }))).size >= NIGHTS;
  },
  longPlay: ({ played }) => played.some(({ from, until }) => until - from >= LONG_PLAY_MS),
  raisedLimits: ({ raises }) => raises.length >= RAISES,
};

/** What in a member's play may be a sign of harm (ROLE-014). It is told to the member and to nobody else. */
export function markersOf(facts: PlayFacts): readonly Marker[] {
  return (Object.keys(HOLDS) as Marker[]).filter((marker) => HOLDS[marker](facts));
}
