import type { CallResponse, withdrawal } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import type { Member } from '../members/member';
import type { SandboxServices } from '../server/services';
import { CENTRE_WALLET, memberAccount } from '@heptad/sandbox-ledger';
import { momentOf, onPlatform } from '@heptad/sandbox-simulation';
import { FEE_RATE, outstandingTurnover } from './turnover';
import { turnoverEventsOf } from './turnover-events';

/** What a member may withdraw now. Amounts are minor units. */
export interface WithdrawalRoom {
  readonly balance: bigint;
  readonly min: bigint;
  readonly max: bigint;
  readonly dayMax: bigint;
  readonly dayLeft: bigint;
  readonly timesLeft: number;
  readonly free: bigint;
  readonly turnoverLeft: bigint;
}

const LEAST = 100_00n;
const MOST = 50_000_00n;
const DAY_MOST = 100_000_00n;
const DAY_MOST_PER_GRADE = 20_000_00n;
/** How often a member of any grade may withdraw in a day. */
export const TIMES_A_DAY = 5;
/** Places that the rate is written with. */
const RATE_PLACES = 4;

/** The most that a member of a grade may withdraw in a day, minor units. */
export function dayMostOf(grade: number): bigint {
  return DAY_MOST + DAY_MOST_PER_GRADE * BigInt(grade);
}

/** When the platform’s day of a moment began, sandbox ms. */
export function startOfDay(now: number): number {
  return momentOf(onPlatform(now).startOf('day'));
}

/** Reads what the member has, has withdrawn today and has still to bet. */
export async function roomOf(services: SandboxServices, member: Member): Promise<WithdrawalRoom> {
  const balance = await services.ledger.balance(memberAccount(member.id, CENTRE_WALLET, member.currency));
  const withdrawals = await services.storage.db
    .selectFrom('withdrawal_orders')
    .select(['amount_minor', 'created_at'])
    .where('member_id', '=', member.id)
    .where('state', 'in', ['held', 'paid'])
    .execute();
  const since = startOfDay(services.clock.now());
  const today = withdrawals.filter(({ created_at }) => created_at >= since);
  const withdrawn = today.reduce((sum, { amount_minor }) => sum + amount_minor, 0n);
  const dayMax = dayMostOf(member.grade);
  const turnoverLeft = outstandingTurnover(await turnoverEventsOf(services, member.id));
  return {
    balance,
    min: LEAST,
    max: MOST,
    dayMax,
    dayLeft: withdrawn >= dayMax ? 0n : dayMax - withdrawn,
    timesLeft: Math.max(0, TIMES_A_DAY - today.length),
    free: turnoverLeft >= balance ? 0n : balance - turnoverLeft,
    turnoverLeft,
  };
}

/** The room as the member is told of it. */
export function limitsOf(
  room: WithdrawalRoom,
  currency: string,
): Omit<CallResponse<typeof withdrawal.limits>, 'passwordSet' | 'nameWanted'> {
  return {
    currency,
    balance: fromMinorUnits(room.balance),
    min: fromMinorUnits(room.min),
    max: fromMinorUnits(room.max),
    dayMax: fromMinorUnits(room.dayMax),
    dayLeft: fromMinorUnits(room.dayLeft),
    timesLeft: room.timesLeft,
    free: fromMinorUnits(room.free),
    turnoverLeft: fromMinorUnits(room.turnoverLeft),
    timesADay: TIMES_A_DAY,
    feeRate: FEE_RATE.toFixed(RATE_PLACES),
  };
}
