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
    ...(member.phone === '' ? {} : { phone: maskContact('phone', member.phone) }),
    ...(member.email === '' ? {} : { email: maskContact('email', member.email) }),
    ...(member.avatar === '' ? {} : { avatar: avatarAddress(member.avatar) }),
  };
}

/** The folder below which avatars are served. */
export const AVATAR_FOLDER = '/site/api/v1/user/avatar/';

/** Where an avatar's file is to be had. */
export const avatarAddress = (file: string): string => `${AVATAR_FOLDER}${file}`;

/** A phone or e-mail as it may be shown: `138****8001`, `de***@example.test`. */
export const maskContact = (way: 'phone' | 'email', contact: string): string =>
  way === 'phone' ? maskPhone(contact, { middle: true }) : maskEmail(contact);

/** `de***@example.test`. */
export function maskEmail(email: string): string {
  const [name = '', domain] = email.split('@');
  return domain === undefined ? '' : `${name.slice(0, 2)}***@${domain}`;
}
