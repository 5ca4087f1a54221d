import { memberCentre } from '@heptad/contracts';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { daysOfMember } from './days-of-member';
import { underWay } from './under-way';

/** Puts what the member centre shows of the member's affairs on the server. */
export function serveMemberCentre({ calls, services }: AreaServer): void {
  calls.serveCall(memberCentre.overview, async ({ member }) => {
    const { id, registeredAt } = signedIn(member);
    const now = services.clock.now();
    const { set } = await services.secondaryPasswords.stateOf(id);
    return {
      days: daysOfMember(registeredAt, now),
      ...(await underWay(services.storage, id, now)),
      secondaryPassword: set ? (1 as const) : (0 as const),
    };
  });
}
