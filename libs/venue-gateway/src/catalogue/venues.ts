import { sportsVenueOf } from '@heptad/contracts';
import type { VenueCode, VenueDescription } from '../entities/venue';
import { VENUE_CODES } from '../entities/venue';

/** The venues as they are when no server has said anything (VENUE-004…007). */
export const DEFAULT_VENUES: Readonly<Record<VenueCode, VenueDescription>> = {
  IMTY: { en: 'IMTY', cn: 'IM体育', id: 0, enName: 'IMTY' },
  DBTY: { en: 'DBTY', cn: '熊猫体育', id: 2, enName: 'DBTY' },
  YBTY: { en: 'YBTY', cn: 'OB体育', id: 1, enName: 'OBTY' },
  FBTY: { en: 'FBTY', cn: 'FB体育', id: 3, enName: 'FBTY' },
};

/**
 * Merges the server's order with the defaults (VENUE-008, OPEN-041): valid entries in the server's order, each once,
 * then the venues it left out.
 * @param serverOrder codes in any spelling; invalid ones are passed over
 */
export function orderVenues(serverOrder: readonly string[]): readonly VenueDescription[] {
  const named = serverOrder.map((spelling) => sportsVenueOf(spelling)).filter((code) => code !== undefined);
  return [...new Set([...named, ...VENUE_CODES])].map((code) => DEFAULT_VENUES[code]);
}

/** The family label of a tab whose venue shares one wallet with others of its prefix (VENUE-016, OPEN-043). */
export function tabFamily(enName: string): 'sports' | 'fishing' | 'egame' | undefined {
  if (enName.startsWith('PMDZ')) return 'egame';
  if (enName.startsWith('YB')) return 'sports';
  if (enName.startsWith('BY')) return 'fishing';
  return undefined;
}
