import { defined } from '@heptad/formatting';
import { IdempotencyConflict, once } from '../wallet/idempotency';
import { InsufficientFunds } from '../wallet/posting';
import { betOf, type BetRow } from './bet-rows';
import { closeForEdit } from './edit-bet';
import type { Bet, Order, PlaceResult } from './betting';
import { PlacingRefused } from './placing-refused';
import type { EngineParts } from './engine-parts';
import { findBet } from './find-bets';
import { checkOrder } from './order-check';
import type { GoodOrder } from './order-check';

/** Takes a bet, once per key; see `BettingEngine.place`. */
export async function placeBet(parts: EngineParts, order: Order): Promise<PlaceResult> {
  const { simulation, storage } = parts;
  const {
    memberId,
    idempotencyKey: key,
    venue,
    code,
    legs,
    builderOdds,
    unitStake,
    acceptance,
    replaces,
  } = order;
  const now = parts.clock.now();
  const body = { venue, code, legs, ...defined({ builderOdds, replaces }), unitStake, acceptance };
  let placed: Bet | undefined;
  let before: BetRow | undefined;
  try {
    const id = await once(storage, { memberId, operation: 'bet', key, body, at: now }, async () => {
      const check = checkOrder(simulation, order);
      if (!check.ok) throw new PlacingRefused(check);
      if (replaces !== undefined)
        before = await closeForEdit(parts, { ...order, replaces }, check.order, now);
      const carried = before?.stake_minor ?? 0n;
      await parts.admit(memberId, check.order.stake - carried);
      placed = await store(parts, order, check.order, now, before);
      return placed.id;
    });
    const isNew = placed?.id === id;
    const bet = await findBet(storage, memberId, id);
    if (!bet) throw new Error(`bet ${id} is gone`);
    if (isNew && before) parts.tell({ type: 'edited', bet: betOf(before) });
    if (isNew && bet.state === 'accepted') parts.tell({ type: 'accepted', bet });
    return { ok: true, bet };
  } catch (error) {
    if (error instanceof PlacingRefused) return error.result;
    if (error instanceof InsufficientFunds) return { ok: false, reason: 'insufficientBalance' };
    if (error instanceof IdempotencyConflict) return { ok: false, reason: 'keyReused' };
    throw error;
  }
}

/** Stores the bet and takes its stake; both or neither. @param before the bet that it takes the place of */
async function store(
  { storage, stakes }: EngineParts,
  order: Order,
  good: GoodOrder,
  now: number,
  before: BetRow | undefined,
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
      replaces: before?.id ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await stakes.hold(row, before?.stake_minor);
  return betOf(row);
}
