import type { League } from '@heptad/venue-gateway';
import { isPicked, type Picked } from '../list-tools/picked';
import { hasFirstHalf } from '../match/card-columns';
import type { MatchShape } from '../match/match-shape';

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

/** Matches that stand under one head. */
interface Group<Entry> {
  readonly key: string;
  readonly league: League;
  readonly matches: Entry[];
}

/** Every league once, in the order in which the venue first names them. */
function byLeague<Entry extends Pick<MatchShape, 'league'>>(
  matches: readonly Entry[],
): readonly Group<Entry>[] {
  const groups = new Map<string, Group<Entry>>();
  for (const match of matches) {
    const { league } = match;
    const group = groups.get(league.id);
    if (group === undefined) groups.set(league.id, { key: `league ${league.id}`, league, matches: [match] });
    else group.matches.push(match);
  }
  return [...groups.values()];
}

/**
 * Kick-off after kick-off: a league has a head again each time its turn comes. What kicks off together stays together by league. A folded
 * league has one head, where it would first stand.
 */
function byTime<Entry extends Pick<MatchShape, 'league' | 'kickOff'>>(
  matches: readonly Entry[],
  collapsed: Picked,
): readonly Group<Entry>[] {
  const leagues = byLeague(matches);
  const places = new Map(leagues.map(({ league }, place) => [league.id, place]));
  const placeOf = ({ league }: Entry): number => places.get(league.id) ?? 0;
  const groups = new Map<string, Group<Entry>>();
  const turns = new Map<string, number>();
  let before = '';
  for (const match of matches.toSorted((a, b) => a.kickOff - b.kickOff || placeOf(a) - placeOf(b))) {
    const { league } = match;
    if (league.id !== before) turns.set(league.id, (turns.get(league.id) ?? 0) + 1);
    before = league.id;
    const turn = isPicked(collapsed, league.id) ? 1 : (turns.get(league.id) ?? 1);
    const key = turn === 1 ? `league ${league.id}` : `league ${league.id} ${String(turn)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key, league, matches: [match] });
    else group.matches.push(match);
  }
  return [...groups.values()];
}

/**
 * The list's rows: matches under the heads of their leagues, each match once.
 * @param collapsed the leagues whose matches are folded away
 * @param order `league` has every league once, as the venue names them; `time` goes by kick-off across leagues (SPORT-017)
 */
export function leagueRows<Entry extends Pick<MatchShape, 'id' | 'league' | 'kickOff'>>(
  matches: readonly Entry[],
  collapsed: Picked,
  order: 'league' | 'time',
): readonly LeagueRow<Entry>[] {
  const groups = order === 'time' ? byTime(matches, collapsed) : byLeague(matches);
  return groups.flatMap(({ key, league, matches: own }): LeagueRow<Entry>[] => {
    const folded = isPicked(collapsed, league.id);
    const head: LeagueRow<Entry> = { kind: 'league', key, league, count: own.length, collapsed: folded };
    return folded
      ? [head]
      : [head, ...own.map((match): LeagueRow<Entry> => ({ kind: 'match', key: match.id, match }))];
  });
}

/** The keys of heads whose matches below them include one whose first half can be bet on, and of all those matches. */
export function keysWithFirstHalf(rows: readonly ListRow[]): readonly string[] {
  const stretches: { readonly keys: string[]; has: boolean }[] = [];
  for (const row of rows) {
    if (row.kind === 'league') stretches.push({ keys: [], has: false });
    const stretch = stretches.at(-1);
    if (stretch === undefined) continue;
    stretch.keys.push(row.key);
    if (row.kind === 'match') stretch.has ||= hasFirstHalf([row.match]);
  }
  return stretches.flatMap(({ keys, has }) => (has ? keys : []));
}
