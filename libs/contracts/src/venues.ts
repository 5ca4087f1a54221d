import type { SportsVenueCode } from './venue-code';

/** The wire format a venue speaks; YBTY and DBTY are two venues of one family. */
export type VenueFamily = 'im' | 'ob' | 'fb';

export const FAMILY_OF_VENUE = {
  IMTY: 'im',
  YBTY: 'ob',
  DBTY: 'ob',
  FBTY: 'fb',
} as const satisfies Record<SportsVenueCode, VenueFamily>;

/** A sports venue as the product names it (VENUE-003). */
export interface SportsVenue {
  readonly en: SportsVenueCode;
  /** Its name in Chinese; other languages come from messages. */
  readonly cn: string;
  readonly id: number;
  /** How launch and order calls spell it (OPEN-042). */
  readonly enName: string;
}

/** The sports venues as they are when no server has said anything (VENUE-004…007). */
export const SPORTS_VENUES = {
  IMTY: { en: 'IMTY', cn: 'IM体育', id: 0, enName: 'IMTY' },
  DBTY: { en: 'DBTY', cn: '熊猫体育', id: 2, enName: 'DBTY' },
  YBTY: { en: 'YBTY', cn: 'OB体育', id: 1, enName: 'OBTY' },
  FBTY: { en: 'FBTY', cn: 'FB体育', id: 3, enName: 'FBTY' },
} as const satisfies Record<SportsVenueCode, SportsVenue>;
