import { BUSINESS_CODES, REQUEST_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';

const MOST_WRONG = 5;
const CLOSED_MS = 15 * 60_000;

/** Asks for the login password before money leaves. */
export interface PasswordCheck {
  /** Throws the BusinessError when the password is wrong, or when too many were. */
  require(memberId: string, md5: string): Promise<void>;
}

/**
 * Counts wrong passwords in memory, outside of the call’s transaction, which a refusal rolls back; they do not count at the
 * login, whose session is there already.
 */
export function createPasswordCheck({
  members,
  clock,
}: Pick<SandboxServices, 'members' | 'clock'>): PasswordCheck {
  const wrong = new Map<string, { count: number; until: number }>();
  return {
    async require(memberId, md5) {
      const now = clock.now();
      const before = wrong.get(memberId);
      const count = before !== undefined && before.until > now ? before.count : 0;
      if (count >= MOST_WRONG)
        throw new BusinessError(REQUEST_CODES.tooManyRequests, '密码错误次数过多，请 15 分钟后再试');
      if (await members.checkPassword(memberId, md5)) {
        wrong.delete(memberId);
        return;
      }
      wrong.set(memberId, { count: count + 1, until: now + CLOSED_MS });
      throw new BusinessError(BUSINESS_CODES.passwordWrong, '密码不正确', {
        left: MOST_WRONG - count - 1,
      });
    },
  };
}
