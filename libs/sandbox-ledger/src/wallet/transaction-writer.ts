import type { Storage } from '../storage/storage';
import { accountParts, type AccountId } from './accounts';
import { balanceOf } from './balances';
import { InsufficientFunds, type LedgerReceipt, type Posting, type PostingNote } from './posting';

/** What the ledger tells when a member's account has moved; called after the commit. */
export type BalanceListener = (memberId: string, account: AccountId) => void;

/** Writes one sealed transaction into the running storage transaction. @throws InsufficientFunds */
export type WriteTransaction = (postings: readonly Posting[], note: PostingNote) => Promise<LedgerReceipt>;

/**
 * @param now the sandbox clock, ms
 * @param onMoved told of each member account that a committed transaction moved
 */
export function createTransactionWriter(
  storage: Storage,
  now: () => number,
  onMoved: BalanceListener,
): WriteTransaction {
  const opened = new Set<AccountId>();

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

  async function checkFunds({ account, amount }: Posting): Promise<void> {
    if (amount >= 0n || accountParts(account).mayBeNegative) return;
    if ((await balanceOf(storage, account)) + amount < 0n) throw new InsufficientFunds(account);
  }

  return async (postings, note) => {
    for (const posting of postings) {
      await open(posting.account);
      await checkFunds(posting);
    }
    const at = Math.trunc(now());
    const transactionId = await insert(storage, postings, note, at);
    for (const { account } of postings) {
      const { memberId } = accountParts(account);
      if (memberId !== undefined) storage.afterCommit(() => onMoved(memberId, account));
    }
    return { transactionId, at };
  };
}

/** Stores the transaction with its postings and seals it; gives its number. */
async function insert(
  storage: Storage,
  postings: readonly Posting[],
  note: PostingNote,
  at: number,
): Promise<number> {
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
  return id;
}
