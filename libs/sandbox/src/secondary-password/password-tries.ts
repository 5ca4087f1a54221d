import { BUSINESS_CODES } from '@heptad/contracts';
import type { Storage } from '@heptad/sandbox-ledger';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import { BusinessError } from '@heptad/sandbox-venues';

/** Wrong passwords until no more are judged. */
export const MOST_WRONG = 5;
/** How long wrong ones are remembered after the last one, and so how long a lock lasts, sandbox ms. */
export const PASSWORD_LOCK_MS = 15 * 60_000;

export interface TriesLeft {
  readonly left: number;
  /** Sandbox time, ms; undefined where a try is judged. */
  readonly lockedUntil: number | undefined;
}

/** Counts wrong passwords of members who are logged in. */
export interface PasswordTries {
  left(id: string): Promise<TriesLeft>;
  /** Throws the BusinessError when the password is wrong, or when too many were. Not to be called inside a transaction. */
  judge(id: string, isRight: () => Promise<boolean>): Promise<void>;
  forget(id: string): Promise<void>;
}

/**
 * Keeps the counts in the storage, so that a restart gives no more tries. Tries of the same id are judged one after the other:
 * of any number at the same moment only so many are, and right ones never count.
 */
export function createPasswordTries(storage: Storage, clock: SandboxClock): PasswordTries {
  const turns = new Map<string, Promise<unknown>>();

  async function left(id: string): Promise<TriesLeft> {
    const row = await storage.db
      .selectFrom('password_tries')
      .selectAll()
      .where('id', '=', id)
      .where('ends_at', '>', clock.now())
      .executeTakeFirst();
    const tries = row?.tries ?? 0;
    return {
      left: Math.max(0, MOST_WRONG - tries),
      lockedUntil: tries < MOST_WRONG ? undefined : row?.ends_at,
    };
  }

  async function forget(id: string): Promise<void> {
    await storage.db.deleteFrom('password_tries').where('id', '=', id).execute();
  }

  async function judgeNow(id: string, isRight: () => Promise<boolean>): Promise<void> {
    const before = await left(id);
    if (before.lockedUntil !== undefined) throw locked(before.lockedUntil);
    if (await isRight()) return forget(id);
    const row = { tries: MOST_WRONG - before.left + 1, ends_at: clock.now() + PASSWORD_LOCK_MS };
    await storage.db
      .insertInto('password_tries')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    if (before.left === 1) throw locked(row.ends_at);
    throw new BusinessError(BUSINESS_CODES.passwordWrong, '密码不正确', { left: before.left - 1 });
  }

  return {
    left,
    forget,
    async judge(id, isRight) {
      const turn = (turns.get(id) ?? Promise.resolve()).then(() => judgeNow(id, isRight));
      const done = turn.catch(() => undefined);
      turns.set(id, done);
      await done;
      if (turns.get(id) === done) turns.delete(id);
      return turn;
    },
  };
}

function locked(lockedUntil: number): BusinessError {
  return new BusinessError(BUSINESS_CODES.passwordLocked, '密码错误次数过多，请稍后再试', { lockedUntil });
}
