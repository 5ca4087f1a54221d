import type { Result } from '@heptad/api-client';
import { im } from '@heptad/contracts';
import { defined, OddsType } from '@heptad/formatting';
import * as v from 'valibot';
import { sportIdOf, sportIdsOf } from '../catalogue/sports';
import type { FavouriteMarks, MatchPage, MatchQuery, ResultQuery } from '../entities/lists';
import type { Match } from '../entities/match';
import { pageOf, timed, wholePage, type PageRequest } from '../mapping/pages';
import { readRecords } from '../mapping/records';
import { withResponse } from '../mapping/with-response';
import type { VenueSession } from '../session/venue-session';
import { imMatch, imOutright } from './im-match';

const eventPage = v.object({ ...im.getLiveEventInfo.response.entries, Events: v.array(v.unknown()) });
const favourites = v.object({ ...im.getFavouriteEvent.response.entries, Events: v.array(v.unknown()) });

const LIVE = withResponse(im.getLiveEventInfo, eventPage);
const BY_PAGE = withResponse(im.getEventInfoByPage, eventPage);
const OUTRIGHTS = withResponse(im.getOutRightEvents, eventPage);
const VIRTUAL = withResponse(im.getVSEventInfo, eventPage);
const RESULTS = withResponse(im.getEventResults, eventPage);
const FAVOURITES = withResponse(im.getFavouriteEvent, favourites);

/** What the cards of a list show: the main lines of the three common kinds, whole match and first half. */
const CARD_LINES = {
  BetTypeIds: [im.BET_TYPE.handicap, im.BET_TYPE.overUnder, im.BET_TYPE.moneyline, im.BET_TYPE.twoWay],
  PeriodIds: [im.PERIOD.full, im.PERIOD.firstHalf],
  MarketlineLevels: [1],
  EventGroupTypeIds: [im.EVENT_GROUP.goals],
};

const ORDERS = { time: 1, hot: 2 } as const;

function sportField(query: MatchQuery): { SportId?: number } {
  const id = query.sport === undefined ? undefined : sportIdOf('im', query.sport);
  return id === undefined ? {} : { SportId: id };
}

function filter(query: MatchQuery, page: PageRequest) {
  return {
    ...CARD_LINES,
    ...sportField(query),
    Page: page.page,
    PageRecords: page.size,
    OrderBy: ORDERS[query.order ?? 'time'],
    IsCombo: query.combo === true,
    ...defined({ CompetitionIds: query.leagues?.map(Number) }),
  };
}

function events(records: readonly unknown[], session: VenueSession) {
  return readRecords(records, im.event, (event) => imMatch(session.venue, event), idOf);
}

function idOf(match: Match): string {
  return match.id;
}

async function favouriteMatches(session: VenueSession, query: MatchQuery): Promise<Result<MatchPage>> {
  const id = query.sport === undefined ? undefined : sportIdOf('im', query.sport);
  const answer = await session.call(
    FAVOURITES,
    { ...CARD_LINES, OddsType: OddsType.europe, SportIds: id === undefined ? [...sportIdsOf('im')] : [id] },
    optionsOf(query),
  );
  if (!answer.ok) return answer;
  const { Events, ServerTime } = answer.value;
  return { ok: true, value: { ...wholePage(await events(Events, session)), ...timed(ServerTime) } };
}

/** What the member has marked (CALL-056). */
export async function imFavouriteMarks(session: VenueSession): Promise<Result<FavouriteMarks>> {
  const answer = await session.call(FAVOURITES, {}, { noToast: true });
  if (!answer.ok) return answer;
  const { FavouriteEventIds, FavouriteCompetitionIds } = answer.value;
  return {
    ok: true,
    value: { matches: FavouriteEventIds.map(String), leagues: FavouriteCompetitionIds.map(String) },
  };
}

function optionsOf(query: Pick<MatchQuery, 'signal'>) {
  return { noToast: true, ...defined({ signal: query.signal }) };
}

/** One page of a list; sports IM has no number for, e-sports among them, are an empty page (CALL-051…053, 056, 057). */
export async function imMatches(session: VenueSession, query: MatchQuery): Promise<Result<MatchPage>> {
  const page: PageRequest = { page: query.page ?? 1, size: query.pageSize ?? 50 };
  const unknownSport = query.sport !== undefined && sportIdOf('im', query.sport) === undefined;
  if (unknownSport || query.period === 'esports') {
    return { ok: true, value: wholePage({ kept: [], dropped: 0 }) };
  }
  if (query.favourites === true) return favouriteMatches(session, query);
  const options = optionsOf(query);
  switch (query.period) {
    case 'live': {
      const answer = await session.call(LIVE, filter(query, page), options);
      if (!answer.ok) return answer;
      return {
        ok: true,
        value: {
          ...pageOf(await events(answer.value.Events, session), page, answer.value.TotalCount),
          ...timed(answer.value.ServerTime),
        },
      };
    }
    case 'today':
    case 'early': {
      const Market = query.period === 'today' ? im.MARKET.today : im.MARKET.early;
      const days = {
        ...defined({ DateFrom: query.from, DateTo: query.to }),
      };
      const answer = await session.call(BY_PAGE, { ...filter(query, page), ...days, Market }, options);
      if (!answer.ok) return answer;
      return {
        ok: true,
        value: {
          ...pageOf(await events(answer.value.Events, session), page, answer.value.TotalCount),
          ...timed(answer.value.ServerTime),
        },
      };
    }
    case 'virtual': {
      const request = {
        ...sportField(query),
        Page: page.page,
        PageRecords: page.size,
        OrderBy: ORDERS[query.order ?? 'time'],
      };
      const answer = await session.call(VIRTUAL, request, options);
      if (!answer.ok) return answer;
      return {
        ok: true,
        value: {
          ...pageOf(await events(answer.value.Events, session), page, answer.value.TotalCount),
          ...timed(answer.value.ServerTime),
        },
      };
    }
    case 'outright': {
      const request = { ...sportField(query), Page: page.page, PageRecords: page.size };
      const answer = await session.call(OUTRIGHTS, request, options);
      if (!answer.ok) return answer;
      const read = await readRecords(
        answer.value.Events,
        im.outrightEvent,
        (event) => imOutright(session.venue, event),
        idOf,
      );
      return {
        ok: true,
        value: { ...pageOf(read, page, answer.value.TotalCount), ...timed(answer.value.ServerTime) },
      };
    }
  }
}

/** One page of the events of a sport that are over; a sport IM has no number for is an empty page. */
export async function imResults(session: VenueSession, query: ResultQuery): Promise<Result<MatchPage>> {
  const page: PageRequest = { page: query.page ?? 1, size: query.pageSize ?? 50 };
  const SportId = sportIdOf('im', query.sport);
  if (SportId === undefined) return { ok: true, value: wholePage({ kept: [], dropped: 0 }) };
  const request = {
    SportId,
    DateFrom: query.from,
    DateTo: query.to,
    Page: page.page,
    PageRecords: page.size,
  };
  const answer = await session.call(RESULTS, request, optionsOf(query));
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: pageOf(await events(answer.value.Events, session), page, answer.value.TotalCount),
  };
}
