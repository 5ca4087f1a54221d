import type { Storage } from '../storage/storage';
import type { AccountId } from './accounts';
import { balanceOf, balancesIn, balancesOf, type AccountBalance } from './balances';
import { readHistory } from './history';
import type { HistoryQuery, LedgerEntry } from './history';
import { once } from './idempotency';
import { checkInvariants } from './invariants';
import type { LedgerInvariants } from './invariants';
import type { LedgerReceipt, Posting, PostingNote } from './posting';
import { createTransactionWriter, type BalanceListener } from './transaction-writer';

export interface TransferOrder extends PostingNote {
  readonly from: AccountId;
  readonly to: AccountId;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/** The wallet: double entry, minor units, every movement one sealed transaction. Joins the running storage transaction. */
export interface Ledger {
  /** Minor units in an account; zero when it was never used. */
  balance(account: AccountId): Promise<bigint>;
  /** The same of several accounts, read at once. */
  balances(accounts: readonly AccountId[]): Promise<ReadonlyMap<AccountId, bigint>>;
  /** Every account of a member that was ever used, with its balance. */
  balancesOf(memberId: string): Promise<readonly AccountBalance[]>;
  /** Moves money between two accounts of one currency. Throws InsufficientFunds; RangeError for a nonsense amount. */
  transfer(order: TransferOrder): Promise<LedgerReceipt>;
  /** Moves money between any number of accounts; the sum must be zero per currency. Same errors. */
  post(postings: readonly Posting[], note: PostingNote): Promise<LedgerReceipt>;
  /** Entries, newest first. */
  history(query: HistoryQuery): Promise<readonly LedgerEntry[]>;
  /** Proves the sums again from the entries alone. */
  invariants(): Promise<LedgerInvariants>;
}

/**
 * @param now the sandbox clock, ms
 * @param onMoved told of each member account that a committed transaction moved
 */
export function createLedger(
  storage: Storage,
  now: () => number,
  onMoved: BalanceListener = () => undefined,
): Ledger {
  const write = createTransactionWriter(storage, now, onMoved);

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
    balance: (account) => balanceOf(storage, account),
    balances: (accounts) => balancesIn(storage, accounts),
    balancesOf: (memberId) => balancesOf(storage, memberId),
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
