import { fromMinorUnits } from '@heptad/formatting';
import type { Simulation } from '@heptad/sandbox-simulation';
import type { Row } from '../storage/database';
import type { Storage } from '../storage/storage';
import { IdempotencyConflict, once } from '../wallet/idempotency';
import { betNumber, betOf, rowIdOf, runningStake, type BetRow } from './bet-rows';
import type { BetEvent, BetVenue } from './betting';
import type { CashOut, CashOuts, CashOutOrder } from './cash-out';
import { offerOf, readPart } from './cash-out-offer';
import { Refused, paidFor, refuse } from './cash-out-price';
import type { Stakes } from './stakes';

export interface CashOutParts {
  readonly simulation: Simulation;
  readonly storage: Storage;
  readonly stakes: Stakes;
  readonly clock: { now(): number };
  readonly tell: (event: BetEvent) => void;
}

const MOST_IDS = 200;

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

/** Pays for bets before they are settled, each cash-out once. */
export function createCashOuts({ simulation, storage, stakes, clock, tell }: CashOutParts): CashOuts {
  const mine = (memberId: string, venue: BetVenue) =>
    storage.db.selectFrom('bets').selectAll().where('member_id', '=', memberId).where('venue', '=', venue);

  /** Stores the cash-out, changes the bet and moves the money; all or nothing. */
  async function take(order: CashOutOrder, now: number): Promise<{ id: number; bet: BetRow }> {
    const row = await mine(order.memberId, order.venue)
      .where('id', '=', rowIdOf(order.betId) ?? -1)
      .executeTakeFirst();
    if (row === undefined) throw refuse('unknownBet');
    if (row.state !== 'accepted') throw refuse(row.state === 'pending' ? 'unavailable' : 'betOver');
    const part = readPart(row, order.stake);
    if (part === undefined) throw refuse('badStake');
    const paid = paidFor(simulation, row, order, part, now);
    const running = runningStake(row).stake - part;
    const { id } = await storage.db
      .insertInto('cash_outs')
      .values({
        bet_id: row.id,
        member_id: order.memberId,
        venue: order.venue,
        idempotency_key: order.idempotencyKey,
        stake_minor: part,
        paid_minor: paid,
        running_minor: running,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const total = row.cashed_paid_minor + paid;
    const bet = await storage.db
      .updateTable('bets')
      .set({
        cashed_stake_minor: row.cashed_stake_minor + part,
        cashed_paid_minor: total,
        ...(running === 0n && { state: 'cashedOut', payout_minor: total, settled_at: now }),
      })
      .where('id', '=', row.id)
      .where('state', '=', row.state)
      .where('legs', '=', row.legs)
      .where('cashed_stake_minor', '=', row.cashed_stake_minor)
      .returningAll()
      .executeTakeFirst();
    // Somebody settled it in between: nothing of this is kept.
    if (bet === undefined) throw refuse('betOver');
    await stakes.cashOut(row, id, part, paid);
    return { id, bet };
  }

  return {
    async cashOutOffers(memberId, venue, betIds) {
      const ids = betIds.slice(0, MOST_IDS).flatMap((id) => rowIdOf(id) ?? []);
      const rows = await mine(memberId, venue)
        .where('id', 'in', [-1, ...ids])
        .execute();
      const now = clock.now();
      return ids.flatMap((id) => {
        const row = rows.find((each) => each.id === id);
        return row === undefined ? [] : [offerOf(simulation, row, now)];
      });
    },

    async cashOut(order) {
      const { memberId, venue, idempotencyKey: key, betId, stake, seen, seenAt } = order;
      const now = clock.now();
      const body = { venue, betId, stake, seen, seenAt };
      let taken: { readonly bet: BetRow } | undefined;
      try {
        const id = await once(storage, { memberId, operation: 'cashOut', key, body, at: now }, async () => {
          const made = await take(order, now);
          taken = made;
          return made.id;
        });
        if (taken !== undefined) tell({ type: 'cashedOut', bet: betOf(taken.bet) });
        const row = await storage.db
          .selectFrom('cash_outs')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return { ok: true, cashOut: cashOutOf(row) };
      } catch (error) {
        if (error instanceof Refused) return error.result;
        if (error instanceof IdempotencyConflict) return { ok: false, reason: 'keyReused' };
        throw error;
      }
    },

    async cashOutByKey(memberId, venue, key) {
      const row = await storage.db
        .selectFrom('cash_outs')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('venue', '=', venue)
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
      return row && cashOutOf(row);
    },
  };
}
