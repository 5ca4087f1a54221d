import { defined } from '@heptad/formatting';
import { IdempotencyConflict, once } from '../wallet/idempotency';
import { InsufficientFunds } from '../wallet/posting';
import { betOf } from './bet-rows';
import type { Bet, Order, PlaceResult } from './betting';
import type { EngineParts } from './engine-parts';
import { findBet } from './find-bets';
import { checkOrder } from './order-check';
import type { GoodOrder } from './order-check';

/** Thrown to undo a placing that the rules refuse; never reaches the caller. */
class Refused extends Error {
  constructor(readonly result: Extract<PlaceResult, { readonly ok: false }>) {
    super(result.reason);
  }
}

/** Takes a bet, once per key; see `BettingEngine.place`. */
export async function placeBet(parts: EngineParts, order: Order): Promise<PlaceResult> {
  const { simulation, storage } = parts;
  const { memberId, idempotencyKey: key, venue, code, legs, builderOdds, unitStake, acceptance } = order;
  const now = parts.clock.now();
  const body = { venue, code, legs, ...defined({ builderOdds }), unitStake, acceptance };
  let placed: Bet | undefined;
  try {
    const id = await once(storage, { memberId, operation: 'bet', key, body, at: now }, async () => {
      const check = checkOrder(simulation, order);
      if (!check.ok) throw new Refused(check);
      placed = await store(parts, order, check.order, now);
      return placed.id;
    });
    const isNew = placed?.id === id;
    const bet = await findBet(storage, memberId, id);
    if (!bet) throw new Error(`bet ${id} is gone`);
    if (isNew && bet.state === 'accepted') parts.tell({ type: 'accepted', bet });
    return { ok: true, bet };
  } catch (error) {
    if (error instanceof Refused) return error.result;
    if (error instanceof InsufficientFunds) return { ok: false, reason: 'insufficientBalance' };
    if (error instanceof IdempotencyConflict) return { ok: false, reason: 'keyReused' };
    throw error;
  }
}

/** Stores the bet and takes its stake; both or neither. */
async function store(
  { storage, stakes }: EngineParts,
  order: Order,
  good: GoodOrder,
  now: number,
): Promise<Bet> {
  const row = await storage.db
    .insertInto('bets')
    .values({
      member_id: order.memberId,
      venue: order.venue,
      idempotency_key: order.idempotencyKey,
      code: order.code,
      acceptance: order.acceptance,
      unit_stake_minor: good.unitStake,
      stake_minor: good.stake,
      payout_minor: null,
      state: good.delay > 0 ? 'pending' : 'accepted',
      refusal: null,
      placed_at: now,
      decides_at: good.delay > 0 ? now + good.delay : null,
      settled_at: null,
      legs: JSON.stringify(good.legs),
      builder_odds: good.builderOdds ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await stakes.hold(row);
  return betOf(row);
}
