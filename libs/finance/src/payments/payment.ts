import type { CallResponse, deposit, payout, withdrawal } from '@heptad/contracts';
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
  readonly open: boolean;
  readonly min: Money;
  readonly max: Money;
  readonly quick: readonly Money[];
  /** How long an order waits to be paid. */
  readonly minutes: number;
  readonly payCurrency: string;
  /** What one coin costs; undefined where the wallet's own currency is paid. */
  readonly rate: string | undefined;
}

export type DepositState = WireDeposit['state'];
export type PayTo = NonNullable<WireDeposit['payTo']>;

/** A deposit order (CALL-067). Times in milliseconds since 1970. */
export interface Deposit {
  readonly orderNo: string;
  readonly channel: DepositChannelCode;
  /** What reaches the centre wallet. */
  readonly amount: Money;
  /** What has to be paid, and in what. */
  readonly payAmount: Money;
  readonly payCurrency: string;
  readonly state: DepositState;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Known only while it may still be paid. */
  readonly payTo: PayTo | undefined;
}

export type PayoutAccount = CallResponse<typeof payout.accounts>['accounts'][number];

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
}

export function toChannel(wire: WireChannel): DepositChannel {
  const { channel, status, min, max, quick, minutes, payCurrency, rate } = wire;
  return {
    code: channel,
    open: status === 1,
    min: money(min),
    max: money(max),
    quick: quick.map(money),
    minutes,
    payCurrency,
    rate,
  };
}

export function toDeposit(wire: WireDeposit): Deposit {
  const { orderNo, channel, payCurrency, state, createdAt, expiresAt, payTo } = wire;
  return {
    orderNo,
    channel,
    amount: money(wire.amount),
    payAmount: money(wire.payAmount),
    payCurrency,
    state,
    createdAt,
    expiresAt,
    payTo,
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
  };
}
