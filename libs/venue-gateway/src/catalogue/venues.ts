import { SPORTS_VENUES, sportsVenueOf } from '@heptad/contracts';
import { VENUE_CODES, type VenueDescription } from '../entities/venue';

/**
 * Merges the server's order with the defaults (VENUE-008, OPEN-041): valid entries in the server's order, each once,
 * then the venues it left out.
 * @param serverOrder codes in any spelling; invalid ones are passed over
 */
export function orderVenues(serverOrder: readonly string[]): readonly VenueDescription[] {
  const named = serverOrder.map((spelling) => sportsVenueOf(spelling)).filter((code) => code !== undefined);
  return [...new Set([...named, ...VENUE_CODES])].map((code) => SPORTS_VENUES[code]);
}

/** The family label of a tab whose venue shares one wallet with others of its prefix (VENUE-016, OPEN-043). */
export function tabFamily(enName: string): 'sports' | 'fishing' | 'egame' | undefined {
  if (enName.startsWith('PMDZ')) return 'egame';
  if (enName.startsWith('YB')) return 'sports';
  if (enName.startsWith('BY')) return 'fishing';
  return undefined;
}
