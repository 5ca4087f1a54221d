import { type Call, type CallResponse, im } from '@heptad/contracts';
import { OddsType } from '@heptad/formatting';
import type { VenueCalls, VenueRequest } from '../wire/serve';
import type { SimMarket, SimMatch, SimSportKey } from '@heptad/sandbox-simulation';
import type { FavouriteSubject, Marks } from '../favourites/favourites';
import { sportName } from '../matches/market-words';
import {
  countOf,
  listMatches,
  listOutrights,
  mainMarkets,
  markedMatches,
  type ListName,
} from '../matches/match-source';
import { incidentsOf } from '../matches/match-incidents';
import { lineUpsOf } from '../matches/match-line-ups';
import { punterOf, visitorOf } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';
import { localeOfCode } from '../wire/venue-locale';
import { encodeImEvent, encodeImIncident, encodeImOutright, type ImEncodeOptions } from './encode-im-event';
import { IM_SPORTS, imBetType, imLeague, imLeagueId, imPeriod, imSport, imSportId } from './im-numbers';
import { encodeImLineUps } from './encode-im-line-ups';

type Request = VenueRequest<Call>;
type LineFilter = {
  readonly [Name in 'BetTypeIds' | 'PeriodIds' | 'MarketlineLevels' | 'EventGroupTypeIds']?:
    readonly number[] | undefined;
};

const NOTATIONS: readonly OddsType[] = Object.values(OddsType);

/** How the visitor of a request wants events told; marks of another than its member are never shown. */
async function imEncodeOptions(deps: VenueDeps, request: Request, marks?: Marks): Promise<ImEncodeOptions> {
  const { venue, memberId } = visitorOf('im', deps, request);
  const known = marks ?? (await deps.favourites.of(memberId, venue));
  return {
    locale: localeOfCode(request.fields.LanguageCode),
    oddsType: NOTATIONS.find((notation) => notation === request.fields.OddsType) ?? OddsType.europe,
    isFavourite: (match) => known.matches.has(match.id) || known.leagues.has(match.league.id),
  };
}

/** The sports a `SportId` means: one, none when IM has not that number, all when it is left out. */
function sportsOf(id: number | undefined): readonly SimSportKey[] | undefined {
  if (id === undefined) return undefined;
  const sport = imSport(id);
  return sport === undefined ? [] : [sport];
}

/** What a market counts; corners with cards are told among the corners. */
function countedBy(kind: SimMarket['kind']): number {
  if (kind.startsWith('corners')) return im.EVENT_GROUP.corners;
  return kind.startsWith('bookings') ? im.EVENT_GROUP.bookings : im.EVENT_GROUP.goals;
}

function keepLines(match: SimMatch, filter: LineFilter): SimMatch {
  const keeps = (wanted: readonly number[] | undefined, value: number) =>
    wanted === undefined || wanted.length === 0 || wanted.includes(value);
  return {
    ...match,
    markets: match.markets.filter(
      ({ kind, period, level }) =>
        keeps(filter.BetTypeIds, imBetType(kind)) &&
        keeps(filter.PeriodIds, imPeriod(period)) &&
        keeps(filter.MarketlineLevels, level) &&
        keeps(filter.EventGroupTypeIds, countedBy(kind)),
    ),
  };
}

function encodeAll(matches: readonly SimMatch[], options: ImEncodeOptions, filter: LineFilter = {}) {
  return matches.flatMap((match) => encodeImEvent(keepLines(match, filter), options) ?? []);
}

/** IM's lists, details, results and favourites (CALL-050…057). */
export function serveImEvents(calls: VenueCalls, deps: VenueDeps): void {
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

  calls.serveCall(im.getLiveEventInfo, (request) => eventPage(request, 'live', request.body));

  calls.serveCall(im.getEventInfoByPage, (request) => {
    const { Market, IsCombo } = request.body;
    if (Market === im.MARKET.live) return eventPage(request, 'live', request.body);
    if (IsCombo) return eventPage(request, 'combo', request.body);
    return eventPage(request, Market === im.MARKET.today ? 'today' : 'early', request.body);
  });

  calls.serveCall(im.getVSEventInfo, (request) => eventPage(request, 'virtual', request.body));

  calls.serveCall(im.getEventResults, (request) =>
    eventPage(request, 'ended', { ...request.body, OrderBy: 1 }, 'none'),
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

  calls.serveCall(im.getEventLineups, (request) => {
    visitorOf('im', deps, request);
    const { EventId } = request.body;
    const lineUps = lineUpsOf(simulation, String(EventId));
    return { EventId, ...encodeImLineUps(lineUps, localeOfCode(request.fields.LanguageCode)) };
  });

  calls.serveCall(im.getFavouriteEvent, async (request) => {
    const { memberId, venue } = punterOf('im', deps, request);
    const marks = await deps.favourites.of(memberId, venue);
    const options = await imEncodeOptions(deps, request, marks);
    const sports = request.body.SportIds?.flatMap((id) => imSport(id) ?? []) ?? IM_SPORTS;
    const matches = markedMatches(simulation, marks, sports).map((match) => {
      return { ...match, markets: mainMarkets(match) };
    });
    return {
      Events: encodeAll(matches, options, request.body),
      FavouriteEventIds: [...marks.matches].map(Number),
      FavouriteCompetitionIds: [...marks.leagues].map(imLeagueId),
    };
  });

  calls.serveCall(im.addFavouriteEvent, (request) => mark(request, request.body, true));
  calls.serveCall(im.removeFavouriteEvent, (request) => mark(request, request.body, false));

  async function eventPage(
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
    const { matches, total } = listMatches(simulation, {
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

  async function mark(
    request: Request,
    body: { readonly EventId: number } | { readonly CompetitionId: number },
    marked: boolean,
  ) {
    const { memberId, venue } = punterOf('im', deps, request);
    const [subject, id]: [FavouriteSubject, string] =
      'EventId' in body ? ['match', String(body.EventId)] : ['league', imLeague(body.CompetitionId)];
    await deps.favourites.set({ memberId, venue, subject, id, marked, at: request.now });
    return {};
  }
}
