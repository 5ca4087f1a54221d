import { cardColumns } from '../match/card-columns';
import type { MatchShape } from '../match/match-shape';

/** How many hot matches are shown, where there are as many. */
export const HOT_COUNT = 6;
/** A running match is hot before this minute of play. From then on most markets close. */
export const HOT_UNTIL_MINUTE = 80;

/** What hot matches are chosen from. */
export interface HotCandidates {
  /** Running matches, the hottest leagues first. */
  readonly running: readonly MatchShape[];
  /** Matches of today that have not begun, in any order. */
  readonly upcoming: readonly MatchShape[];
  /** Whole minutes played; undefined where the venue reports no clock. */
  readonly minuteOf: (matchId: string) => number | undefined;
  /** Milliseconds of the platform's clock. */
  readonly now: number;
  /** The ids of what is shown already, in its order. */
  readonly shown: readonly string[];
}

/** Matches of one league beside each other, the leagues in the order of their first match. */
function byLeague(matches: readonly MatchShape[]): MatchShape[] {
  const leagues = new Map<string, MatchShape[]>();
  for (const match of matches) leagues.set(match.league.id, [...(leagues.get(match.league.id) ?? []), match]);
  return [...leagues.values()].flat();
}

/**
 * The hot matches: running ones first, then those that begin soonest, a league's beside each other. Each has its three main
 * markets open, and none is in its last minutes. One that is shown keeps its place, also while its markets are suspended for a
 * moment; the next one takes the place of one that is hot no more. So nothing moves under a finger.
 */
export function hotMatches({
  running,
  upcoming,
  minuteOf,
  now,
  shown,
}: HotCandidates): readonly MatchShape[] {
  const isHot = (match: MatchShape): boolean => {
    const kept = shown.includes(match.id);
    const isOpen = cardColumns(match).every(
      ({ market }) => market?.status === 'open' || (kept && market?.status === 'suspended'),
    );
    if (!isOpen) return false;
    if (match.status === 'upcoming') return match.kickOff > now;
    const minute = minuteOf(match.id);
    return match.status === 'live' && minute !== undefined && minute < HOT_UNTIL_MINUTE;
  };
  const begun = new Set(running.map(({ id }) => id));
  const soonest = upcoming.filter(({ id }) => !begun.has(id)).toSorted((a, b) => a.kickOff - b.kickOff);
  const hot = [...byLeague(running.filter(isHot)), ...byLeague(soonest.filter(isHot))];
  const known = shown.slice(0, HOT_COUNT);
  const next = hot.filter(({ id }) => !known.includes(id)).values();
  const kept = known.flatMap((id) => hot.find((match) => match.id === id) ?? next.next().value ?? []);
  return [...kept, ...next].slice(0, HOT_COUNT);
}
