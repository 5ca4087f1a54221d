import { type Call, fb } from '@heptad/contracts';
import type { VenueCalls, VenueRequest } from '../wire/serve';
import type { SimMatch, SimSportKey } from '@heptad/sandbox-simulation';
import type { Marks } from '../favourites/favourites';
import {
  countOf,
  listMatches,
  listOutrights,
  mainMarkets,
  markedMatches,
  knownOrRefuse,
  matchOrRefuse,
  type ListName,
} from '../matches/match-source';
import { incidentsOf } from '../matches/match-incidents';
import { lineUpsOf } from '../matches/match-line-ups';
import { statisticsOf } from '../matches/match-statistics';
import { punterOf, visitorOf } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';
import { localeOfCode } from '../wire/venue-locale';
import { encodeFbIncident, encodeFbOutright, encodeFbRecord, type FbEncodeOptions } from './encode-fb-record';
import { FB_SPORTS, fbSport, fbSportId } from './fb-numbers';
import { encodeFbLineUps } from './encode-fb-line-ups';
import { encodeFbStatistics } from './encode-fb-statistics';

type Request = VenueRequest<Call>;

/** FB keeps e-soccer and e-basketball under its e-sports; it has no list of virtual sports of its own. */
const LISTS: readonly (readonly [type: number, list: ListName | 'outright'])[] = [
  [fb.LIST_TYPE.live, 'live'],
  [fb.LIST_TYPE.today, 'today'],
  [fb.LIST_TYPE.early, 'early'],
  [fb.LIST_TYPE.combo, 'combo'],
  [fb.LIST_TYPE.outright, 'outright'],
  [fb.LIST_TYPE.esports, 'virtual'],
];

function sportsOf(id: number | undefined): readonly SimSportKey[] | undefined {
  if (id === undefined) return undefined;
  const sport = fbSport(id);
  return sport === undefined ? [] : [sport];
}

async function fbEncodeOptions(deps: VenueDeps, request: Request, marks?: Marks): Promise<FbEncodeOptions> {
  const { venue, memberId } = visitorOf('fb', deps, request);
  const known = marks ?? (await deps.favourites.of(memberId, venue));
  return {
    locale: localeOfCode(request.fields.languageType),
    isFavourite: (match) => known.matches.has(match.id) || known.leagues.has(match.league.id),
  };
}

function encodeAll(matches: readonly SimMatch[], options: FbEncodeOptions) {
  return matches.flatMap((match) => encodeFbRecord(match, options) ?? []);
}

/** FB's lists, details, results and favourites (CALL-066, OPEN-022). */
export function serveFbMatches(calls: VenueCalls, deps: VenueDeps): void {
  serveLists(calls, deps);
  serveDetails(calls, deps);
  serveFavourites(calls, deps);
}

function serveLists(calls: VenueCalls, deps: VenueDeps): void {
  const { simulation } = deps;

  calls.serveCall(fb.getList, async (request) => {
    const options = await fbEncodeOptions(deps, request);
    const { type, sportId, leagueIds, beginTime, endTime, orderBy, current, size } = request.body;
    const list = LISTS.find(([number]) => number === type)?.[1];
    if (list === undefined || list === 'outright') return { current, size, total: 0, records: [] };
    const { matches, total } = listMatches(simulation, {
      list,
      sports: sportsOf(sportId),
      leagueIds: leagueIds?.map(String),
      from: beginTime,
      to: endTime,
      hot: orderBy === 2,
      page: current,
      size,
    });
    return { current, size, total, records: encodeAll(matches, options) };
  });

  calls.serveCall(fb.matchResults, async (request) => {
    const options = await fbEncodeOptions(deps, request);
    const { sportId, beginTime, endTime, current, size } = request.body;
    const { matches, total } = listMatches(simulation, {
      list: 'ended',
      sports: sportsOf(sportId),
      from: beginTime,
      to: endTime,
      page: current,
      size,
      markets: 'none',
    });
    return { current, size, total, records: encodeAll(matches, options) };
  });

  calls.serveCall(fb.getOutrightList, async (request) => {
    const options = await fbEncodeOptions(deps, request);
    const { sportId, current, size } = request.body;
    const { outrights, total } = listOutrights(simulation, sportsOf(sportId) ?? FB_SPORTS, current, size);
    const records = outrights.flatMap((outright) => encodeFbOutright(outright, options) ?? []);
    return { current, size, total, records };
  });
}

function serveDetails(calls: VenueCalls, deps: VenueDeps): void {
  const { simulation } = deps;

  calls.serveCall(fb.getMatchDetail, async (request) => {
    const options = await fbEncodeOptions(deps, request);
    return knownOrRefuse(encodeFbRecord(matchOrRefuse(simulation, String(request.body.matchId)), options));
  });

  calls.serveCall(fb.matchEvents, (request) => {
    visitorOf('fb', deps, request);
    const { matchId } = request.body;
    return { id: matchId, es: incidentsOf(simulation, String(matchId)).map(encodeFbIncident) };
  });

  calls.serveCall(fb.matchStatistics, (request) => {
    visitorOf('fb', deps, request);
    const { matchId } = request.body;
    return { id: matchId, ...encodeFbStatistics(statisticsOf(simulation, String(matchId))) };
  });

  calls.serveCall(fb.matchLineup, (request) => {
    visitorOf('fb', deps, request);
    const { matchId } = request.body;
    const lineUps = lineUpsOf(simulation, String(matchId));
    return { id: matchId, ...encodeFbLineUps(lineUps, localeOfCode(request.fields.languageType)) };
  });

  calls.serveCall(fb.statistical, (request) => {
    visitorOf('fb', deps, request);
    return {
      sl: LISTS.map(([ty, list]) => {
        const ssl = FB_SPORTS.map((sport) => {
          return { sid: fbSportId(sport) ?? 0, c: countOf(simulation, list, sport) };
        }).filter(({ c }) => c > 0);
        return { ty, tc: ssl.reduce((sum, { c }) => sum + c, 0), ssl };
      }),
    };
  });
}

function serveFavourites(calls: VenueCalls, deps: VenueDeps): void {
  calls.serveCall(fb.favourite, async (request) => {
    const { memberId, venue } = punterOf('fb', deps, request);
    const { subject, id, on } = request.body;
    await deps.favourites.set({
      memberId,
      venue,
      subject,
      id: String(id),
      marked: on === 1,
      at: request.now,
    });
    return null;
  });

  calls.serveCall(fb.favouriteList, async (request) => {
    const { memberId, venue } = punterOf('fb', deps, request);
    const marks = await deps.favourites.of(memberId, venue);
    const options = await fbEncodeOptions(deps, request, marks);
    const sports = sportsOf(request.body.sportId) ?? FB_SPORTS;
    const matches = markedMatches(deps.simulation, marks, sports).map((match) => {
      return { ...match, markets: mainMarkets(match) };
    });
    return {
      records: encodeAll(matches, options),
      matchIds: [...marks.matches],
      leagueIds: [...marks.leagues],
    };
  });
}
