import { type Call, type CallResponse, ob } from '@heptad/contracts';
import { pricedFor } from '@heptad/sandbox-ledger';
import type { VenueCalls, VenueRequest } from '../wire/serve';
import type { SimSportKey, Simulation } from '@heptad/sandbox-simulation';
import type { Marks } from '../favourites/favourites';
import { sportName } from '../matches/market-words';
import {
  countOf,
  listMatches,
  listOutrights,
  mainMarkets,
  matchOrRefuse,
  type ListName,
} from '../matches/match-source';
import { incidentsOf } from '../matches/match-incidents';
import { lineUpsOf } from '../matches/match-line-ups';
import { statisticsOf } from '../matches/match-statistics';
import { visitorOf } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';
import { localeOfHeader } from '../wire/venue-locale';
import { encodeObIncident, encodeObMatch, encodeObOutright, type ObEncodeOptions } from './encode-ob-match';
import { OB_SPORTS, obSport, obSportId } from './ob-numbers';
import { encodeObLineUps } from './encode-ob-line-ups';
import { encodeObStatistics } from './encode-ob-statistics';

type Request = VenueRequest<Call>;

interface ListBody {
  readonly euid: string;
  readonly sort?: 1 | 2;
  readonly tid?: string | undefined;
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  readonly page: number;
  readonly size: number;
}

const COUNTED: readonly (readonly [type: number, list: ListName | 'outright'])[] = [
  [ob.LIST_TYPE.live, 'live'],
  [ob.LIST_TYPE.today, 'today'],
  [ob.LIST_TYPE.early, 'early'],
  [ob.LIST_TYPE.combo, 'combo'],
  [ob.LIST_TYPE.outright, 'outright'],
  [ob.LIST_TYPE.virtual, 'virtual'],
  [ob.LIST_TYPE.esports, 'esports'],
];

/** How the visitor of a request wants matches told, with the member's own marks. */
export async function obEncodeOptions(
  deps: VenueDeps,
  request: Request,
  marks?: Marks,
): Promise<ObEncodeOptions> {
  const { venue, memberId } = visitorOf('ob', deps, request);
  return {
    locale: localeOfHeader(request.headers['accept-language']),
    now: request.now,
    marks: marks ?? (await deps.favourites.of(memberId, venue)),
  };
}

/** The matches as the visitor's venue, OB or DB, prices them. */
function pricesOf(deps: VenueDeps, request: Request): Simulation {
  return pricedFor(deps.simulation, visitorOf('ob', deps, request).venue);
}

/** The sports that an `euid` means: one, none when the venue has not that number, all when it is empty. */
export function obSportsOf(euid: string): readonly SimSportKey[] | undefined {
  if (euid === '') return undefined;
  const sport = obSport(euid);
  return sport === undefined ? [] : [sport];
}

/** OB's and DB's lists, details and results (CALL-037…042). */
export function serveObMatches(calls: VenueCalls, deps: VenueDeps): void {
  serveLists(calls, deps);
  serveDetails(calls, deps);
}

function serveLists(calls: VenueCalls, deps: VenueDeps): void {
  const { simulation } = deps;

  calls.serveCall(ob.liveMatches, (request) => page(request, 'live', request.body));
  calls.serveCall(ob.matches, (request) =>
    page(request, request.body.type === ob.LIST_TYPE.today ? 'today' : 'early', request.body),
  );
  calls.serveCall(ob.comboMatches, (request) => page(request, 'combo', request.body));
  calls.serveCall(ob.virtualMatches, (request) => page(request, 'virtual', request.body));
  calls.serveCall(ob.esportsMatches, (request) => page(request, 'esports', request.body));
  calls.serveCall(ob.matchResults, (request) => page(request, 'ended', request.body, 'none'));

  calls.serveCall(ob.outrightMatches, async (request) => {
    const options = await obEncodeOptions(deps, request);
    const { euid, page: number, size } = request.body;
    const { outrights, total } = listOutrights(
      pricesOf(deps, request),
      obSportsOf(euid) ?? OB_SPORTS,
      number,
      size,
    );
    const list = outrights.map((outright) => encodeObOutright(outright, options));
    return { list, total, page: number, size };
  });

  calls.serveCall(ob.sportCounts, (request) => {
    visitorOf('ob', deps, request);
    const locale = localeOfHeader(request.headers['accept-language']);
    return COUNTED.map(([type, list]) => ({
      type,
      sl: OB_SPORTS.map((sport) => {
        return {
          csid: String(obSportId(sport)),
          csna: sportName(sport, locale),
          ct: countOf(simulation, list, sport),
        };
      }).filter(({ ct }) => ct > 0),
    }));
  });

  async function page(
    request: Request,
    list: ListName,
    body: ListBody,
    markets: 'none' | 'main' = 'main',
  ): Promise<CallResponse<typeof ob.matches>> {
    const options = await obEncodeOptions(deps, request);
    const { matches, total } = listMatches(pricesOf(deps, request), {
      list,
      sports: obSportsOf(body.euid),
      leagueIds: body.tid === undefined || body.tid === '' ? undefined : body.tid.split(','),
      from: body.start,
      to: body.end,
      hot: body.sort === 2,
      page: body.page,
      size: body.size,
      markets,
    });
    const encoded = matches.map((match) => encodeObMatch(match, options));
    return { list: encoded, total, page: body.page, size: body.size };
  }
}

function serveDetails(calls: VenueCalls, deps: VenueDeps): void {
  const { simulation } = deps;

  calls.serveCall(ob.matchesByIds, async (request) => {
    const options = await obEncodeOptions(deps, request);
    const ids = [...new Set(request.body.mids.split(','))];
    const prices = pricesOf(deps, request);
    return ids
      .flatMap((id) => prices.match(id) ?? [])
      .map((match) => encodeObMatch({ ...match, markets: mainMarkets(match) }, options));
  });

  calls.serveCall(ob.matchDetail, async (request) => {
    const options = await obEncodeOptions(deps, request);
    return encodeObMatch(
      { ...matchOrRefuse(pricesOf(deps, request), String(request.body.mid)), markets: [] },
      options,
    );
  });

  calls.serveCall(ob.matchEvents, (request) => {
    visitorOf('ob', deps, request);
    const { mid } = request.body;
    return { mid, list: incidentsOf(simulation, String(mid)).map(encodeObIncident) };
  });

  calls.serveCall(ob.matchStatistics, (request) => {
    visitorOf('ob', deps, request);
    const { mid } = request.body;
    return { mid, ...encodeObStatistics(statisticsOf(simulation, String(mid))) };
  });

  calls.serveCall(ob.matchLineup, (request) => {
    visitorOf('ob', deps, request);
    const { mid } = request.body;
    const lineUps = lineUpsOf(simulation, String(mid));
    return { mid, ...encodeObLineUps(lineUps, localeOfHeader(request.headers['accept-language'])) };
  });

  calls.serveCall(ob.matchOdds, async (request) => {
    const options = await obEncodeOptions(deps, request);
    return encodeObMatch(matchOrRefuse(pricesOf(deps, request), String(request.body.mid)), options);
  });
}
