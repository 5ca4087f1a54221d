import type { Rest } from './rest';

/** A member of the sandbox, as every area knows them. Amounts are not here: ask the ledger. */
export interface Member {
  /** Digits; the wire's `userId`. */
  readonly id: string;
  readonly name: string;
  /** VIP grade, 0 to 10. */
  readonly grade: number;
  readonly currency: string;
  readonly realName: string;
  readonly phone: string;
  readonly email: string;
  /** `1990-06-12`; empty where the member has not said it. */
  readonly birthday: string;
  /** The file of the avatar's address; empty where there is none. */
  readonly avatar: string;
  readonly state: MemberState;
  /** The time-out or self-exclusion that held when the member was looked up. */
  readonly rest: Rest | undefined;
  readonly registeredAt: number;
  readonly lastLoginAt: number | undefined;
  readonly attribution: Attribution;
}

/** What brought a member to the site, as it was said at the registration (ROLE-005); empty where nothing did. */
export interface Attribution {
  readonly inviteCode: string;
  readonly agentCode: string;
  readonly recommendCode: string;
}

/**
 * What stands between a member and a quiet visit. `active` has nothing; the others make the login (or, for the last two, the
 * bets and deposits) answer as the catalogue says.
 */
export const MEMBER_STATES = [
  'active',
  'captcha',
  'slider',
  'unusualIp',
  'unusualDevice',
  'unusualIpAndDevice',
  'dormant',
  'risk',
  'deviceAuthorisation',
  'deviceCode',
  'deviceLocked',
  'deviceExpired',
  'deviceExcessive',
  'locked',
  'betLocked',
  'selfExcluded',
] as const;

export type MemberState = (typeof MEMBER_STATES)[number];

/**
 * The member of a call whose access is `member`; the server has seen to it that there is one.
 * @throws Error when there is none: a defect of the sandbox
 */
export function signedIn(member: Member | undefined): Member {
  if (member === undefined) throw new Error('a member call without a member');
  return member;
}
