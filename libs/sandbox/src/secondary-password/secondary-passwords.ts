import { BUSINESS_CODES } from '@heptad/contracts';
import type { Storage } from '@heptad/sandbox-ledger';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Members } from '../members/members';
import { isPassword, keepPassword } from '../members/password';
import { createPasswordTries } from './password-tries';
import type { TriesLeft } from './password-tries';

/** The password that guards a member's money besides the one of the login. Passwords are MD5 values, as the client sends them. */
export interface SecondaryPasswords {
  stateOf(memberId: string): Promise<TriesLeft & { readonly set: boolean }>;
  /** Throws the BusinessError when it is wrong, when too many were, or when the member has none. Not to be called inside a transaction. */
  require(memberId: string, md5: string): Promise<void>;
  /** The same of the login password, with a count of its own. */
  requireLogin(memberId: string, md5: string): Promise<void>;
  /** How many tries of {@link SecondaryPasswords.requireLogin} are left. */
  loginTriesLeft(memberId: string): Promise<TriesLeft>;
  /** Sets it and forgets the wrong ones. Throws the BusinessError when it is the login password. */
  set(memberId: string, md5: string): Promise<void>;
  /** Whether it is the member's secondary password; nothing is counted. */
  isSame(memberId: string, md5: string): Promise<boolean>;
}

/** Keeps secondary passwords in the storage, under scrypt as those of the login. */
export function createSecondaryPasswords(
  storage: Storage,
  clock: SandboxClock,
  members: Pick<Members, 'checkPassword'>,
): SecondaryPasswords {
  const tries = createPasswordTries(storage, clock);
  const triesId = (memberId: string) => `secondary:${memberId}`;
  const loginId = (memberId: string) => `login:${memberId}`;
  const keptOf = async (memberId: string): Promise<string | undefined> => {
    const row = await storage.db
      .selectFrom('secondary_passwords')
      .select('password')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return row?.password;
  };

  return {
    async stateOf(memberId) {
      const set = (await keptOf(memberId)) !== undefined;
      return { set, ...(await tries.left(triesId(memberId))) };
    },
    async require(memberId, md5) {
      const kept = await keptOf(memberId);
      if (kept === undefined)
        throw new BusinessError(BUSINESS_CODES.secondaryPasswordMissing, '尚未设置资金密码');
      await tries.judge(triesId(memberId), () => isPassword(kept, md5));
    },
    async requireLogin(memberId, md5) {
      await tries.judge(loginId(memberId), () => members.checkPassword(memberId, md5));
    },
    loginTriesLeft: (memberId) => tries.left(loginId(memberId)),
    async set(memberId, md5) {
      if (await members.checkPassword(memberId, md5))
        throw new BusinessError(BUSINESS_CODES.passwordsAlike, '登录密码与资金密码不能相同');
      const row = { password: await keepPassword(md5), changed_at: clock.now() };
      await storage.db
        .insertInto('secondary_passwords')
        .values({ member_id: memberId, ...row })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
        .execute();
      await tries.forget(triesId(memberId));
    },
    async isSame(memberId, md5) {
      const kept = await keptOf(memberId);
      return kept !== undefined && isPassword(kept, md5);
    },
  };
}
