import { REQUEST_CODES, type CallResponse, type protection } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import { signedIn, type Member } from '../members/member';
import type { SandboxServices } from '../server/services';
import { protectionState } from './protection-state';

/** Does a write of a member's protection whole, tells every open page of the member, and answers with all that is set (ROLE-015). */
export async function changeProtection(
  services: SandboxServices,
  member: Member | undefined,
  work: (memberId: string) => Promise<void>,
): Promise<CallResponse<typeof protection.state>> {
  const { storage, events, members } = services;
  const { id } = signedIn(member);
  return storage.transaction(async () => {
    await work(id);
    storage.afterCommit(() => events.emit('protectionChanged', { memberId: id }));
    // A rest is part of the member: who it is now has to be read anew.
    const changed = await members.find(id);
    if (changed === undefined) throw new BusinessError(REQUEST_CODES.notFound, '会员信息不符');
    return protectionState(services, changed);
  });
}
