import type { wallet } from '@heptad/contracts';
import type { Storage } from '../storage/storage';
import { accountParts } from './accounts';
import type { AccountId } from './accounts';
import { readHistory } from './history';
import type { HistoryQuery, LedgerEntry } from './history';
import { once } from './idempotency';
import { checkInvariants } from './invariants';
import type { LedgerInvariants } from './invariants';

/** One side of a transaction: minor units, added to the account when positive. */
export interface Posting {
  readonly account: AccountId;
  readonly amount: bigint;
}

/** What a movement is for, in the words of the member's wallet history (CALL-067). */
export type PostingReason = (typeof wallet.entryKinds)[number];

/** What every ledger transaction says about itself. */
export interface PostingNote {
  readonly reason: PostingReason;
  /** What it belongs to: an order or bet number. */
  readonly reference?: string;
  /** Whose history shows it. */
  readonly memberId?: string;
  /** With a key (and a member) the transaction happens once, however often it is asked for. */
  readonly key?: string;
}

export interface TransferOrder extends PostingNote {
  readonly from: AccountId;
  readonly to: AccountId;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

export interface LedgerReceipt {
  readonly transactionId: number;
  /** Sandbox time, ms. */
  readonly at: number;
}

/** The wallet has less than was asked for; nothing was moved. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';

  constructor(readonly account: AccountId) {
    super(`insufficient funds: ${account}`);
  }
}

/** The wallet: double entry, minor units, every movement one sealed transaction. Joins the running storage transaction. */
export interface Ledger {
  /** Minor units in an account; zero when it was never used. */
  balance(account: AccountId): Promise<bigint>;
  /** Every account of a member that was ever used, with its balance. */
  balancesOf(memberId: string): Promise<readonly { account: AccountId; balance: bigint }[]>;
  /** Moves money between two accounts of one currency. Throws {@link InsufficientFunds}; RangeError for a nonsense amount. */
  transfer(order: TransferOrder): Promise<LedgerReceipt>;
  /** Moves money between any number of accounts; the sum must be zero per currency. Same errors. */
  post(postings: readonly Posting[], note: PostingNote): Promise<LedgerReceipt>;
  /** Entries, newest first. */
  history(query: HistoryQuery): Promise<readonly LedgerEntry[]>;
  /** Proves the sums again from the entries alone. */
  invariants(): Promise<LedgerInvariants>;
}

/** What the ledger tells when a member's account has moved; called after the commit. */
export type BalanceListener = (memberId: string, account: AccountId) => void;

/**
 * @param now the sandbox clock, ms
 * @param onMoved told of each member account that a committed transaction moved
 */
export function createLedger(
  storage: Storage,
  now: () => number,
  onMoved: BalanceListener = () => undefined,
): Ledger {
  const opened = new Set<string>();

  async function open(account: AccountId): Promise<void> {
    if (opened.has(account)) return;
    const parts = accountParts(account);
    await storage.db
      .insertInto('accounts')
      .values({
        id: account,
        member_id: parts.memberId ?? null,
        currency: parts.currency,
        may_be_negative: parts.mayBeNegative ? 1 : 0,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    storage.afterCommit(() => opened.add(account));
  }

  async function balance(account: AccountId): Promise<bigint> {
    const row = await storage.db
      .selectFrom('balances')
      .select('balance_minor')
      .where('account_id', '=', account)
      .executeTakeFirst();
    return row?.balance_minor ?? 0n;
  }

  async function write(postings: readonly Posting[], note: PostingNote): Promise<LedgerReceipt> {
    for (const { account, amount } of postings) {
      await open(account);
      if (amount < 0n && !accountParts(account).mayBeNegative && (await balance(account)) + amount < 0n) {
        throw new InsufficientFunds(account);
      }
    }
    const at = Math.trunc(now());
    const { id } = await storage.db
      .insertInto('ledger_transactions')
      .values({
        reason: note.reason,
        reference: note.reference ?? '',
        member_id: note.memberId ?? null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storage.db
      .insertInto('postings')
      .values(
        postings.map(({ account, amount }) => ({
          transaction_id: id,
          account_id: account,
          currency: accountParts(account).currency,
          amount_minor: amount,
        })),
      )
      .execute();
    await storage.db.insertInto('ledger_seals').values({ transaction_id: id }).execute();
    for (const { account } of postings) {
      const { memberId } = accountParts(account);
      if (memberId !== undefined) storage.afterCommit(() => onMoved(memberId, account));
    }
    return { transactionId: id, at };
  }

  async function post(postings: readonly Posting[], note: PostingNote): Promise<LedgerReceipt> {
    const joined = joinedPerAccount(postings);
    if (joined.length < 2) throw new RangeError('a transaction needs two sides');
    const { key, memberId, reason } = note;
    if (key === undefined) return storage.transaction(() => write(joined, note));
    if (memberId === undefined) throw new RangeError('an idempotency key belongs to a member');
    return once(storage, { memberId, operation: `ledger:${reason}`, key, body: joined, at: now() }, () =>
      write(joined, note),
    );
  }

  return {
    balance,
    async balancesOf(memberId) {
      const rows = await storage.db
        .selectFrom('accounts')
        .innerJoin('balances', 'balances.account_id', 'accounts.id')
        .select(['accounts.id', 'balances.balance_minor'])
        .where('accounts.member_id', '=', memberId)
        .orderBy('accounts.id')
        .execute();
      return rows.map((row) => ({ account: row.id as AccountId, balance: row.balance_minor }));
    },
    async transfer(order) {
      if (order.amount <= 0n) throw new RangeError('an amount to move must be above zero');
      return post(
        [
          { account: order.from, amount: -order.amount },
          { account: order.to, amount: order.amount },
        ],
        order,
      );
    },
    post,
    history: (query) => readHistory(storage, query),
    invariants: () => checkInvariants(storage),
  };
}

/** One entry per account and none of zero, since an entry moves a balance by exactly itself. */
function joinedPerAccount(postings: readonly Posting[]): readonly Posting[] {
  const sums = new Map<AccountId, bigint>();
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0n) + amount);
  return [...sums].filter(([, amount]) => amount !== 0n).map(([account, amount]) => ({ account, amount }));
}
