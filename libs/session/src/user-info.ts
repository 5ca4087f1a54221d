import type { ApiClient, Result } from '@heptad/api-client';
import { member } from '@heptad/contracts';
import { memberOf, type Member } from './member';

/** The member's info, asked for once however many want it (CALL-011). */
export interface UserInfo {
  get(): Promise<Result<Member>>;
  /** Clears it, and drops an answer that is under way. */
  reset(): void;
}

export function createUserInfo(api: ApiClient): UserInfo {
  let asked: Promise<Result<Member>> | undefined;

  async function ask(): Promise<Result<Member>> {
    const answer = await api.send(member.info, {}, { noToast: true });
    return answer.ok ? { ok: true, value: memberOf(answer.value) } : answer;
  }

  return {
    get() {
      if (asked !== undefined) return asked;
      const mine = ask().then((result) => {
        if (!result.ok && asked === mine) asked = undefined;
        return result;
      });
      asked = mine;
      return mine;
    },
    reset() {
      asked = undefined;
    },
  };
}
