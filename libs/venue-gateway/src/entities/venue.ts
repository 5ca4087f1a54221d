import type { SportsVenueCode } from '@heptad/contracts';

export {
  FAMILY_OF_VENUE,
  type SportsVenue as VenueDescription,
  type SportsVenueCode as VenueCode,
  type VenueFamily,
} from '@heptad/contracts';

/** The sports venues in the order that holds when a server gives none (OPEN-041). */
export const VENUE_CODES = ['IMTY', 'DBTY', 'YBTY', 'FBTY'] as const satisfies readonly SportsVenueCode[];
