import { CENTRE_WALLET, accountParts, memberAccount, sql } from '@heptad/sandbox-ledger';
import type { PostingReason } from '@heptad/sandbox-ledger';
import type { CallResponse, wallet as walletCalls } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import type { ServedRequest } from '../server/serve';
import type { SandboxServices } from '../server/services';
import { venueOf, walletOfVenue } from '../platform/venues';

type HistoryQuery = ServedRequest<typeof walletCalls.history>['body'];
type HistoryPage = CallResponse<typeof walletCalls.history>;

interface Row {
  id: number;
  account_id: string;
  amount_minor: bigint;
  after_minor: bigint;
  reason: PostingReason;
  reference: string;
  created_at: number;
}

/** What the wire calls the centre wallet. */
const CENTRE_ON_WIRE = 'center';
const ARRIVED = 1;

/** A page of the postings on a member's wallets, newest first, each with its wallet's balance after it (CALL-067). */
export async function readWalletHistory(
  { storage }: Pick<SandboxServices, 'storage'>,
  memberId: string,
  query: HistoryQuery,
): Promise<HistoryPage> {
  const wanted = sql`FROM (
      SELECT postings.id, account_id, amount_minor, reason, reference, created_at,
        SUM(amount_minor) OVER (PARTITION BY account_id ORDER BY postings.id) AS after_minor
      FROM postings
      JOIN ledger_transactions ON ledger_transactions.id = postings.transaction_id
      JOIN accounts ON accounts.id = postings.account_id
      WHERE accounts.member_id = ${memberId}
    ) AS entries WHERE ${sql.join(conditions(memberId, query), sql` AND `)}`;
  const { rows: totals } = await sql<{ total: number }>`SELECT COUNT(*) AS total ${wanted}`.execute(
    storage.db,
  );
  const { rows } = await sql<Row>`SELECT * ${wanted} ORDER BY id DESC
    LIMIT ${query.size} OFFSET ${(query.page - 1) * query.size}`.execute(storage.db);
  return {
    items: rows.map((row) => ({
      id: String(row.id),
      kind: row.reason,
      wallet: onWire(accountParts(row.account_id).name),
      amount: fromMinorUnits(row.amount_minor),
      balanceAfter: fromMinorUnits(row.after_minor),
      status: ARRIVED,
      createdAt: row.created_at,
      ...(row.reference === '' ? {} : { reference: row.reference }),
    })),
    total: totals[0]?.total ?? 0,
    page: query.page,
    size: query.size,
  };
}

function conditions(memberId: string, query: HistoryQuery) {
  const list = [sql`1 = 1`];
  if (query.from !== undefined) list.push(sql`created_at >= ${query.from}`);
  if (query.to !== undefined) list.push(sql`created_at <= ${query.to}`);
  if (query.kinds !== undefined && query.kinds.length > 0)
    list.push(sql`reason IN (${sql.join(query.kinds)})`);
  if (query.channelCode !== undefined) {
    list.push(sql`account_id LIKE ${memberAccount(memberId, walletOf(query.channelCode), '%')}`);
  }
  return list;
}

function walletOf(channelCode: string): string {
  if (channelCode === CENTRE_ON_WIRE) return CENTRE_WALLET;
  const venue = venueOf(channelCode);
  return venue === undefined ? channelCode : walletOfVenue(venue);
}

function onWire(wallet: string): string {
  return wallet === CENTRE_WALLET ? CENTRE_ON_WIRE : wallet;
}
