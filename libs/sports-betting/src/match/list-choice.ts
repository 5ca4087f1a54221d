import { sportsVenueOf } from '@heptad/contracts';
import {
  CATEGORY_IDS,
  LIST_KINDS,
  SPORT_KEYS,
  type ListKind,
  type SportKey,
  type VenueCode,
} from '@heptad/venue-gateway';

/** What the sports page shows; lives in its address, so that it can be shared and Back works. */
export interface ListChoice {
  readonly venue: VenueCode | undefined;
  readonly period: ListKind;
  readonly sport: SportKey | undefined;
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined => values.find((value) => value === text);

/** Categories that are lists here, by the numbers other pages know them by (SPORT-013). */
const CATEGORY_LIST_KINDS: ReadonlyMap<string, ListKind> = new Map([
  [String(CATEGORY_IDS.virtual), 'virtual'],
  [String(CATEGORY_IDS.esports), 'esports'],
]);

/**
 * Reads an address; what it does not say, or says wrongly, is left to the page.
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
