import type { Simulation } from '@heptad/sandbox-simulation';
import type { Storage } from '../storage/storage';
import { IdempotencyConflict, once } from '../wallet/idempotency';
import { InsufficientFunds } from '../wallet/ledger';
import type { Ledger } from '../wallet/ledger';
import { listBets } from './bet-lists';
import { betOf, rowIdOf } from './bet-rows';
import type { Bet, BetEvent, BettingEngine, Order, PlaceResult } from './betting';
import { createCashOuts } from './cash-outs';
import { limitsFor } from './limits';
import { checkOrder } from './order-check';
import type { GoodOrder } from './order-check';
import { settleDueBets } from './settle-bets';
import { createStakes } from './stakes';
import { pricedFor } from './venue-pricing';

export interface BettingEngineOptions {
  readonly simulation: Simulation;
  readonly ledger: Ledger;
  readonly storage: Storage;
  /** The sandbox clock. */
  readonly clock: { now(): number };
}

/** Thrown to undo a placing that the rules refuse; never leaves the engine. */
class Refused extends Error {
  constructor(readonly result: Extract<PlaceResult, { readonly ok: false }>) {
    super(result.reason);
  }
}

/** Makes the betting engine. Call {@link BettingEngine.advance} from the clock, at least once a second of sandbox time. */
export function createBettingEngine({
  simulation,
  ledger,
  storage,
  clock,
}: BettingEngineOptions): BettingEngine {
  const stakes = createStakes(ledger);
  const listeners = new Set<(event: BetEvent) => void>();
  let advancing = Promise.resolve();

  const tell = (event: BetEvent) => {
    for (const listener of listeners) listener(event);
  };

  async function findBet(memberId: string, id: string): Promise<Bet | undefined> {
    const rowId = rowIdOf(id);
    if (rowId === undefined) return undefined;
    const row = await storage.db
      .selectFrom('bets')
      .selectAll()
      .where('id', '=', rowId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return row && betOf(row);
  }

  /** Stores the bet and takes its stake; both or neither. */
  async function store(order: Order, good: GoodOrder, now: number): Promise<Bet> {
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
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await stakes.hold(row);
    return betOf(row);
  }

  async function place(order: Order): Promise<PlaceResult> {
    const { memberId, idempotencyKey: key, venue, code, legs, unitStake, acceptance } = order;
    const now = clock.now();
    const body = { venue, code, legs, unitStake, acceptance };
    let placed: Bet | undefined;
    try {
      const id = await once(storage, { memberId, operation: 'bet', key, body, at: now }, async () => {
        const check = checkOrder(pricedFor(simulation, venue), order);
        if (!check.ok) throw new Refused(check);
        placed = await store(order, check.order, now);
        return placed.id;
      });
      const isNew = placed?.id === id;
      const bet = await findBet(memberId, id);
      if (!bet) throw new Error(`bet ${id} is gone`);
      if (isNew && bet.state === 'accepted') tell({ type: 'accepted', bet });
      return { ok: true, bet };
    } catch (error) {
      if (error instanceof Refused) return error.result;
      if (error instanceof InsufficientFunds) return { ok: false, reason: 'insufficientBalance' };
      if (error instanceof IdempotencyConflict) return { ok: false, reason: 'keyReused' };
      throw error;
    }
  }

  return {
    ...createCashOuts({ simulation, storage, stakes, clock, tell }),
    place,
    order: findBet,
    orders: (query) => listBets(storage, query),
    limits: (selections, venue) => limitsFor(pricedFor(simulation, venue), selections),
    advance() {
      const turn = advancing.then(() => settleDueBets({ simulation, storage, stakes }, clock.now(), tell));
      // One failed turn is told to its caller and does not stop the next.
      advancing = turn.catch(() => undefined);
      return turn;
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
