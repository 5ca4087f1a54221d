import { keptQuery, type ValueOf } from '../storage/kept-query';
import type { Storage } from '../storage/storage';
import type { AccountId } from './accounts';

/** An account that was used, and what it holds in minor units. */
export interface AccountBalance {
  readonly account: AccountId;
  readonly balance: bigint;
  /** Number of the newest posting that moved it; zero where none has. */
  readonly lastPosting: number;
}

const balanceOfAccount = keptQuery((db, value: ValueOf<{ account: string }>) =>
  db.selectFrom('balances').select('balance_minor').where('account_id', '=', value('account')),
);

const balancesOfMember = keptQuery((db, value: ValueOf<{ memberId: string }>) =>
  db
    .selectFrom('accounts')
    .innerJoin('balances', 'balances.account_id', 'accounts.id')
    .select(['accounts.id', 'balances.balance_minor', 'balances.last_posting'])
    .where('accounts.member_id', '=', value('memberId'))
    .orderBy('accounts.id'),
);

/** Minor units in an account; zero when it was never used. */
export async function balanceOf(storage: Storage, account: AccountId): Promise<bigint> {
  const [row] = await balanceOfAccount(storage.db, { account });
  return row?.balance_minor ?? 0n;
}

/** Minor units in each of several accounts, read at once; zero in those that were never used. */
export async function balancesIn(
  storage: Storage,
  accounts: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, bigint>> {
  const found = new Map<AccountId, bigint>(accounts.map((account) => [account, 0n]));
  if (found.size === 0) return found;
  const rows = await storage.db
    .selectFrom('balances')
    .select(['account_id', 'balance_minor'])
    .where('account_id', 'in', [...found.keys()])
    .execute();
  for (const row of rows) found.set(row.account_id as AccountId, row.balance_minor);
  return found;
}

/** Every account of a member that was ever used, with its balance. */
export async function balancesOf(storage: Storage, memberId: string): Promise<readonly AccountBalance[]> {
  const rows = await balancesOfMember(storage.db, { memberId });
  return rows.map((row) => ({
    account: row.id as AccountId,
    balance: row.balance_minor,
    lastPosting: row.last_posting,
  }));
}
