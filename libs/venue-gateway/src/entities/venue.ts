/** Codes of the sports venues, in the order that holds when a server gives none (VENUE-001, OPEN-041). */
export const VENUE_CODES = ['IMTY', 'DBTY', 'YBTY', 'FBTY'] as const;
export type VenueCode = (typeof VENUE_CODES)[number];

/** The wire format a venue speaks; YBTY and DBTY are two venues of one family. */
export type VenueFamily = 'im' | 'ob' | 'fb';

export const FAMILY_OF_VENUE: Readonly<Record<VenueCode, VenueFamily>> = {
  IMTY: 'im',
  DBTY: 'ob',
  YBTY: 'ob',
  FBTY: 'fb',
};

/** A sports venue as the product names it (VENUE-003). */
export interface VenueDescription {
  readonly en: VenueCode;
  /** Its name in Chinese; other languages come from messages. */
  readonly cn: string;
  readonly id: number;
  /** How launch and order calls spell it (OPEN-042). */
  readonly enName: string;
}
