import { fromMinorUnits } from '@heptad/formatting';
import type { Simulation } from '@heptad/sandbox-simulation';
import type { Storage } from '../storage/storage';
import { IdempotencyConflict, once } from '../wallet/idempotency';
import { betNumber, betOf, legsOf, rowIdOf, runningStake, type BetRow } from './bet-rows';
import type { BetEvent, BetVenue } from './betting';
import {
  OFFER_LIFETIME_MS,
  type CashOut,
  type CashOutDesk,
  type CashOutOffer,
  type CashOutOrder,
  type CashOutRefusal,
  type CashOutResult,
} from './cash-out';
import { cashOutValue, partValue, type ValuedLeg } from './cash-out-value';
import { combinationsOf } from './combinations';
import { stakeOnWire } from './stake-on-wire';
import type { Stakes } from './stakes';
import type { Row } from '../storage/database';
import { pricedFor } from './venue-pricing';

export interface CashOutParts {
  readonly simulation: Simulation;
  readonly storage: Storage;
  readonly stakes: Stakes;
  readonly clock: { now(): number };
  readonly tell: (event: BetEvent) => void;
}

/** Minor units. */
const LEAST_PART = 100n;
/** A value may fall by a twentieth before it is asked about again; what was seen is paid all the same. */
const TOLERANCE = 20n;
const MOST_IDS = 200;

/** Thrown to undo a cash-out that the rules refuse; never leaves this file. */
class Refused extends Error {
  constructor(readonly result: Extract<CashOutResult, { readonly ok: false }>) {
    super(result.reason);
  }
}

function refuse(reason: CashOutRefusal, offer?: CashOutOffer): Refused {
  return new Refused({ ok: false, reason, ...(offer && { offer }) });
}

/** A bet's worth at a moment; minor units. */
type Worth = { readonly state: 'open'; readonly value: bigint } | { readonly state: 'suspended' | 'none' };

function worthOf(simulation: Simulation, row: BetRow, at: number): Worth {
  if (row.state !== 'accepted' || at < (row.decides_at ?? row.placed_at)) return { state: 'none' };
  const prices = pricedFor(simulation, row.venue);
  const legs: ValuedLeg[] = [];
  let held = false;
  for (const leg of legsOf(row)) {
    if (leg.state !== 'open') {
      legs.push(leg);
      continue;
    }
    const quote = prices.quote(leg.selection, at);
    if (quote === undefined || quote.state === 'closed') return { state: 'none' };
    held ||= quote.state !== 'open';
    legs.push({ ...leg, now: quote.odds });
  }
  if (held) return { state: 'suspended' };
  const value = cashOutValue(row.code, runningStake(row).unit, legs);
  return value > 0n ? { state: 'open', value } : { state: 'none' };
}

/** The smallest part, and the smallest amount that is cashed out or left; minor units. */
function partsOf(row: BetRow): { readonly step: bigint; readonly least: bigint } {
  const step = BigInt(combinationsOf(row.code, legsOf(row)).length);
  return { step, least: ((LEAST_PART + step - 1n) / step) * step };
}

function offerOf(simulation: Simulation, row: BetRow, at: number): CashOutOffer {
  const betId = betNumber(row.id);
  const worth = worthOf(simulation, row, at);
  if (worth.state !== 'open') return { betId, state: worth.state };
  const { step, least } = partsOf(row);
  return {
    betId,
    state: 'open',
    stake: fromMinorUnits(runningStake(row).stake),
    value: fromMinorUnits(worth.value),
    step: fromMinorUnits(step),
    least: fromMinorUnits(least),
    at,
    expiresAt: at + OFFER_LIFETIME_MS,
  };
}

/** The part of the stake that an order names, if it may be cashed out. */
function readPart(row: BetRow, stake: string): bigint | undefined {
  const part = stakeOnWire(stake);
  if (part === undefined) return undefined;
  const running = runningStake(row).stake;
  const { step, least } = partsOf(row);
  if (part === running) return part;
  return part >= least && running - part >= least && part % step === 0n ? part : undefined;
}

/**
 * What is paid for the part: never less than was seen, and the present value where that is more. What was seen must have been
 * offered within an offer's lifetime, and the value must not have fallen far since.
 */
function paidFor(
  simulation: Simulation,
  row: BetRow,
  order: CashOutOrder,
  part: bigint,
  now: number,
): bigint {
  const present = worthOf(simulation, row, now);
  if (present.state !== 'open') throw refuse(present.state === 'suspended' ? 'suspended' : 'unavailable');
  const running = runningStake(row).stake;
  const worth = partValue(present.value, part, running);
  const { seen, seenAt } = order;
  const wanted = stakeOnWire(seen);
  if (wanted === undefined) throw refuse('badStake');
  const fresh = seenAt <= now && now - seenAt <= OFFER_LIFETIME_MS;
  const before = fresh ? worthOf(simulation, row, seenAt) : undefined;
  const offered = before?.state === 'open' && partValue(before.value, part, running) >= wanted;
  const fallen = worth * TOLERANCE < wanted * (TOLERANCE - 1n);
  const paid = worth > wanted ? worth : wanted;
  if ((worth < wanted && !offered) || fallen || paid <= 0n)
    throw refuse('valueChanged', offerOf(simulation, row, now));
  return paid;
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

/** Pays for bets before they are settled, each cash-out once. */
export function createCashOutDesk({ simulation, storage, stakes, clock, tell }: CashOutParts): CashOutDesk {
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
