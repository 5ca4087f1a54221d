import { sql } from '../storage/kysely';
import type { Storage } from '../storage/storage';

export interface InvariantCheck {
  readonly name: string;
  readonly holds: boolean;
  /** How many rows were found that break it. */
  readonly broken: number;
}

export interface LedgerInvariants {
  readonly holds: boolean;
  readonly transactions: number;
  readonly postings: number;
  readonly checks: readonly InvariantCheck[];
}

/** What must always be true, each as the query of what would break it. */
const BREACHES: readonly (readonly [name: string, query: string])[] = [
  [
    'entries of every transaction sum to zero per currency',
    'SELECT transaction_id FROM postings GROUP BY transaction_id, currency HAVING SUM(amount_minor) <> 0',
  ],
  [
    'every transaction is sealed',
    'SELECT id FROM ledger_transactions WHERE id NOT IN (SELECT transaction_id FROM ledger_seals)',
  ],
  [
    'every balance is the sum of its entries',
    `SELECT account_id FROM balances WHERE balance_minor <>
       (SELECT COALESCE(SUM(amount_minor), 0) FROM postings WHERE postings.account_id = balances.account_id)`,
  ],
  [
    'no wallet is below zero',
    'SELECT account_id FROM balances WHERE may_be_negative = 0 AND balance_minor < 0',
  ],
  [
    'every account has a balance',
    'SELECT id FROM accounts WHERE id NOT IN (SELECT account_id FROM balances)',
  ],
  [
    'every entry of a member has its line in the statement',
    `SELECT postings.id FROM postings JOIN accounts ON accounts.id = postings.account_id
       WHERE accounts.member_id IS NOT NULL AND postings.id NOT IN (SELECT posting_id FROM statement_lines)`,
  ],
  [
    'every line of a statement tells the sums of the entries up to it',
    `SELECT posting_id FROM (
       SELECT statement_lines.*, postings.amount_minor AS entered,
         SUM(postings.amount_minor) OVER (PARTITION BY statement_lines.account_id ORDER BY posting_id) AS held,
         SUM(postings.amount_minor) OVER (PARTITION BY statement_lines.account_id, kind ORDER BY posting_id) AS moved,
         COUNT(*) OVER (PARTITION BY statement_lines.account_id, kind ORDER BY posting_id) AS lines
       FROM statement_lines JOIN postings ON postings.id = posting_id) AS line
     WHERE amount_minor <> entered OR after_minor <> held OR in_sum_minor - out_sum_minor <> moved OR line_count <> lines`,
  ],
];

/** Proves the ledger's invariants again from the entries alone. */
export async function checkInvariants(storage: Storage): Promise<LedgerInvariants> {
  const checks: InvariantCheck[] = [];
  for (const [name, query] of BREACHES) {
    const broken = await count(storage, `(${query}) AS breach`);
    checks.push({ name, holds: broken === 0, broken });
  }
  return {
    holds: checks.every((check) => check.holds),
    transactions: await count(storage, 'ledger_transactions'),
    postings: await count(storage, 'postings'),
    checks,
  };
}

async function count(storage: Storage, from: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT COUNT(*) AS total FROM ${sql.raw(from)}`.execute(
    storage.db,
  );
  return rows[0]?.total ?? 0;
}
