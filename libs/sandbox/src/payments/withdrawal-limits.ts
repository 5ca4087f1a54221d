import type { CallResponse, withdrawal } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import type { Member } from '../members/member';
import type { SandboxServices } from '../server/services';
import { CENTRE_WALLET, memberAccount } from '@heptad/sandbox-ledger';
import { momentOf, onPlatform } from '@heptad/sandbox-simulation';
import { FEE_RATE, outstandingTurnover } from './turnover';
import type { TurnoverEvent } from './turnover';

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
const TIMES_A_DAY = 5;
/** Places that the rate is written with. */
const RATE_PLACES = 4;

/** When the platform’s day of a moment began, sandbox ms. */
export function startOfDay(now: number): number {
  return momentOf(onPlatform(now).startOf('day'));
}

/** Reads what the member has, has withdrawn today and has still to bet. */
export async function roomOf(services: SandboxServices, member: Member): Promise<WithdrawalRoom> {
  const balance = await services.ledger.balance(memberAccount(member.id, CENTRE_WALLET, member.currency));
  const withdrawals = await services.storage.db
    .selectFrom('withdrawal_orders')
    .select(['amount_minor', 'charged_minor', 'created_at'])
    .where('member_id', '=', member.id)
    .where('state', 'in', ['held', 'paid'])
    .execute();
  const since = startOfDay(services.clock.now());
  const today = withdrawals.filter(({ created_at }) => created_at >= since);
  const withdrawn = today.reduce((sum, { amount_minor }) => sum + amount_minor, 0n);
  const dayMax = DAY_MOST + DAY_MOST_PER_GRADE * BigInt(member.grade);
  const turnoverLeft = outstandingTurnover([
    ...(await deposits(services, member.id)),
    ...(await settledBets(services, member.id)),
    ...withdrawals.map(({ charged_minor, created_at }) => ({
      at: created_at,
      kind: 'charged' as const,
      amount: charged_minor,
    })),
  ]);
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

async function deposits({ storage }: SandboxServices, memberId: string): Promise<readonly TurnoverEvent[]> {
  const rows = await storage.db
    .selectFrom('deposit_orders')
    .select(['amount_minor', 'ended_at'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'credited')
    .execute();
  return rows.map(({ amount_minor, ended_at }) => ({
    at: ended_at ?? 0,
    kind: 'deposit',
    amount: amount_minor,
  }));
}

/** What part of a stake counts, in halves: bets that came back whole do not. */
const HALVES: ReadonlyMap<string, bigint> = new Map([
  ['won', 2n],
  ['lost', 2n],
  ['halfWon', 1n],
  ['halfLost', 1n],
]);

async function settledBets(
  { storage }: SandboxServices,
  memberId: string,
): Promise<readonly TurnoverEvent[]> {
  const rows = await storage.db
    .selectFrom('bets')
    .select(['stake_minor', 'state', 'settled_at'])
    .where('member_id', '=', memberId)
    .where('settled_at', 'is not', null)
    .where('state', 'in', [...HALVES.keys()])
    .execute();
  return rows.map(({ stake_minor, state, settled_at }) => ({
    at: settled_at ?? 0,
    kind: 'turnover',
    amount: (stake_minor * (HALVES.get(state) ?? 0n)) / 2n,
  }));
}

/** The room as the member is told of it. */
export function limitsOf(room: WithdrawalRoom, currency: string): CallResponse<typeof withdrawal.limits> {
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
    feeRate: FEE_RATE.toFixed(RATE_PLACES),
  };
}
