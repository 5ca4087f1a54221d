import type { CallResponse, member } from '@heptad/contracts';
import { defined } from '@heptad/formatting';

/** Who is logged in (CALL-011). Contact data is masked already. */
export interface Member {
  readonly id: string;
  readonly name: string;
  /** VIP level. */
  readonly grade: number;
  readonly currency: string;
  /** Milliseconds since the epoch. */
  readonly registeredAt: number;
  readonly unreadMail: number;
  /**
   * Who may not bet: a `limited` member may only look; who has taken a `timeOut`, or is `excluded` by self-exclusion, may only take
   * money out. The platform enforces all of it (ROLE-011, ROLE-012).
   */
  readonly state: 'active' | 'limited' | 'timeOut' | 'excluded';
  readonly phoneBound: boolean;
  readonly emailBound: boolean;
  readonly realName?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly avatar?: string;
}

/** Makes the member out of the platform's answer. */
export function memberOf(info: CallResponse<typeof member.info>): Member {
  const { realName, phone, email, avatar } = info;
  return {
    id: info.userId,
    name: info.name,
    grade: info.grade,
    currency: info.currency,
    registeredAt: info.registeredAt,
    unreadMail: info.unreadMail,
    state: info.state,
    phoneBound: info.phoneBound === 1,
    emailBound: info.emailBound === 1,
    ...defined({ realName, phone, email, avatar }),
  };
}
