import type { Match } from '@heptad/venue-gateway';

/** What line-ups need to know of their match. */
export type LineUpMatch = Pick<Match, 'id' | 'venue' | 'sport' | 'home' | 'away' | 'kickOff' | 'status'>;

/** Whether a sport is played by named players in line-ups; what a computer plays is not. */
export function hasLineUps({ sport }: Pick<Match, 'sport'>): boolean {
  return sport === 'football' || sport === 'basketball';
}
