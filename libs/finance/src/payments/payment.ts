import type { CallResponse, deposit, withdrawal } from '@heptad/contracts';
import { money, type Money } from '@heptad/formatting';

type WireChannel = CallResponse<typeof deposit.channels>['channels'][number];
type WireDeposit = CallResponse<typeof deposit.detail>['order'];
type WireWithdrawal = CallResponse<typeof withdrawal.create>['order'];
type WireLimits = CallResponse<typeof withdrawal.limits>;

/** By what a member pays in. */
export type DepositChannelCode = WireChannel['channel'];

/** A way to pay in, with its bounds for this member. */
export interface DepositChannel {
  readonly code: DepositChannelCode;
  readonly group: WireChannel['group'];
  readonly open: boolean;
  /** When it opens next; undefined while it is open, or closed for maintenance. Milliseconds since 1970. */
  readonly opensAt: number | undefined;
  /** From when to when it is open on the platform's own clock; undefined where it never closes. */
  readonly hours: WireChannel['hours'];
  readonly min: Money;
  readonly max: Money;
  readonly quick: readonly Money[];
  /** How long an order waits to be paid. */
  readonly minutes: number;
  readonly payCurrency: string;
  /** What one coin costs; undefined where the wallet's own currency is paid. */
  readonly rate: string | undefined;
  /** The part of the amount that is paid on top of it; undefined where it is free. */
  readonly feeRate: string | undefined;
}

export type DepositState = WireDeposit['state'];
export type PayTo = NonNullable<WireDeposit['payTo']>;

/** A deposit order (CALL-067). Times in milliseconds since 1970. */
export interface Deposit {
  readonly orderNo: string;
  readonly channel: DepositChannelCode;
  /** What reaches the centre wallet. */
  readonly amount: Money;
  /** The part of what is paid that does not reach it. */
  readonly fee: Money;
  /** What has to be paid, and in what. */
  readonly payAmount: Money;
  readonly payCurrency: string;
  readonly state: DepositState;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Known only while it may still be paid. */
  readonly payTo: PayTo | undefined;
  /** Why it was refused. */
  readonly message: string | undefined;
  /** When the member last sent a proof of payment. */
  readonly provedAt: number | undefined;
}

export type WithdrawalState = WireWithdrawal['state'];

/** A withdrawal (CALL-067). */
export interface Withdrawal {
  readonly orderNo: string;
  readonly account: WireWithdrawal['account'];
  readonly amount: Money;
  readonly fee: Money;
  readonly arrives: Money;
  readonly state: WithdrawalState;
  readonly createdAt: number;
  /** Why it was refused. */
  readonly message: string | undefined;
}

/** What a member may withdraw now. */
export interface WithdrawalLimits {
  /** Code of the wallet's currency. */
  readonly currency: string;
  readonly balance: Money;
  readonly min: Money;
  readonly max: Money;
  readonly dayLeft: Money;
  readonly timesLeft: number;
  /** What carries no fee; what is above it carries `feeRate` of itself. */
  readonly free: Money;
  readonly turnoverLeft: Money;
  readonly feeRate: string;
  /** Whether the member has a secondary password, which confirms a withdrawal. */
  readonly passwordSet: boolean;
  /** Whether the member's name has to be confirmed first. */
  readonly nameWanted: boolean;
}

type WireDuty = CallResponse<typeof withdrawal.audit>['duties'][number];

/** What took something off a {@link TurnoverDuty}: a bet, or a withdrawal that carried the fee. */
export interface DutyPart {
  readonly kind: WireDuty['parts'][number]['kind'];
  readonly id: string;
  readonly amount: Money;
  readonly at: number;
}

/** The duty of a deposit or a bonus to be bet once, and what has fulfilled it (ROUTE-039). Times in milliseconds since 1970. */
export interface TurnoverDuty {
  readonly source: WireDuty['source'];
  readonly orderNo: string;
  readonly amount: Money;
  readonly left: Money;
  readonly createdAt: number;
  readonly fulfilledAt: number | undefined;
  /** How many parts there are, of which the newest are told. */
  readonly partCount: number;
  readonly parts: readonly DutyPart[];
}

export function toChannel(wire: WireChannel): DepositChannel {
  const { channel, group, status, opensAt, hours, minutes, payCurrency, rate, feeRate } = wire;
  return {
    code: channel,
    group,
    open: status === 1,
    opensAt,
    hours,
    min: money(wire.min),
    max: money(wire.max),
    quick: wire.quick.map(money),
    minutes,
    payCurrency,
    rate,
    feeRate,
  };
}

export function toDeposit(wire: WireDeposit): Deposit {
  const { orderNo, channel, payCurrency, state, createdAt, expiresAt, payTo, message, provedAt } = wire;
  return {
    orderNo,
    channel,
    amount: money(wire.amount),
    fee: money(wire.fee),
    payAmount: money(wire.payAmount),
    payCurrency,
    state,
    createdAt,
    expiresAt,
    payTo,
    message,
    provedAt,
  };
}

export function toWithdrawal(wire: WireWithdrawal): Withdrawal {
  const { orderNo, account, state, createdAt, message } = wire;
  return {
    orderNo,
    account,
    amount: money(wire.amount),
    fee: money(wire.fee),
    arrives: money(wire.arrives),
    state,
    createdAt,
    message,
  };
}

export function toLimits(wire: WireLimits): WithdrawalLimits {
  return {
    currency: wire.currency,
    balance: money(wire.balance),
    min: money(wire.min),
    max: money(wire.max),
    dayLeft: money(wire.dayLeft),
    timesLeft: wire.timesLeft,
    free: money(wire.free),
    turnoverLeft: money(wire.turnoverLeft),
    feeRate: wire.feeRate,
    passwordSet: wire.passwordSet === 1,
    nameWanted: wire.nameWanted === 1,
  };
}

export function toDuty({
  source,
  orderNo,
  createdAt,
  fulfilledAt,
  partCount,
  ...wire
}: WireDuty): TurnoverDuty {
  return {
    source,
    orderNo,
    amount: money(wire.amount),
    left: money(wire.left),
    createdAt,
    fulfilledAt,
    partCount,
    parts: wire.parts.map((part) => ({ ...part, amount: money(part.amount) })),
  };
}
