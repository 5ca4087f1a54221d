import type { Result } from '@heptad/api-client';
import { fb } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import { sportIdOf } from '../catalogue/sports';
import type { FavouriteMarks, MatchPage, MatchQuery, ResultQuery } from '../entities/lists';
import type { Match } from '../entities/match';
import { pageOf, wholePage, type PageRequest } from '../mapping/pages';
import { readRecords } from '../mapping/records';
import { withResponse } from '../mapping/with-response';
import type { VenueSession } from '../session/venue-session';
import { fbMatch, fbOutright } from './fb-match';

const page = v.object({ ...fb.getList.response.entries, records: v.array(v.unknown()) });
const favourites = v.object({ ...fb.favouriteList.response.entries, records: v.array(v.unknown()) });

const LIST = withResponse(fb.getList, page);
const OUTRIGHTS = withResponse(fb.getOutrightList, page);
const RESULTS = withResponse(fb.matchResults, page);
const FAVOURITES = withResponse(fb.favouriteList, favourites);

const ORDERS = { time: 1, hot: 2 } as const;

function idOf(match: Match): string {
  return match.id;
}

function sportField(query: Pick<MatchQuery, 'sport'>): { sportId?: number } {
  const id = query.sport === undefined ? undefined : sportIdOf('fb', query.sport);
  return id === undefined ? {} : { sportId: id };
}

function optionsOf(query: Pick<MatchQuery, 'signal'>) {
  return { noToast: true, ...defined({ signal: query.signal }) };
}

async function outrights(
  session: VenueSession,
  query: MatchQuery,
  wanted: PageRequest,
): Promise<Result<MatchPage>> {
  const request = { ...sportField(query), current: wanted.page, size: wanted.size };
  const answer = await session.call(OUTRIGHTS, request, optionsOf(query));
  if (!answer.ok) return answer;
  const read = await readRecords(
    answer.value.records,
    fb.outrightRecord,
    (record) => fbOutright(session.venue, record),
    idOf,
  );
  return { ok: true, value: pageOf(read, wanted, answer.value.total) };
}

/** What the member has marked (CALL-066). */
export async function fbFavouriteMarks(session: VenueSession): Promise<Result<FavouriteMarks>> {
  const answer = await session.call(FAVOURITES, {}, { noToast: true });
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: { matches: answer.value.matchIds.map(String), leagues: answer.value.leagueIds.map(String) },
  };
}

function readMatches(session: VenueSession, records: readonly unknown[]) {
  return readRecords(records, fb.matchRecord, (record) => fbMatch(session.venue, record), idOf);
}

/** One page of a list; a sport without a number here is an empty page (CALL-066). */
export async function fbMatches(session: VenueSession, query: MatchQuery): Promise<Result<MatchPage>> {
  if (query.sport !== undefined && sportIdOf('fb', query.sport) === undefined) {
    return { ok: true, value: wholePage({ kept: [], dropped: 0 }) };
  }
  if (query.favourites === true) {
    const answer = await session.call(FAVOURITES, sportField(query), optionsOf(query));
    return answer.ok
      ? { ok: true, value: wholePage(await readMatches(session, answer.value.records)) }
      : answer;
  }
  const wanted: PageRequest = { page: query.page ?? 1, size: query.pageSize ?? 50 };
  if (query.combo !== true && query.period === 'outright') return outrights(session, query, wanted);
  const type =
    query.combo === true || query.period === 'outright' ? fb.LIST_TYPE.combo : fb.LIST_TYPE[query.period];
  const answer = await session.call(
    LIST,
    {
      ...sportField(query),
      type,
      current: wanted.page,
      size: wanted.size,
      orderBy: ORDERS[query.order ?? 'time'],
      isPC: false,
      ...(query.leagues === undefined ? {} : { leagueIds: [...query.leagues] }),
      ...defined({ beginTime: query.from, endTime: query.to }),
    },
    optionsOf(query),
  );
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: pageOf(await readMatches(session, answer.value.records), wanted, answer.value.total),
  };
}

/** One page of the matches of a sport that are over; a sport without a number here is an empty page. */
export async function fbResults(session: VenueSession, query: ResultQuery): Promise<Result<MatchPage>> {
  if (sportIdOf('fb', query.sport) === undefined) {
    return { ok: true, value: wholePage({ kept: [], dropped: 0 }) };
  }
  const wanted: PageRequest = { page: query.page ?? 1, size: query.pageSize ?? 50 };
  const answer = await session.call(
    RESULTS,
    {
      ...sportField(query),
      beginTime: query.from,
      endTime: query.to,
      current: wanted.page,
      size: wanted.size,
    },
    optionsOf(query),
  );
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: pageOf(await readMatches(session, answer.value.records), wanted, answer.value.total),
  };
}
