import { memberCentre } from '@heptad/contracts';
import { prizesWaiting } from '../activities/prizes-waiting';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { daysOfMember } from './days-of-member';
import { underWay } from './under-way';

/** Puts what the member centre shows of the member's affairs on the server. */
export function serveMemberCentre({ calls, services }: AreaServer): void {
  calls.serveCall(memberCentre.overview, async ({ member: caller, site }) => {
    const member = signedIn(caller);
    const { id, registeredAt } = member;
    const now = services.clock.now();
    const { set } = await services.secondaryPasswords.stateOf(id);
    return {
      days: daysOfMember(registeredAt, now),
      ...(await underWay(services.storage, id, now)),
      prizesWaiting: await prizesWaiting(services, member, site),
      secondaryPassword: set ? (1 as const) : (0 as const),
    };
  });
}
