import type { SandboxClock } from '@heptad/sandbox-simulation';
import type { Storage } from '@heptad/sandbox-ledger';

/** How long wrong passwords are remembered after the last one that was judged, and so how long a lock lasts, ms. */
export const LOGIN_LOCK_MS = 15 * 60_000;
/** Wrong passwords for one account, and from one address for any accounts, until no more are judged. */
export const ACCOUNT_LIMIT = 10;
export const ADDRESS_LIMIT = 50;
/** For how long an address counts as one of the member's own, ms. */
const HOME_LIFE_MS = 30 * 86_400_000;

/** One attempt to log in, counted before it is judged. */
export interface CountedTry {
  /** Wrong passwords that were counted for the account before this one. */
  readonly before: number;
  /** Too many came before it: it is not to be judged. */
  readonly locked: boolean;
  /** It was no wrong password after all. */
  takeBack(): Promise<void>;
  /** It led to a login: the account's count is over, and the address is the member's own from now on. */
  succeed(): Promise<void>;
}

/**
 * Counts wrong passwords by account and by address. A member's own addresses, those of logins of the last 30 days, have a
 * count of their own for that account: a stranger who uses up the tries of an account locks out strangers.
 */
export interface LoginTries {
  /**
   * Counts an attempt in one statement for each count, so that of any number at the same moment only so many are judged.
   * @param account a member's id, or what was typed where there is no such member
   */
  count(account: string, address: string): Promise<CountedTry>;
}

export function createLoginTries({ db }: Storage, clock: SandboxClock): LoginTries {
  const byAddress = (address: string) => `address:${address}`;
  const home = (account: string, address: string) => `home:${account}:${address}`;

  /** @returns the count with this one, at most one above the limit */
  async function add(key: string, account: string, limit: number): Promise<number> {
    const now = clock.now();
    const { tries } = await db
      .insertInto('login_tries')
      .values({ id: key, account, tries: 1, ends_at: now + LOGIN_LOCK_MS })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          tries: row
            .case()
            .when('login_tries.ends_at', '<=', now)
            .then(1)
            .when('login_tries.tries', '>', limit)
            .then(limit + 1)
            .else(row('login_tries.tries', '+', 1))
            .end(),
          // Attempts that are not judged do not make a lock last longer.
          ends_at: row
            .case()
            .when(row.and([row('login_tries.ends_at', '>', now), row('login_tries.tries', '>=', limit)]))
            .then(row.ref('login_tries.ends_at'))
            .else(now + LOGIN_LOCK_MS)
            .end(),
        })),
      )
      .returning('tries')
      .executeTakeFirstOrThrow();
    return Number(tries);
  }

  async function isHome(account: string, address: string): Promise<boolean> {
    const row = await db
      .selectFrom('login_tries')
      .select('id')
      .where('id', '=', home(account, address))
      .where('ends_at', '>', clock.now())
      .executeTakeFirst();
    return row !== undefined;
  }

  async function subtract(key: string): Promise<void> {
    await db
      .updateTable('login_tries')
      .set((row) => ({ tries: row('tries', '-', 1) }))
      .where('id', '=', key)
      .where('tries', '>', 0)
      .execute();
  }

  return {
    async count(account, address) {
      await db.deleteFrom('login_tries').where('ends_at', '<=', clock.now()).execute();
      const own = await isHome(account, address);
      const accountKey = own ? `account:${account}:${address}` : `account:${account}`;
      const addressTries = await add(byAddress(address), '', ADDRESS_LIMIT);
      const accountTries = await add(accountKey, account, ACCOUNT_LIMIT);
      return {
        before: accountTries - 1,
        locked: accountTries > ACCOUNT_LIMIT || addressTries > ADDRESS_LIMIT,
        async takeBack() {
          await subtract(byAddress(address));
          await subtract(accountKey);
        },
        async succeed() {
          await db.deleteFrom('login_tries').where('id', '=', accountKey).execute();
          const row = { account, tries: 0, ends_at: clock.now() + HOME_LIFE_MS };
          await db
            .insertInto('login_tries')
            .values({ id: home(account, address), ...row })
            .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
            .execute();
        },
      };
    },
  };
}
