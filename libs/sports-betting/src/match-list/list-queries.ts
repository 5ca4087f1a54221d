import { queryApi, type ApiError, type Result } from '@heptad/api-client';
import {
  LIST_INTERVAL_MS,
  type Match,
  type Period,
  type SportCount,
  type SportKey,
  type VenueCode,
} from '@heptad/venue-gateway';
import { appBoard } from '../price-board/app-board';
import type { SportsServices } from '../services';
import { matchClocks } from './match-clocks';
import { splitMatch, type MatchShape } from './match-shape';

/** Prices unconfirmed for this many intervals cannot be bet. */
const FRESH_INTERVALS = 2;
/** As many matches as one answer may carry. */
const PAGE_SIZE = 100;
/** Lists end here; no venue offers more of one sport in one period. */
const MAX_PAGES = 10;

export interface ListArguments {
  readonly venue: VenueCode;
  readonly period: Period;
  readonly sport: SportKey;
}

export interface MatchArguments {
  readonly venue: VenueCode;
  readonly id: string;
}

interface Extra {
  readonly services: SportsServices;
}

type Answer<Data> = { readonly data: Data } | { readonly error: ApiError };

const answerOf = <Data>(result: Result<Data>): Answer<Data> =>
  result.ok ? { data: result.value } : { error: result.error };

/** Hands prices and clocks to their boards and keeps the rest. */
function take(matches: readonly Match[], { clock }: SportsServices, period: Period): MatchShape[] {
  const parts = matches.map(splitMatch);
  appBoard.apply(
    parts.flatMap(({ ticks }) => ticks),
    clock.now(),
    FRESH_INTERVALS * LIST_INTERVAL_MS[period],
  );
  for (const { shape, clock: reading } of parts)
    if (reading !== undefined) matchClocks.set(shape.id, reading);
  return parts.map(({ shape }) => shape);
}

async function allPages(
  services: SportsServices,
  { venue, period, sport }: ListArguments,
  signal: AbortSignal,
): Promise<Result<MatchShape[]>> {
  const port = services.venues.sports(venue);
  const shapes = new Map<string, MatchShape>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const result = await port.matches({ period, sport, page, pageSize: PAGE_SIZE, signal });
    if (!result.ok) return result;
    // A match that moved to the next page between two answers is still one match.
    for (const shape of take(result.value.matches, services, period)) shapes.set(shape.id, shape);
    if (!result.value.hasMore) break;
  }
  return { ok: true, value: [...shapes.values()] };
}

const sportsQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    sportCounts: build.query<readonly SportCount[], { readonly venue: VenueCode; readonly period: Period }>({
      async queryFn({ venue, period }, { extra }) {
        return answerOf(await (extra as Extra).services.venues.sports(venue).sports(period));
      },
    }),
    matchList: build.query<MatchShape[], ListArguments>({
      async queryFn(list, { extra, signal }) {
        return answerOf(await allPages((extra as Extra).services, list, signal));
      },
      providesTags: ['matches'],
    }),
    match: build.query<MatchShape, MatchArguments>({
      async queryFn({ venue, id }, { extra }) {
        const { services } = extra as Extra;
        const result = await services.venues.sports(venue).match(id);
        if (!result.ok) return { error: result.error };
        const { match } = result.value;
        const [shape] = take([match], services, match.status === 'live' ? 'live' : 'today');
        return shape === undefined ? { error: missing(id) } : { data: shape };
      },
    }),
  }),
});

const missing = (id: string): ApiError => ({
  kind: 'malformed',
  message: '',
  messageKey: 'system',
  call: `match ${id}`,
});

export const { useSportCountsQuery, useMatchListQuery, useMatchQuery } = sportsQueries;
