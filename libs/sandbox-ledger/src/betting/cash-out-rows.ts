import { fromMinorUnits } from '@heptad/formatting';
import type { Row } from '../storage/database';
import type { Storage } from '../storage/storage';
import { betNumber } from './bet-rows';
import type { BetVenue } from './betting';
import type { CashOut } from './cash-out';

/** A cash-out by its row. @throws when there is none */
export async function cashOutAt(storage: Storage, id: number): Promise<CashOut> {
  const row = await storage.db
    .selectFrom('cash_outs')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return cashOutOf(row);
}

/** The cash-out that a member made at a venue under a key. */
export async function cashOutByKey(
  storage: Storage,
  memberId: string,
  venue: BetVenue,
  key: string,
): Promise<CashOut | undefined> {
  const row = await storage.db
    .selectFrom('cash_outs')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('venue', '=', venue)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && cashOutOf(row);
}

function cashOutOf(row: Row<'cash_outs'>): CashOut {
  return {
    id: String(row.id),
    betId: betNumber(row.bet_id),
    stake: fromMinorUnits(row.stake_minor),
    paid: fromMinorUnits(row.paid_minor),
    running: fromMinorUnits(row.running_minor),
    at: row.created_at,
  };
}
