import type { Simulation } from '@heptad/sandbox-simulation';
import type { Storage } from '../storage/storage';
import { betOf, legsOf, runningStake, takenAtOf } from './bet-rows';
import type { BetRow } from './bet-rows';
import { priceBuilder } from './bet-builder';
import type { BetEvent, BetLeg, BetRefusal, OddsAcceptance } from './betting';
import { hadGoalTakenBack } from './counted-score';
import type { BetStores } from './engine-parts';
import { asItPays, decidedPayout, isDecided, settledState } from './payout';
import { checkAfterDelay, oddsAfterDelay } from './price-check';
import { settleSelection } from './settlement';
import type { Row } from '../storage/database';
import { pricedFor } from './venue-pricing';

type BetChange = Partial<
  Pick<Row<'bets'>, 'state' | 'refusal' | 'payout_minor' | 'settled_at' | 'legs' | 'builder_odds'>
>;

/**
 * Changes a bet that is still as it was read, and moves its money in the same transaction; undefined when somebody else was
 * faster.
 */
async function change(
  storage: Storage,
  row: BetRow,
  values: BetChange,
  money: () => Promise<void> = () => Promise.resolve(),
): Promise<BetRow | undefined> {
  return storage.transaction(async () => {
    const changed = await storage.db
      .updateTable('bets')
      .set(values)
      .where('id', '=', row.id)
      .where('state', '=', row.state)
      .where('legs', '=', row.legs)
      .where('cashed_stake_minor', '=', row.cashed_stake_minor)
      .returningAll()
      .executeTakeFirst();
    if (changed) await money();
    return changed;
  });
}

function eventOf(type: BetEvent['type'], row: BetRow | undefined): readonly BetEvent[] {
  return row ? [{ type, bet: betOf(row) }] : [];
}

function isAcceptance(value: number): value is OddsAcceptance {
  return value === 0 || value === 1 || value === 2;
}

/** Accepts or rejects a pending bet by what held when its delay ended, however late that is looked at. */
async function decide({ simulation, storage, stakes }: BetStores, row: BetRow): Promise<readonly BetEvent[]> {
  const at = takenAtOf(row);
  const acceptance = isAcceptance(row.acceptance) ? row.acceptance : 0;
  const prices = pricedFor(simulation, row.venue);
  const checked = legsOf(row).map((leg) => ({
    leg,
    // Of a bet builder only the joint price is agreed to.
    check: checkAfterDelay(prices, leg, row.builder_odds === null ? acceptance : 2, at),
  }));
  const failed = checked.flatMap(({ check }) => (check.ok ? [] : [check.reason]))[0];
  const joint = failed === undefined ? jointPrice(simulation, row, acceptance, at) : {};
  const failure = failed ?? joint.refusal;
  if (failure) {
    const values = { state: 'rejected', refusal: failure, settled_at: at };
    return eventOf(
      'rejected',
      await change(storage, row, values, () => stakes.release(row, 'refund', row.stake_minor)),
    );
  }
  const legs = checked.map(({ leg, check }): BetLeg => (check.ok ? { ...leg, odds: check.odds } : leg));
  const values = { state: 'accepted', legs: JSON.stringify(legs), builder_odds: joint.odds ?? null };
  return eventOf('accepted', await change(storage, row, values));
}

/** The joint price that a waiting bet builder goes at, or why it does not go; neither for any other bet. */
function jointPrice(
  simulation: Simulation,
  row: BetRow,
  acceptance: OddsAcceptance,
  at: number,
): { readonly odds?: string; readonly refusal?: BetRefusal } {
  if (row.builder_odds === null) return {};
  const selections = legsOf(row).map(({ selection }) => selection);
  const price = priceBuilder(simulation, row.venue, selections, at);
  if (!price.ok) return { refusal: 'notCombinable' };
  const odds = oddsAfterDelay(row.builder_odds, price.odds, acceptance);
  return odds === undefined ? { refusal: 'oddsChanged' } : { odds };
}

function settledLeg(simulation: Simulation, leg: BetLeg, takenAt: number, now: number): BetLeg {
  if (leg.state !== 'open') return leg;
  const outcome = simulation.outcome(leg.matchId, leg.period, now) ?? { type: 'void' };
  const isOff = leg.countsFrom !== undefined && hadGoalTakenBack(simulation.events(leg.matchId), takenAt);
  const state = isOff && outcome.type === 'final' ? 'void' : settleSelection(leg, outcome);
  return { ...leg, state, ...(outcome.type === 'final' && { result: outcome.score }) };
}

/** Settles the legs that have ended, and the bet with its money once its payout is known. */
async function settle(
  { simulation, storage, stakes }: BetStores,
  row: BetRow,
  now: number,
): Promise<readonly BetEvent[]> {
  const before = legsOf(row);
  const legs = before.map((leg) => settledLeg(simulation, leg, takenAtOf(row), now));
  if (legs.every((leg, index) => leg.state === before[index]?.state)) return [];
  const values = { legs: JSON.stringify(legs) };
  const pays = asItPays({ code: row.code, legs, builderOdds: row.builder_odds ?? undefined });
  if (!isDecided(pays.code, pays.legs)) {
    await change(storage, row, values);
    return [];
  }
  const running = runningStake(row);
  const payout = decidedPayout(pays.code, running.unit, pays.legs);
  const state = settledState(pays.legs, running.stake, payout);
  const settled = { ...values, state, payout_minor: payout + row.cashed_paid_minor, settled_at: now };
  return eventOf('settled', await change(storage, row, settled, () => stakes.release(row, 'payout', payout)));
}

async function rowsIn(storage: Storage, state: 'pending' | 'accepted'): Promise<readonly BetRow[]> {
  return storage.db.selectFrom('bets').selectAll().where('state', '=', state).orderBy('id').execute();
}

/**
 * Decides and settles all that is due by `now`, telling each event once it is stored. A bet that fails does not hold up the
 * others; its error is thrown at the end, and the bet is tried again next time.
 */
export async function settleDueBets(
  parts: BetStores,
  now: number,
  tell: (event: BetEvent) => void,
): Promise<void> {
  const errors: unknown[] = [];
  const each = async (rows: readonly BetRow[], work: (row: BetRow) => Promise<readonly BetEvent[]>) => {
    for (const row of rows) {
      try {
        (await work(row)).forEach(tell);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  const pending = await rowsIn(parts.storage, 'pending');
  await each(
    pending.filter((row) => (row.decides_at ?? 0) <= now),
    (row) => decide(parts, row),
  );
  await each(await rowsIn(parts.storage, 'accepted'), (row) => settle(parts, row, now));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} bets could not be settled`);
}
