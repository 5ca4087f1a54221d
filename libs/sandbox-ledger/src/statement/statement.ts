import { sql } from '../storage/kysely';
import type { Storage } from '../storage/storage';
import type { AccountId } from '../wallet/accounts';

/** Which lines of a statement are meant. */
export interface StatementFilter {
  readonly memberId: string;
  /** The wallets' accounts, and the kinds of postings. */
  readonly accounts: readonly AccountId[];
  readonly kinds: readonly string[];
  /** Set where those are all that the member has: then one index has them in order. */
  readonly everything?: boolean;
}

/** A stretch of time, ms of the sandbox clock: from inclusive, until exclusive. */
export interface StatementSpan {
  readonly from: number;
  readonly until: number;
}

/** One posting on a member's account, as the statement has it. */
export interface StatementLine {
  readonly id: number;
  readonly transactionId: number;
  readonly account: AccountId;
  readonly kind: string;
  /** Minor units, signed. */
  readonly amount: bigint;
  /** What the account held after it, minor units. */
  readonly after: bigint;
  /** Sandbox time, ms. */
  readonly at: number;
  readonly reference: string;
}

/** What lines come to, minor units. */
export interface StatementSums {
  readonly in: bigint;
  readonly out: bigint;
  readonly lines: number;
}

export interface StatementQuery extends StatementFilter, StatementSpan {
  /** The line that the page follows, its id; the newest page without one. */
  readonly before?: number;
  readonly limit: number;
}

interface LineRow {
  id: number;
  transaction_id: number;
  account_id: string;
  kind: string;
  amount_minor: bigint;
  after_minor: bigint;
  booked_at: number;
  reference: string;
}

const lineOf = (row: LineRow): StatementLine => ({
  id: row.id,
  transactionId: row.transaction_id,
  account: row.account_id as AccountId,
  kind: row.kind,
  amount: row.amount_minor,
  after: row.after_minor,
  at: row.booked_at,
  reference: row.reference,
});

/** What a page's line is made of, once its number is known. */
const WHOLE = sql`SELECT line.posting_id AS id, transaction_id, line.account_id, kind, line.amount_minor, after_minor, booked_at, reference
  FROM statement_lines AS line
  JOIN postings ON postings.id = line.posting_id
  JOIN ledger_transactions ON ledger_transactions.id = postings.transaction_id`;

/**
 * Lines, newest first. Each account and kind gives its own newest ones from the index, and those are merged: what is read is
 * bounded by the page, never by the number of lines there are.
 * @returns at most the limit; none behind a line that is not the member's
 */
export async function readStatement(
  storage: Storage,
  query: StatementQuery,
): Promise<readonly StatementLine[]> {
  const { memberId, accounts, kinds, from, until, before, limit } = query;
  const cursor = before === undefined ? undefined : await readStatementLine(storage, memberId, before);
  if (before !== undefined && cursor === undefined) return [];
  const streams = query.everything
    ? [sql`member_id = ${memberId}`]
    : accounts.flatMap((account) => kinds.map((kind) => sql`account_id = ${account} AND kind = ${kind}`));
  if (streams.length === 0) return [];
  const newest = streams.map(
    (stream) => sql`SELECT * FROM (SELECT posting_id, booked_at FROM statement_lines
      WHERE ${stream} AND booked_at >= ${from} AND booked_at < ${until}
        AND (booked_at, posting_id) < (${cursor?.at ?? Number.MAX_SAFE_INTEGER}, ${before ?? Number.MAX_SAFE_INTEGER})
      ORDER BY booked_at DESC, posting_id DESC LIMIT ${limit}) AS stream`,
  );
  const { rows } = await sql<LineRow>`${WHOLE} WHERE line.posting_id IN (
      SELECT posting_id FROM (${sql.join(newest, sql` UNION ALL `)}) AS found
      ORDER BY booked_at DESC, posting_id DESC LIMIT ${limit})
    ORDER BY booked_at DESC, line.posting_id DESC`.execute(storage.db);
  return rows.map(lineOf);
}

/** One line of a member's by its id; undefined when there is none. */
export async function readStatementLine(
  storage: Storage,
  memberId: string,
  id: number,
): Promise<StatementLine | undefined> {
  const { rows } =
    await sql<LineRow>`${WHOLE} WHERE line.posting_id = ${id} AND line.member_id = ${memberId}`.execute(
      storage.db,
    );
  return rows[0] && lineOf(rows[0]);
}

/**
 * What the lines of each span come to. Each is the difference of two running sums of an account and kind: two seeks, however many
 * lines lie between.
 * @returns as many sums as spans, in their order
 */
export async function sumStatement(
  storage: Storage,
  { accounts, kinds }: StatementFilter,
  spans: readonly StatementSpan[],
): Promise<readonly StatementSums[]> {
  const streams = accounts.flatMap((account) => kinds.map((kind) => sql`(${account}, ${kind})`));
  const nothing = { in: 0n, out: 0n, lines: 0 };
  if (streams.length === 0 || spans.length === 0) return spans.map(() => nothing);
  const bounds = spans.map(
    ({ from, until }, place) =>
      sql`(CAST(${place} AS BIGINT), CAST(${from} AS BIGINT), CAST(${until} AS BIGINT))`,
  );
  const last = (bound: 'from_at' | 'until_at') => sql`SELECT posting_id FROM statement_lines
    WHERE account_id = streams.account_id AND kind = streams.kind AND booked_at < ${sql.ref(bound)}
    ORDER BY booked_at DESC, posting_id DESC LIMIT 1`;
  const between = (column: string) =>
    sql`CAST(SUM(${sql.ref(`until_line.${column}`)} - COALESCE(${sql.ref(`from_line.${column}`)}, 0)) AS BIGINT)`;
  const { rows } = await sql<{ place: number; in_minor: bigint; out_minor: bigint; lines: number }>`
    WITH streams (account_id, kind) AS (VALUES ${sql.join(streams)}),
      spans (place, from_at, until_at) AS (VALUES ${sql.join(bounds)})
    SELECT place, ${between('in_sum_minor')} AS in_minor, ${between('out_sum_minor')} AS out_minor,
      ${between('line_count')} AS lines
    FROM spans CROSS JOIN streams
    JOIN statement_lines AS until_line ON until_line.posting_id = (${last('until_at')})
    LEFT JOIN statement_lines AS from_line ON from_line.posting_id = (${last('from_at')})
    GROUP BY place`.execute(storage.db);
  const found = new Map(
    rows.map(({ place, in_minor, out_minor, lines }) => [place, { in: in_minor, out: out_minor, lines }]),
  );
  return spans.map((_, place) => found.get(place) ?? nothing);
}
