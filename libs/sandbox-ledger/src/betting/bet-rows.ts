import { defined, fromMinorUnits } from '@heptad/formatting';
import type { Bet, BetLeg, BetRefusal, BetState } from './betting';
import { combinationsOf } from './combinations';
import { asItPays, potentialPayout } from './payout';
import { partOfAmount } from '../wallet/part-of-amount';
import type { Row } from '../storage/database';

export type BetRow = Row<'bets'>;

/** Bet numbers start here, so that they have one length. */
const FIRST_NUMBER = 1_000_000_000;

/** The number that a member sees. */
export function betNumber(rowId: number): string {
  return String(FIRST_NUMBER + rowId);
}

/** The row of a bet number; undefined when it is none. */
export function rowIdOf(betId: string): number | undefined {
  return /^\d{10}$/.test(betId) ? Number(betId) - FIRST_NUMBER : undefined;
}

/** When a bet was taken, or will be: at the end of its delay, or as it was placed; sandbox time, ms. */
export function takenAtOf(row: Pick<BetRow, 'placed_at' | 'decides_at'>): number {
  return row.decides_at ?? row.placed_at;
}

/** The legs as they were stored. */
export function legsOf(row: Pick<BetRow, 'legs'>): readonly BetLeg[] {
  return JSON.parse(row.legs) as readonly BetLeg[];
}

type StakeColumns = Pick<BetRow, 'code' | 'legs' | 'unit_stake_minor' | 'stake_minor' | 'cashed_stake_minor'>;

/** What is still at stake once its cashed-out part is taken off: on each combination, and in all; minor units. */
export function runningStake(row: StakeColumns): { readonly unit: bigint; readonly stake: bigint } {
  const stake = row.stake_minor - row.cashed_stake_minor;
  return { unit: partOfAmount(row.unit_stake_minor, stake, row.stake_minor), stake };
}

/** A stored bet as the betting engine gives it out. */
export function betOf(row: BetRow): Bet {
  const legs = legsOf(row);
  const { unit } = runningStake(row);
  const builderOdds = row.builder_odds ?? undefined;
  const pays = asItPays({ code: row.code, legs, builderOdds });
  const paying = unit > 0n ? unit : row.unit_stake_minor;
  return {
    id: betNumber(row.id),
    memberId: row.member_id,
    venue: row.venue,
    idempotencyKey: row.idempotency_key,
    code: row.code,
    ...defined({ builderOdds }),
    combinations: combinationsOf(row.code, legs).length,
    unitStake: fromMinorUnits(row.unit_stake_minor),
    runningUnitStake: fromMinorUnits(unit),
    stake: fromMinorUnits(row.stake_minor),
    potentialReturn: fromMinorUnits(potentialPayout(pays.code, paying, pays.legs)),
    ...(row.cashed_stake_minor > 0n && {
      cashedOut: {
        stake: fromMinorUnits(row.cashed_stake_minor),
        paid: fromMinorUnits(row.cashed_paid_minor),
      },
    }),
    ...(row.payout_minor !== null && { payout: fromMinorUnits(row.payout_minor) }),
    state: row.state as BetState,
    ...(row.refusal !== null && { refusal: row.refusal as BetRefusal }),
    placedAt: row.placed_at,
    ...(row.decides_at !== null && { decidesAt: row.decides_at }),
    ...(row.settled_at !== null && { settledAt: row.settled_at }),
    legs,
  };
}
