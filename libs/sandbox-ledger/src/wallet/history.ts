import type { Storage } from '../storage/storage';
import type { AccountId } from './accounts';

export interface HistoryQuery {
  /** Only transactions noted for this member, and only the entries on the member's own accounts. */
  readonly memberId?: string;
  readonly account?: AccountId;
  readonly reasons?: readonly string[];
  readonly reference?: string;
  /** Sandbox times, ms: from inclusive, until exclusive. */
  readonly from?: number;
  readonly until?: number;
  /** Entries with a smaller id than this, for the next page. */
  readonly before?: number;
  /** 50 unless given. */
  readonly limit?: number;
}

export interface LedgerEntry {
  readonly id: number;
  readonly transactionId: number;
  readonly account: AccountId;
  readonly currency: string;
  /** Minor units, signed. */
  readonly amount: bigint;
  readonly reason: string;
  readonly reference: string;
  readonly memberId: string | undefined;
  readonly at: number;
}

/** Reads entries, newest first. */
export async function readHistory(storage: Storage, query: HistoryQuery): Promise<readonly LedgerEntry[]> {
  let select = storage.db
    .selectFrom('postings')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'postings.transaction_id')
    .innerJoin('accounts', 'accounts.id', 'postings.account_id')
    .select([
      'postings.id as id',
      'postings.transaction_id as transaction_id',
      'postings.account_id as account_id',
      'postings.currency as currency',
      'postings.amount_minor as amount_minor',
      'ledger_transactions.reason as reason',
      'ledger_transactions.reference as reference',
      'ledger_transactions.member_id as member_id',
      'ledger_transactions.created_at as created_at',
    ])
    .orderBy('postings.id', 'desc')
    .limit(query.limit ?? 50);
  if (query.memberId !== undefined) select = select.where('accounts.member_id', '=', query.memberId);
  if (query.account !== undefined) select = select.where('postings.account_id', '=', query.account);
  if (query.reasons !== undefined)
    select = select.where('ledger_transactions.reason', 'in', [...query.reasons]);
  if (query.reference !== undefined)
    select = select.where('ledger_transactions.reference', '=', query.reference);
  if (query.from !== undefined) select = select.where('ledger_transactions.created_at', '>=', query.from);
  if (query.until !== undefined) select = select.where('ledger_transactions.created_at', '<', query.until);
  if (query.before !== undefined) select = select.where('postings.id', '<', query.before);
  const rows = await select.execute();
  return rows.map((row) => ({
    id: row.id,
    transactionId: row.transaction_id,
    account: row.account_id as AccountId,
    currency: row.currency,
    amount: row.amount_minor,
    reason: row.reason,
    reference: row.reference,
    memberId: row.member_id ?? undefined,
    at: row.created_at,
  }));
}
