import type { Dialect, TableStep } from '../storage/engine';
import { refuseChanges } from '../storage/triggers';

declare module '../storage/database' {
  interface Database {
    statement_lines: {
      posting_id: number;
      member_id: string;
      account_id: string;
      kind: string;
      amount_minor: bigint;
      after_minor: bigint;
      booked_at: number;
      /** Of this account and kind, up to this line and with it. */
      in_sum_minor: bigint;
      out_sum_minor: bigint;
      line_count: number;
    };
  }
}

/**
 * A member's postings as their statement lists them: one line a posting, written by the database with the balance that it left and
 * with running sums of its account and kind. So the newest lines and the sums of any days cost a few seeks in an index, however
 * many lines there are. A line is never booked before an older one of its member, though a clock goes back.
 */
export const statementSteps: readonly TableStep[] = [
  {
    name: '0101_statement',
    statements: (dialect) => [
      'CREATE INDEX accounts_by_member ON accounts (member_id)',
      `CREATE TABLE statement_lines (
         posting_id BIGINT PRIMARY KEY REFERENCES postings (id), member_id TEXT NOT NULL, account_id TEXT NOT NULL,
         kind TEXT NOT NULL, amount_minor BIGINT NOT NULL, after_minor BIGINT NOT NULL, booked_at BIGINT NOT NULL,
         in_sum_minor BIGINT NOT NULL, out_sum_minor BIGINT NOT NULL, line_count BIGINT NOT NULL)${dialect.keyed}`,
      earlierLines(greatest(dialect)),
      'CREATE INDEX statement_lines_by_member ON statement_lines (member_id, booked_at, posting_id)',
      'CREATE INDEX statement_lines_by_kind ON statement_lines (account_id, kind, booked_at, posting_id)',
      ...refuseChanges(dialect, 'statement_lines'),
      ...(dialect.engine === 'sqlite'
        ? [`CREATE TRIGGER balance_lines AFTER UPDATE ON balances BEGIN ${newLine(greatest(dialect))}; END`]
        : [
            `CREATE FUNCTION balance_lines() RETURNS trigger LANGUAGE plpgsql AS $$
               BEGIN ${newLine(greatest(dialect))}; RETURN NEW; END $$`,
            'CREATE TRIGGER balance_lines AFTER UPDATE ON balances FOR EACH ROW EXECUTE FUNCTION balance_lines()',
          ]),
    ],
  },
];

const COLUMNS =
  'posting_id, member_id, account_id, kind, amount_minor, after_minor, booked_at, in_sum_minor, out_sum_minor, line_count';

/** The function that gives the greater of two values. */
const greatest = ({ engine }: Dialect): string => (engine === 'sqlite' ? 'MAX' : 'GREATEST');

/** The lines of postings that were there before this table. */
function earlierLines(max: string): string {
  const sum = (value: string, per: string) =>
    `CAST(SUM(${value}) OVER (PARTITION BY ${per} ORDER BY postings.id) AS BIGINT)`;
  const ofKind = 'account_id, reason';
  return `INSERT INTO statement_lines (${COLUMNS})
    SELECT postings.id, accounts.member_id, account_id, reason, amount_minor, ${sum('amount_minor', 'account_id')},
      MAX(created_at) OVER (PARTITION BY accounts.member_id ORDER BY postings.id),
      ${sum(`${max}(amount_minor, 0)`, ofKind)}, ${sum(`${max}(-amount_minor, 0)`, ofKind)},
      COUNT(*) OVER (PARTITION BY ${ofKind} ORDER BY postings.id)
    FROM postings
    JOIN ledger_transactions ON ledger_transactions.id = postings.transaction_id
    JOIN accounts ON accounts.id = postings.account_id
    WHERE accounts.member_id IS NOT NULL`;
}

/** The line of the posting by which a balance has just moved; the platform's own accounts have none. */
function newLine(max: string): string {
  const amount = 'NEW.balance_minor - OLD.balance_minor';
  const newest = (where: string) =>
    `SELECT posting_id FROM statement_lines WHERE ${where} ORDER BY booked_at DESC, posting_id DESC LIMIT 1`;
  return `INSERT INTO statement_lines (${COLUMNS})
    SELECT NEW.last_posting, accounts.member_id, NEW.account_id, moved.reason, ${amount}, NEW.balance_minor,
      ${max}(moved.created_at, COALESCE(last.booked_at, 0)),
      COALESCE(alike.in_sum_minor, 0) + ${max}(${amount}, 0), COALESCE(alike.out_sum_minor, 0) + ${max}(-(${amount}), 0),
      COALESCE(alike.line_count, 0) + 1
    FROM accounts
    JOIN postings ON postings.id = NEW.last_posting
    JOIN ledger_transactions AS moved ON moved.id = postings.transaction_id
    LEFT JOIN statement_lines AS last ON last.posting_id = (${newest('member_id = accounts.member_id')})
    LEFT JOIN statement_lines AS alike ON alike.posting_id = (${newest('account_id = NEW.account_id AND kind = moved.reason')})
    WHERE accounts.id = NEW.account_id AND accounts.member_id IS NOT NULL`;
}
