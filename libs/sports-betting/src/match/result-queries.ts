import { queryApi, type Result, serviceQuery } from '@heptad/api-client';
import {
  SPORT_KEYS,
  type Match,
  type MatchPage,
  type ResultQuery,
  type ListKind,
  type SportKey,
  type VenueCode,
} from '@heptad/venue-gateway';
import type { SportsServices } from '../services';

/** As many matches as one answer may carry. */
const PAGE_SIZE = 100;
/** A day of the busiest virtual league ends before this. */
const MAX_PAGES = 10;
/** Where a sport that has results is found: most of them play on, and all of them are in one of these lists. */
const SPORTS_LIST_KINDS = ['today', 'early', 'virtual', 'esports'] as const satisfies readonly ListKind[];
/** Long enough to look at a match and come back to the same place of the list, seconds. */
const KEPT_S = 300;

export interface ResultArguments {
  readonly venue: VenueCode;
  readonly sport: SportKey;
  /** Kick-off not before and not after, milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** A match that is over, or was given up: without what moves. */
export type ResultMatch = Omit<Match, 'markets' | 'clock' | 'serving'>;

function withoutMoving({ markets: _, clock: _clock, serving: _serving, ...match }: Match): ResultMatch {
  return match;
}

/** All results of a sport between two moments, latest first, each match once: the first page says how many more there are. */
async function allResults(
  ask: (query: ResultQuery) => Promise<Result<MatchPage>>,
  query: Omit<ResultQuery, 'page' | 'pageSize'>,
): Promise<Result<ResultMatch[]>> {
  const first = await ask({ ...query, page: 1, pageSize: PAGE_SIZE });
  if (!first.ok) return first;
  const pages = Math.min(MAX_PAGES, Math.ceil(first.value.total / PAGE_SIZE));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, place) =>
      ask({ ...query, page: place + 2, pageSize: PAGE_SIZE }),
    ),
  );
  const matches = new Map<string, ResultMatch>();
  for (const answer of [first, ...others]) {
    // A list with a hole would be taken for the whole.
    if (!answer.ok) return answer;
    for (const match of answer.value.matches) matches.set(match.id, withoutMoving(match));
  }
  return { ok: true, value: [...matches.values()] };
}

const resultQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    /** The sports whose results a venue has, in the order of the catalogue. */
    resultSports: build.query<readonly SportKey[], VenueCode>({
      keepUnusedDataFor: KEPT_S,
      queryFn: serviceQuery(async ({ venues }: SportsServices, venue) => {
        const port = venues.sports(venue);
        const answers = await Promise.all(SPORTS_LIST_KINDS.map((listKind) => port.sports(listKind)));
        const told = answers.flatMap((answer) => (answer.ok ? answer.value : []));
        const failed = answers.find((answer) => !answer.ok);
        if (told.length === 0 && failed?.ok === false) return failed;
        const sports = new Set(told.map(({ sport }) => sport));
        return { ok: true, value: SPORT_KEYS.filter((sport) => sports.has(sport)) };
      }),
    }),
    results: build.query<ResultMatch[], ResultArguments>({
      keepUnusedDataFor: KEPT_S,
      queryFn: serviceQuery(({ venues }: SportsServices, { venue, ...query }, signal) => {
        const port = venues.sports(venue);
        return allResults((page) => port.results(page), { ...query, signal });
      }),
    }),
  }),
});

export const { useResultSportsQuery, useResultsQuery } = resultQueries;
