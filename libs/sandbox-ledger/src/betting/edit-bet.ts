import type { Simulation } from '@heptad/sandbox-simulation';
import { legsOf, rowIdOf, type BetRow } from './bet-rows';
import type { BetRefusal, Order } from './betting';
import type { EngineParts } from './engine-parts';
import { betsAt } from './find-bets';
import type { GoodOrder } from './order-check';
import { PlacingRefused } from './placing-refused';
import { checkAtPlacing } from './price-check';
import { pricedFor } from './venue-pricing';

const refuse = (reason: BetRefusal): PlacingRefused => new PlacingRefused({ ok: false, reason });

/** A single, or one bet on all of its legs; not a system, a bet builder, an outright, or one of which a part is gone. */
function isEditable(simulation: Simulation, row: BetRow): boolean {
  const legs = legsOf(row);
  return (
    row.builder_odds === null &&
    row.cashed_stake_minor === 0n &&
    row.code === legs.length * 1000 + 1 &&
    legs.every(({ matchId }) => simulation.outright(matchId) === undefined)
  );
}

const isUpcoming = (simulation: Simulation, matchId: string, now: number): boolean =>
  (simulation.match(matchId)?.kickOff ?? now) > now;

/** Whether both bets are on the same selections. */
function areAlike(row: BetRow, next: GoodOrder): boolean {
  const keys = (legs: readonly { readonly selection: string }[]) =>
    legs
      .map(({ selection }) => selection)
      .sort()
      .join(' ');
  return keys(legsOf(row)) === keys(next.legs);
}

/** Why a bet cannot be replaced by another at this moment; undefined where it can. @param now sandbox time, ms */
function refusalOf(
  simulation: Simulation,
  row: BetRow,
  next: GoodOrder,
  now: number,
): BetRefusal | undefined {
  if (row.state === 'pending') return 'notEditable';
  if (row.state !== 'accepted') return 'betOver';
  if (!isEditable(simulation, row)) return 'notEditable';
  const legs = [...legsOf(row), ...next.legs];
  if (next.delay > 0 || legs.some(({ matchId }) => !isUpcoming(simulation, matchId, now)))
    return 'matchStarted';
  const prices = pricedFor(simulation, row.venue);
  for (const { selection } of legsOf(row)) {
    // A market is held when something is known of it: then its bets are not given up either, whatever their price.
    const check = checkAtPlacing(prices, { selection, odds: '1.01' }, 2);
    if (!check.ok) return check.reason;
  }
  if (next.stake < row.stake_minor) return 'stakeLowered';
  return next.stake === row.stake_minor && areAlike(row, next) ? 'nothingEdited' : undefined;
}

/**
 * Ends the bet that an order takes the place of, in the order's transaction; its stake stays in escrow for the new one.
 * @param next the order as it was found good @param now sandbox time, ms
 * @returns the ended bet
 * @throws PlacingRefused where it cannot be edited, or was cashed out, settled or edited at the same moment
 */
export async function closeForEdit(
  { simulation, storage }: Pick<EngineParts, 'simulation' | 'storage'>,
  { memberId, venue, replaces }: Pick<Order, 'memberId' | 'venue'> & { readonly replaces: string },
  next: GoodOrder,
  now: number,
): Promise<BetRow> {
  const row = await betsAt(storage, memberId, venue)
    .where('id', '=', rowIdOf(replaces) ?? -1)
    .executeTakeFirst();
  if (row === undefined) throw refuse('unknownBet');
  const reason = refusalOf(simulation, row, next, now);
  if (reason !== undefined) throw refuse(reason);
  const closed = await storage.db
    .updateTable('bets')
    .set({ state: 'edited', settled_at: now })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .where('legs', '=', row.legs)
    .where('cashed_stake_minor', '=', row.cashed_stake_minor)
    .returningAll()
    .executeTakeFirst();
  if (closed === undefined) throw refuse('betOver');
  return closed;
}
