import { im, type Call, type CallResponse } from '@heptad/contracts';
import type { SimSportKey } from '@heptad/sandbox-simulation';
import { visitorOf } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';
import { sportName } from '../matches/market-words';
import { incidentsOf } from '../matches/match-incidents';
import { lineUpsOf } from '../matches/match-line-ups';
import { statisticsOf } from '../matches/match-statistics';
import { countOf, listMatches, listOutrights, type ListName } from '../matches/match-source';
import type { VenueCalls, VenueRequest } from '../wire/serve';
import { localeOfCode } from '../wire/venue-locale';
import { encodeImIncident, encodeImOutright } from './encode-im-event';
import { encodeImLineUps } from './encode-im-line-ups';
import { encodeImStatistics } from './encode-im-statistics';
import { encodeAll, imEncodeOptions, type LineFilter } from './im-answers';
import { IM_SPORTS, imLeague, imSport, imSportId } from './im-numbers';

type Request = VenueRequest<Call>;

/** The sports a `SportId` means: one, none when IM has not that number, all when it is left out. */
function sportsOf(id: number | undefined): readonly SimSportKey[] | undefined {
  if (id === undefined) return undefined;
  const sport = imSport(id);
  return sport === undefined ? [] : [sport];
}

/** IM's lists, details and results (CALL-050…053, CALL-057). */
export function serveImEvents(calls: VenueCalls, deps: VenueDeps): void {
  serveCounts(calls, deps);
  serveLists(calls, deps);
  serveDetails(calls, deps);
}

function serveCounts(calls: VenueCalls, deps: VenueDeps): void {
  const { simulation } = deps;

  calls.serveCall(im.getAllSportCount, (request) => {
    visitorOf('im', deps, request);
    const locale = localeOfCode(request.fields.LanguageCode);
    return {
      SportCount: IM_SPORTS.map((sport) => ({
        SportId: imSportId(sport) ?? 0,
        SportName: sportName(sport, locale),
        LiveCount: request.body.IsCombo ? 0 : countOf(simulation, 'live', sport),
        TodayCount: countOf(simulation, 'today', sport),
        EarlyCount: countOf(simulation, 'early', sport),
        OutrightCount: request.body.IsCombo ? 0 : countOf(simulation, 'outright', sport),
        VirtualCount: request.body.IsCombo ? 0 : countOf(simulation, 'virtual', sport),
      })),
    };
  });
}

function serveLists(calls: VenueCalls, deps: VenueDeps): void {
  const { simulation } = deps;

  calls.serveCall(im.getLiveEventInfo, (request) => eventPage(deps, request, 'live', request.body));

  calls.serveCall(im.getEventInfoByPage, (request) => {
    const { Market, IsCombo } = request.body;
    if (Market === im.MARKET.live) return eventPage(deps, request, 'live', request.body);
    if (IsCombo) return eventPage(deps, request, 'combo', request.body);
    return eventPage(deps, request, Market === im.MARKET.today ? 'today' : 'early', request.body);
  });

  calls.serveCall(im.getVSEventInfo, (request) => eventPage(deps, request, 'virtual', request.body));

  calls.serveCall(im.getEventResults, (request) =>
    eventPage(deps, request, 'ended', { ...request.body, OrderBy: 1 }, 'none'),
  );

  calls.serveCall(im.getOutRightEvents, async (request) => {
    const options = await imEncodeOptions(deps, request);
    const { Page, PageRecords, SportId } = request.body;
    const { outrights, total } = listOutrights(simulation, sportsOf(SportId) ?? IM_SPORTS, Page, PageRecords);
    return {
      TotalCount: total,
      Page,
      PageRecords,
      Events: outrights.flatMap((outright) => encodeImOutright(outright, options) ?? []),
    };
  });
}

function serveDetails(calls: VenueCalls, deps: VenueDeps): void {
  const { simulation } = deps;

  calls.serveCall(im.getEventDetails, async (request) => {
    const options = await imEncodeOptions(deps, request);
    const ids = [...new Set(request.body.EventIds)].sort((a, b) => a - b);
    return {
      Events: encodeAll(
        ids.flatMap((id) => simulation.match(String(id)) ?? []),
        options,
      ),
    };
  });

  calls.serveCall(im.getEventIncidents, (request) => {
    visitorOf('im', deps, request);
    const { EventId } = request.body;
    return { EventId, Incidents: incidentsOf(simulation, String(EventId)).map(encodeImIncident) };
  });

  calls.serveCall(im.getEventStatistics, (request) => {
    visitorOf('im', deps, request);
    const { EventId } = request.body;
    return { EventId, ...encodeImStatistics(statisticsOf(simulation, String(EventId))) };
  });

  calls.serveCall(im.getEventLineups, (request) => {
    visitorOf('im', deps, request);
    const { EventId } = request.body;
    const lineUps = lineUpsOf(simulation, String(EventId));
    return { EventId, ...encodeImLineUps(lineUps, localeOfCode(request.fields.LanguageCode)) };
  });
}

/** One page of a list, as the visitor of the request reads it. */
async function eventPage(
  deps: VenueDeps,
  request: Request,
  list: ListName,
  asked: LineFilter & {
    readonly SportId?: number | undefined;
    readonly Page: number;
    readonly PageRecords: number;
    readonly OrderBy?: 1 | 2;
    readonly CompetitionIds?: readonly number[] | undefined;
    readonly DateFrom?: number | undefined;
    readonly DateTo?: number | undefined;
  },
  markets: 'none' | 'main' = 'main',
): Promise<CallResponse<typeof im.getLiveEventInfo>> {
  const options = await imEncodeOptions(deps, request);
  const { matches, total } = listMatches(deps.simulation, {
    list,
    sports: sportsOf(asked.SportId),
    leagueIds: asked.CompetitionIds?.map(imLeague),
    from: asked.DateFrom,
    to: asked.DateTo,
    hot: asked.OrderBy === 2,
    page: asked.Page,
    size: asked.PageRecords,
    markets,
  });
  return {
    TotalCount: total,
    Page: asked.Page,
    PageRecords: asked.PageRecords,
    Events: encodeAll(matches, options, asked),
  };
}
