import type { League } from '@heptad/venue-gateway';
import type { MatchShape } from '../match/match-shape';

/** A league with the number of its matches in a list. */
export interface LeagueCount {
  readonly league: League;
  readonly count: number;
}

/** The leagues of a list, in the order in which they are first named. */
export function leaguesOf(matches: readonly Pick<MatchShape, 'league'>[]): readonly LeagueCount[] {
  const counts = new Map<string, { league: League; count: number }>();
  for (const { league } of matches) {
    const known = counts.get(league.id);
    if (known === undefined) counts.set(league.id, { league, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()];
}
