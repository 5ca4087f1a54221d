import { BUSINESS_CODES, REQUEST_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';
import type { Challenges } from './challenges';
import { contactOf, requireRight, type CodeChannel, type VerificationCodes } from './codes';

/** The three steps of a forgotten password, by phone or e-mail (CALL-026…CALL-031). Each step's ticket leads to the next only. */
export interface PasswordReset {
  /** Sends a code when name and contact belong together, and answers alike when they do not, so that nobody learns of members. */
  begin(order: {
    readonly name: string;
    readonly to: string;
    readonly channel: CodeChannel;
  }): Promise<string>;
  /** Takes the code. Throws a BusinessError when it is wrong or too old. */
  confirm(ticket: string, code: string): Promise<string>;
  /** Sets the new password and ends every session. Throws a BusinessError for a ticket that is none. */
  change(ticket: string, md5: string): Promise<void>;
}

const TICKET_LIFE_MS = 15 * 60_000;
const PURPOSE = 'forget';

export function createPasswordReset(
  services: SandboxServices,
  challenges: Challenges,
  codes: VerificationCodes,
): PasswordReset {
  async function openTicket(kind: 'forget' | 'forgetConfirmed', ticket: string) {
    const challenge = await challenges.find(kind, ticket);
    if (challenge === undefined || challenge.expired) {
      throw new BusinessError(REQUEST_CODES.invalidRequest, '操作已过期，请重新开始');
    }
    return challenge;
  }

  return {
    async begin({ name, to: typed, channel }) {
      const to = typed.toLowerCase();
      const member = await services.members.findByName(name);
      const known = member !== undefined && contactOf(member, channel) === to;
      if (known) await codes.send({ to, channel, purpose: PURPOSE });
      return challenges.put({
        kind: 'forget',
        subject: known ? member.id : '',
        answer: to,
        lifeMs: TICKET_LIFE_MS,
      });
    },
    async confirm(ticket, code) {
      const { subject, answer } = await openTicket('forget', ticket);
      const result = subject === '' ? 'wrong' : await codes.check(answer, PURPOSE, code);
      requireRight(result);
      await challenges.remove('forget', ticket);
      return challenges.put({ kind: 'forgetConfirmed', subject, lifeMs: TICKET_LIFE_MS });
    },
    async change(ticket, md5) {
      const { subject } = await openTicket('forgetConfirmed', ticket);
      if (await services.secondaryPasswords.isSame(subject, md5))
        throw new BusinessError(BUSINESS_CODES.passwordsAlike, '登录密码与资金密码不能相同');
      await services.members.setPassword(subject, md5);
      await services.sessions.endAll(subject);
      await services.venueSessions.endAll(subject);
      await challenges.remove('forgetConfirmed', ticket);
    },
  };
}
