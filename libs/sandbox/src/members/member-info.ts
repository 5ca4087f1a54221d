import type { CallResponse, member as memberCalls } from '@heptad/contracts';
import { hideName, maskPhone } from '@heptad/formatting';
import type { Member } from './member';
import { rightsOf } from './member-rights';

/** A member as the member is told about themself (CALL-011): contact data masked. */
export function memberInfoOf(member: Member, unreadMail: number): CallResponse<typeof memberCalls.info> {
  return {
    userId: member.id,
    name: member.name,
    grade: member.grade,
    currency: member.currency,
    registeredAt: member.registeredAt,
    unreadMail,
    state: rightsOf(member).standing,
    phoneBound: member.phone === '' ? 0 : 1,
    emailBound: member.email === '' ? 0 : 1,
    ...(member.realName === '' ? {} : { realName: hideName(member.realName) }),
    ...(member.phone === '' ? {} : { phone: maskPhone(member.phone, { middle: true }) }),
    ...(member.email === '' ? {} : { email: maskEmail(member.email) }),
  };
}

/** `de***@example.test`. */
export function maskEmail(email: string): string {
  const [name = '', domain] = email.split('@');
  return domain === undefined ? '' : `${name.slice(0, 2)}***@${domain}`;
}
