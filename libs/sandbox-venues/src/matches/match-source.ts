import { BUSINESS_CODES } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { BusinessError } from '../wire/business-error';
import type {
  SimMatch,
  SimMatchFilter,
  SimOutright,
  SimSportKey,
  Simulation,
} from '@heptad/sandbox-simulation';
import type { Marks } from '../favourites/favourites';

/** Lists as the venues offer them: `combo` is what can be part of a combo before it starts. */
export type ListName = 'live' | 'today' | 'early' | 'virtual' | 'esports' | 'combo' | 'ended';

/** Which matches a list request means, in the simulation's words. */
export interface ListRequest {
  readonly list: ListName;
  /** The sports asked for that the venue has; all of the list when left out, none when empty. */
  readonly sports?: readonly SimSportKey[] | undefined;
  readonly leagueIds?: readonly string[] | undefined;
  readonly from?: number | undefined;
  /** Included. */
  readonly to?: number | undefined;
  readonly hot?: boolean;
  readonly page: number;
  readonly size: number;
  readonly markets?: SimMatchFilter['markets'];
}

export interface MatchList {
  readonly matches: readonly SimMatch[];
  readonly total: number;
}

const PERIODS: Readonly<Record<ListName, readonly SimMatchFilter['period'][]>> = {
  live: ['live'],
  today: ['today'],
  early: ['early'],
  virtual: ['virtual'],
  esports: ['esports'],
  combo: ['today', 'early'],
  ended: ['ended'],
};

/** One page of a list. */
export function listMatches(simulation: Simulation, request: ListRequest): MatchList {
  const filters = PERIODS[request.list].flatMap((period) =>
    (request.sports ?? [undefined]).map((sport): SimMatchFilter => {
      return {
        period,
        sort: request.hot === true ? 'hot' : 'time',
        markets: request.markets ?? 'main',
        ...defined({ sport, leagueIds: request.leagueIds, from: request.from }),
        ...(request.to === undefined ? {} : { until: request.to + 1 }),
      };
    }),
  );
  const counts = filters.map((filter) => simulation.count(filter));
  const total = counts.reduce((sum, each) => sum + each, 0);
  const matches: SimMatch[] = [];
  let skip = (request.page - 1) * request.size;
  for (const [place, filter] of filters.entries()) {
    const found = counts[place] ?? 0;
    const room = request.size - matches.length;
    if (room > 0 && skip < found)
      matches.push(...simulation.matches({ ...filter, offset: skip, limit: room }));
    skip = Math.max(0, skip - found);
  }
  return { matches, total };
}

/** What is known under the id of a match. Throws the refusal of an id that names none. */
export function knownOrRefuse<Known>(known: Known | undefined): Known {
  if (known === undefined) throw new BusinessError(BUSINESS_CODES.matchUnknown, '赛事不存在');
  return known;
}

/** A match with all its markets. Throws the refusal of an id that names none. */
export function matchOrRefuse(simulation: Simulation, id: string): SimMatch {
  return knownOrRefuse(simulation.match(id));
}

/** Whether a match is still worth a place among favourites. */
function isOpen(match: SimMatch): boolean {
  return match.status !== 'ended' && match.status !== 'abandoned';
}

/** The marked matches that are not over, by kick-off; those of marked leagues are found by their own lists. */
export function markedMatches(
  simulation: Simulation,
  marks: Marks,
  sports: readonly SimSportKey[],
): readonly SimMatch[] {
  return [...marks.matches]
    .flatMap((id) => simulation.match(id) ?? [])
    .filter((match) => isOpen(match) && sports.includes(match.sport))
    .sort((a, b) => a.kickOff - b.kickOff);
}

/** One page of the outrights that are still open. */
export function listOutrights(
  simulation: Simulation,
  sports: readonly SimSportKey[],
  page: number,
  size: number,
): { readonly outrights: readonly SimOutright[]; readonly total: number } {
  const all = simulation
    .outrights()
    .filter((outright) => outright.status === 'open' && sports.includes(outright.sport));
  return { outrights: all.slice((page - 1) * size, page * size), total: all.length };
}

/** How many matches (or outrights) a sport has in each list. */
export function countOf(simulation: Simulation, list: ListName | 'outright', sport: SimSportKey): number {
  if (list === 'outright') return simulation.countOutrights(sport);
  return PERIODS[list].reduce((sum, period) => sum + simulation.count({ period, sport }), 0);
}

/** The main markets of a match: what a list shows of it. */
export function mainMarkets(match: SimMatch): SimMatch['markets'] {
  return match.markets.filter(
    ({ kind, period, level }) =>
      ['handicap', 'overUnder', 'threeWay', 'moneyline'].includes(kind) &&
      (period === 'full' || period === 'firstHalf') &&
      level <= 3,
  );
}
