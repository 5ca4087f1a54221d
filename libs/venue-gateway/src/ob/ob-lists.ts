import type { Result } from '@heptad/api-client';
import { ob } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import { sportIdOf } from '../catalogue/sports';
import type { FavouriteMarks, MatchPage, MatchQuery, ResultQuery } from '../entities/lists';
import type { Match } from '../entities/match';
import { pageOf, wholePage, type PageRequest } from '../mapping/pages';
import { readRecords } from '../mapping/records';
import { withResponse } from '../mapping/with-response';
import type { VenueSession } from '../session/venue-session';
import { obMatchOf, obOutrightOf } from './ob-match';

const page = v.object({ ...ob.matches.response.entries, list: v.array(v.unknown()) });
const favourites = v.object({ ...ob.favourites.response.entries, list: v.array(v.unknown()) });

const DAYS = withResponse(ob.matches, page);
const LIVE = withResponse(ob.liveMatches, page);
const ESPORTS = withResponse(ob.esportsMatches, page);
const VIRTUAL = withResponse(ob.virtualMatches, page);
const COMBO = withResponse(ob.comboMatches, page);
const OUTRIGHTS = withResponse(ob.outrightMatches, page);
const RESULTS = withResponse(ob.matchResults, page);
const FAVOURITES = withResponse(ob.favourites, favourites);

const ORDERS = { time: 1, hot: 2 } as const;

type ListAnswer = Result<v.InferOutput<typeof page>>;

function idOf(match: Match): string {
  return match.id;
}

function euidOf(query: Pick<MatchQuery, 'sport'>): string {
  const id = query.sport === undefined ? undefined : sportIdOf('ob', query.sport);
  return id === undefined ? '' : String(id);
}

function optionsOf(query: Pick<MatchQuery, 'signal'>) {
  return { noToast: true, ...defined({ signal: query.signal }) };
}

function ask(session: VenueSession, query: MatchQuery, wanted: PageRequest): Promise<ListAnswer> {
  const fields = {
    euid: euidOf(query),
    sort: ORDERS[query.order ?? 'time'],
    page: wanted.page,
    size: wanted.size,
    ...defined({ tid: query.leagues?.join(',') }),
  };
  const days = {
    ...defined({ start: query.from, end: query.to }),
  };
  const options = optionsOf(query);
  if (query.combo === true) {
    return session.call(COMBO, { ...fields, ...days, type: ob.LIST_TYPE.combo }, options);
  }
  switch (query.period) {
    case 'live':
      return session.call(LIVE, { ...fields, type: ob.LIST_TYPE.live }, options);
    case 'today':
      return session.call(DAYS, { ...fields, ...days, type: ob.LIST_TYPE.today }, options);
    case 'early':
      return session.call(DAYS, { ...fields, ...days, type: ob.LIST_TYPE.early }, options);
    case 'outright':
      return session.call(OUTRIGHTS, { ...fields, type: ob.LIST_TYPE.outright }, options);
    case 'virtual':
      return session.call(VIRTUAL, { ...fields, type: ob.LIST_TYPE.virtual }, options);
    case 'esports':
      return session.call(ESPORTS, { ...fields, type: ob.LIST_TYPE.esports }, options);
  }
}

/** What the member has marked (CALL-043, CALL-044). */
export async function obFavouriteMarks(session: VenueSession): Promise<Result<FavouriteMarks>> {
  const answer = await session.call(FAVOURITES, {}, { noToast: true });
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: { matches: answer.value.mids.map(String), leagues: answer.value.tids.map(String) },
  };
}

function readMatches(session: VenueSession, records: readonly unknown[]) {
  return readRecords(records, ob.match, (match) => obMatchOf(session.venue, match), idOf);
}

/** One page of a list; a sport without a number here is an empty page (CALL-037…042). */
export async function obMatchesPage(session: VenueSession, query: MatchQuery): Promise<Result<MatchPage>> {
  if (query.sport !== undefined && sportIdOf('ob', query.sport) === undefined) {
    return { ok: true, value: wholePage({ kept: [], dropped: 0 }) };
  }
  if (query.favourites === true) {
    const answer = await session.call(FAVOURITES, { euid: euidOf(query) }, optionsOf(query));
    return answer.ok ? { ok: true, value: wholePage(await readMatches(session, answer.value.list)) } : answer;
  }
  const wanted: PageRequest = { page: query.page ?? 1, size: query.pageSize ?? 50 };
  const answer = await ask(session, query, wanted);
  if (!answer.ok) return answer;
  const outrights = query.period === 'outright' && query.combo !== true;
  const read = outrights
    ? await readRecords(answer.value.list, ob.outright, (record) => obOutrightOf(session.venue, record), idOf)
    : await readMatches(session, answer.value.list);
  return { ok: true, value: pageOf(read, wanted, answer.value.total) };
}

/** One page of the matches of a sport that are over; a sport without a number here is an empty page. */
export async function obResults(session: VenueSession, query: ResultQuery): Promise<Result<MatchPage>> {
  if (sportIdOf('ob', query.sport) === undefined) {
    return { ok: true, value: wholePage({ kept: [], dropped: 0 }) };
  }
  const wanted: PageRequest = { page: query.page ?? 1, size: query.pageSize ?? 50 };
  const answer = await session.call(
    RESULTS,
    { euid: euidOf(query), start: query.from, end: query.to, page: wanted.page, size: wanted.size },
    optionsOf(query),
  );
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: pageOf(await readMatches(session, answer.value.list), wanted, answer.value.total),
  };
}
