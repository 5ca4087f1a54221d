import type { VenuePlatform } from '@heptad/sandbox-venues';
import { rightsOf } from '../members/member-rights';
import { venueOf } from '../platform/venues';
import type { SandboxServices } from '../server/services';

/** What the sports venues ask of this platform. */
export function venuePlatform({
  members,
  switches,
  venueSessions,
}: Pick<SandboxServices, 'members' | 'switches' | 'venueSessions'>): VenuePlatform {
  return {
    isOpen(code) {
      const venue = venueOf(code);
      return venue !== undefined && switches.statusOf(venue) === 1;
    },
    async mayBet(memberId) {
      const member = await members.find(memberId);
      return member !== undefined && rightsOf(member).bet;
    },
    findSession: (token) => venueSessions.find(token),
  };
}
