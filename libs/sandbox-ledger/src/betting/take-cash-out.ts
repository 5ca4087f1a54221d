import type { Storage } from '../storage/storage';
import { rowIdOf, runningStake, type BetRow } from './bet-rows';
import type { CashOutOrder } from './cash-out';
import { readPart } from './cash-out-offer';
import { paidFor, refuse } from './cash-out-price';
import type { BetStores } from './engine-parts';
import { betsAt } from './find-bets';

/** The part of a stake that is given up, and what is paid for it; minor units. */
interface CashedPart {
  readonly part: bigint;
  readonly paid: bigint;
  /** What runs on. */
  readonly running: bigint;
}

/**
 * Stores the cash-out, changes the bet and moves the money; all or nothing. Gives the cash-out's own number and the changed bet.
 * @param now sandbox time, ms
 * @throws Refused
 */
export async function takeCashOut(
  { simulation, storage, stakes }: BetStores,
  order: CashOutOrder,
  now: number,
): Promise<{ id: number; bet: BetRow }> {
  const row = await betsAt(storage, order.memberId, order.venue)
    .where('id', '=', rowIdOf(order.betId) ?? -1)
    .executeTakeFirst();
  if (row === undefined) throw refuse('unknownBet');
  if (row.state !== 'accepted') throw refuse(row.state === 'pending' ? 'unavailable' : 'betOver');
  const part = readPart(row, order.stake);
  if (part === undefined) throw refuse('badStake');
  const paid = paidFor(simulation, row, order, part, now);
  const cashed = { part, paid, running: runningStake(row).stake - part };
  const id = await storeCashOut(storage, row, order.idempotencyKey, cashed, now);
  const bet = await changeBet(storage, row, cashed, now);
  // Somebody settled it in between: nothing of this is kept.
  if (bet === undefined) throw refuse('betOver');
  await stakes.cashOut(row, id, part, paid);
  return { id, bet };
}

async function storeCashOut(
  storage: Storage,
  bet: BetRow,
  key: string,
  { part, paid, running }: CashedPart,
  now: number,
): Promise<number> {
  const { id } = await storage.db
    .insertInto('cash_outs')
    .values({
      bet_id: bet.id,
      member_id: bet.member_id,
      venue: bet.venue,
      idempotency_key: key,
      stake_minor: part,
      paid_minor: paid,
      running_minor: running,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes the part off the bet, and ends it when nothing runs on. Undefined when the bet has changed since it was read. */
async function changeBet(
  storage: Storage,
  row: BetRow,
  { part, paid, running }: CashedPart,
  now: number,
): Promise<BetRow | undefined> {
  const total = row.cashed_paid_minor + paid;
  return storage.db
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
}
