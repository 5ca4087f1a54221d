import * as v from 'valibot';

/** The sports venues as they are called inside the product (VENUE-001), by their numbers. */
export const SPORTS_VENUE_CODES = ['IMTY', 'YBTY', 'DBTY', 'FBTY'] as const;
export type SportsVenueCode = (typeof SPORTS_VENUE_CODES)[number];

/** The venue that is meant where none is named and no order is known. */
export const DEFAULT_VENUE: SportsVenueCode = 'IMTY';

/**
 * The sports venue that a spelling means, wherever it came in: an address, the shell, the device, the wire. `OBTY` is `YBTY`
 * (VENUE-002); case and surrounding blanks do not matter.
 * @returns undefined for anything that is no sports venue
 */
export function sportsVenueOf(spelling: string | null | undefined): SportsVenueCode | undefined {
  const upper = spelling?.trim().toUpperCase();
  const code = upper === 'OBTY' ? 'YBTY' : upper;
  return SPORTS_VENUE_CODES.find((known) => known === code);
}

/** A sports venue in what the platform answers, the shell hands over and the device keeps, in any spelling (VENUE-002). */
export const sportsVenueCode = v.pipe(
  v.string(),
  v.transform((spelling) => sportsVenueOf(spelling) ?? spelling),
  v.picklist(SPORTS_VENUE_CODES),
);
