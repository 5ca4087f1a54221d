import type { League } from '@heptad/venue-gateway';
import { isPicked, type Picked } from '../list-tools/picked';
import type { MatchShape } from './match-shape';

/** A row of a list: the head of a league or one of its matches. */
export type LeagueRow<Entry> =
  | {
      readonly kind: 'league';
      readonly key: string;
      readonly league: League;
      readonly count: number;
      readonly collapsed: boolean;
    }
  | { readonly kind: 'match'; readonly key: string; readonly match: Entry };

export type ListRow = LeagueRow<MatchShape>;

/**
 * The list's rows: matches under their leagues, leagues in the order in which the venue first names them, each match once.
 * @param collapsed the leagues whose matches are folded away
 */
export function leagueRows<Entry extends Pick<MatchShape, 'id' | 'league'>>(
  matches: readonly Entry[],
  collapsed: Picked,
): readonly LeagueRow<Entry>[] {
  const leagues = new Map<string, { league: League; matches: Entry[] }>();
  for (const match of matches) {
    const group = leagues.get(match.league.id);
    if (group === undefined) leagues.set(match.league.id, { league: match.league, matches: [match] });
    else group.matches.push(match);
  }
  return [...leagues.values()].flatMap(({ league, matches: own }): LeagueRow<Entry>[] => {
    const folded = isPicked(collapsed, league.id);
    const head: LeagueRow<Entry> = {
      kind: 'league',
      key: `league ${league.id}`,
      league,
      count: own.length,
      collapsed: folded,
    };
    return folded
      ? [head]
      : [head, ...own.map((match): LeagueRow<Entry> => ({ kind: 'match', key: match.id, match }))];
  });
}
