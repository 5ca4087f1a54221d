import type { VenuePlatform } from '@heptad/sandbox-venues';
import { venueOf } from '../platform/venues';
import type { SandboxServices } from '../server/services';

/** What the sports venues ask of this platform. */
export function venuePlatform({
  switches,
  venueSessions,
}: Pick<SandboxServices, 'switches' | 'venueSessions'>): VenuePlatform {
  return {
    isOpen(code) {
      const venue = venueOf(code);
      return venue !== undefined && switches.statusOf(venue) === 1;
    },
    findSession: (token) => venueSessions.find(token),
  };
}
