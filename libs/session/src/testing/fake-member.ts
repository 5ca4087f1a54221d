import type { Member } from '../member';

/** A member in good standing about whom nothing special is known. @param id also the end of the name: `member<id>` */
export const fakeMember = (id: string, more: Partial<Member> = {}): Member => ({
  id,
  name: `member${id}`,
  grade: 0,
  currency: 'CNY',
  registeredAt: 0,
  unreadMail: 0,
  state: 'active',
  phoneBound: false,
  emailBound: false,
  ...more,
});
