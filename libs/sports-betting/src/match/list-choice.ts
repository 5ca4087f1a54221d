import { sportsVenueOf } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import {
  CATEGORY_IDS,
  LIST_KINDS,
  SPORT_KEYS,
  type ListKind,
  type SportKey,
  type VenueCode,
} from '@heptad/venue-gateway';

/** Which list the sports page shows. It is kept in the address, so that it can be shared and Back works. */
export interface ListChoice {
  readonly venue: VenueCode | undefined;
  readonly period: ListKind;
  readonly sport: SportKey | undefined;
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined => values.find((value) => value === text);

/** The categories that have a list kind of their own, by their numbers (SPORT-013). */
const CATEGORY_LIST_KINDS: ReadonlyMap<string, ListKind> = new Map([
  [String(CATEGORY_IDS.virtual), 'virtual'],
  [String(CATEGORY_IDS.esports), 'esports'],
]);

/**
 * Reads an address. What is missing or invalid gets its default or is left to the page.
 * @param type the last segment of `/home/sports/:type`, a period, a sport or a category's number
 */
export function readChoice(query: URLSearchParams, type?: string): ListChoice {
  return {
    venue: sportsVenueOf(query.get('venue')),
    period:
      oneOf(LIST_KINDS, query.get('period')) ??
      oneOf(LIST_KINDS, type) ??
      CATEGORY_LIST_KINDS.get(type ?? '') ??
      'live',
    sport: oneOf(SPORT_KEYS, query.get('sport')) ?? oneOf(SPORT_KEYS, type),
  };
}

/** The query of an address for a choice. */
export function writeChoice({ venue, period, sport }: ListChoice): URLSearchParams {
  const query = new URLSearchParams({ period });
  if (venue !== undefined) query.set('venue', venue);
  if (sport !== undefined) query.set('sport', sport);
  return query;
}

/** The sports page with a query, such as that of {@link writeChoice}. */
export const listPath = (query: URLSearchParams): string => `${PATHS.homeSports}?${query.toString()}`;
