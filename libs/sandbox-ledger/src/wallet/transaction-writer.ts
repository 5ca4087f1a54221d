import { keptQuery, type ValueOf } from '../storage/kept-query';
import type { Row } from '../storage/database';
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
    await openAccount(storage.db, {
      id: account,
      member_id: parts.memberId ?? null,
      currency: parts.currency,
      may_be_negative: parts.mayBeNegative ? 1 : 0,
    });
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

const openAccount = keptQuery((db, value: ValueOf<Row<'accounts'>>) =>
  db
    .insertInto('accounts')
    .values({
      id: value('id'),
      member_id: value('member_id'),
      currency: value('currency'),
      may_be_negative: value('may_be_negative'),
    })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

const insertTransaction = keptQuery((db, value: ValueOf<Omit<Row<'ledger_transactions'>, 'id'>>) =>
  db
    .insertInto('ledger_transactions')
    .values({
      reason: value('reason'),
      reference: value('reference'),
      member_id: value('member_id'),
      created_at: value('created_at'),
    })
    .returning('id'),
);

const insertPosting = keptQuery((db, value: ValueOf<Omit<Row<'postings'>, 'id'>>) =>
  db.insertInto('postings').values({
    transaction_id: value('transaction_id'),
    account_id: value('account_id'),
    currency: value('currency'),
    amount_minor: value('amount_minor'),
  }),
);

const insertSeal = keptQuery((db, value: ValueOf<Row<'ledger_seals'>>) =>
  db.insertInto('ledger_seals').values({ transaction_id: value('transaction_id') }),
);

/** Stores the transaction with its postings and seals it; gives its number. */
async function insert(
  storage: Storage,
  postings: readonly Posting[],
  note: PostingNote,
  at: number,
): Promise<number> {
  const [transaction] = await insertTransaction(storage.db, {
    reason: note.reason,
    reference: note.reference ?? '',
    member_id: note.memberId ?? null,
    created_at: at,
  });
  if (transaction === undefined) throw new Error('a transaction has been given no number');
  const { id } = transaction;
  for (const { account, amount } of postings)
    await insertPosting(storage.db, {
      transaction_id: id,
      account_id: account,
      currency: accountParts(account).currency,
      amount_minor: amount,
    });
  await insertSeal(storage.db, { transaction_id: id });
  return id;
}
