import { type ApiError, malformed, queryApi, type Result, serviceQuery } from '@heptad/api-client';
import {
  COMBO_INTERVAL_MS,
  LIST_INTERVAL_MS,
  type Match,
  type ListKind,
  type SportCount,
  type SportKey,
  type VenueCode,
} from '@heptad/venue-gateway';
import type { AnswerTime } from '../price-board/answer-time';
import { boardOf } from '../price-board/board-of';
import type { SportsServices } from '../services';
import { everyPage } from './every-page';
import { takeClocksOf } from './match-clocks';
import { takeStages } from './match-stages';
import { splitMatch, type MatchShape } from './match-shape';

/** Prices unconfirmed for this many intervals cannot be bet. */
const FRESH_INTERVALS = 2;

export interface ListArguments {
  readonly venue: VenueCode;
  readonly period: ListKind;
  readonly sport: SportKey;
  /** By kick-off unless given. */
  readonly order?: 'hot';
  /** Kick-off not before and not after, milliseconds. */
  readonly from?: number;
  readonly to?: number;
  /** The first so many matches alone; all of them unless given. */
  readonly first?: number;
}

export interface MatchArguments {
  readonly venue: VenueCode;
  readonly id: string;
}

/** Polling interval of a list, milliseconds (SPORT-021…024, SPORT-026). */
export const intervalOf = (listKind: ListKind): number =>
  listKind === 'combo' ? COMBO_INTERVAL_MS : LIST_INTERVAL_MS[listKind];

/** Gives prices, clocks and stages to their stores. @returns the shapes */
function take(
  matches: readonly Match[],
  services: SportsServices,
  listKind: ListKind,
  { askedAt, asOf }: AnswerTime,
  heldFor = 0,
): MatchShape[] {
  const { clock } = services;
  const parts = matches.map(splitMatch);
  const time = { askedAt: askedAt - heldFor, asOf };
  boardOf(services).apply(
    parts.flatMap(({ ticks }) => ticks),
    clock.now() - heldFor,
    FRESH_INTERVALS * intervalOf(listKind),
    time,
  );
  takeClocksOf(parts, clock.now(), time);
  takeStages(
    parts.flatMap(({ shape, stages }) => (stages === undefined ? [] : [[shape.id, stages] as const])),
    clock.now(),
    time,
  );
  return parts.map(({ shape }) => shape);
}

/** For how long lists were kept before they came, milliseconds: those of pages that the edge has rendered. */
const held = new WeakMap<readonly MatchShape[], number>();

/** How old a list was when it came, milliseconds: what is asked for every so often is asked for again that much sooner. */
export const ageOnArrival = (list: readonly MatchShape[] | undefined): number =>
  (list && held.get(list)) ?? 0;

async function allPages(
  services: SportsServices,
  { venue, period, first, ...list }: ListArguments,
  signal: AbortSignal,
): Promise<Result<MatchShape[]>> {
  const port = services.venues.sports(venue);
  // The combo list is the early list with matches that can be combined.
  const asked = period === 'combo' ? ({ period: 'early', combo: true } as const) : { period };
  const shapes = new Map<string, MatchShape>();
  const askedAt = services.clock.monotonic();
  let oldest = 0;
  const keep = (matches: readonly Match[], asOf: number | undefined, heldFor: number | undefined): void => {
    oldest = Math.max(oldest, heldFor ?? 0);
    // A match that moved to the next page between two answers is still one match.
    for (const shape of take(matches, services, period, { askedAt, asOf }, heldFor))
      shapes.set(shape.id, shape);
  };
  const result = await everyPage(port, { ...asked, ...list, signal }, keep, first);
  if (!result.ok) return result;
  const value = [...shapes.values()];
  if (oldest > 0) held.set(value, oldest);
  return { ok: true, value };
}

export const sportsQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    sportCounts: build.query<readonly SportCount[], { readonly venue: VenueCode; readonly period: ListKind }>(
      {
        queryFn: serviceQuery(({ venues }: SportsServices, { venue, period }) =>
          venues.sports(venue).sports(period),
        ),
      },
    ),
    matchList: build.query<MatchShape[], ListArguments>({
      queryFn: serviceQuery(allPages),
      providesTags: ['matches'],
    }),
    match: build.query<MatchShape, MatchArguments>({
      queryFn: serviceQuery(async (services: SportsServices, { venue, id }) => {
        const askedAt = services.clock.monotonic();
        const result = await services.venues.sports(venue).match(id);
        if (!result.ok) return result;
        const { match, asOf } = result.value;
        const kind = match.status === 'live' ? 'live' : 'today';
        const [shape] = take([match], services, kind, { askedAt, asOf });
        return shape === undefined ? { ok: false, error: missing(id) } : { ok: true, value: shape };
      }),
    }),
  }),
});

const missing = (id: string): ApiError => malformed(`match ${id}`, 'the match cannot be read');

export const { useSportCountsQuery, useMatchListQuery, useMatchQuery } = sportsQueries;
