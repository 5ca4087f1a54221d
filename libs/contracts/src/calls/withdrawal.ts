import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { defineCall } from '../define-call';
import { count, epochMs, flag, idText, moneyText, noFields, positiveMoneyText } from '../fields';
import { ordersCall, orderStatusCall } from '../payment-orders';
import { passwordHash } from './session';
import { account } from './payout';

const orderNo = v.pipe(v.string(), v.regex(/^W\d{10}$/));

/** `held`: the money has left the centre wallet and waits; `refused` has brought it back. */
const states = ['held', 'paid', 'refused'] as const;

/** One withdrawal. */
const order = v.object({
  orderNo,
  account: v.pick(account, ['kind', 'label', 'bank', 'masked']),
  /** What left the centre wallet; `fee` and `arrives` are its parts. */
  amount: moneyText,
  fee: moneyText,
  arrives: moneyText,
  state: v.picklist(states),
  createdAt: epochMs,
  endedAt: v.optional(epochMs),
  /** Why it was refused. */
  message: v.optional(v.string()),
});

/**
 * What a member may withdraw now (CALL-067). `free` is what carries no fee; what is above it is deposits and bonuses that have
 * not been bet yet, and carries `feeRate` of itself, cut to whole cents.
 */
export const limits = defineCall({
  method: 'POST',
  path: '/game/api/v1/withdraw/limits',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    currency: v.string(),
    balance: moneyText,
    min: moneyText,
    max: moneyText,
    dayMax: moneyText,
    dayLeft: moneyText,
    timesLeft: count,
    free: moneyText,
    /** Turnover still wanting before everything is free. */
    turnoverLeft: moneyText,
    feeRate: v.pipe(v.string(), v.regex(/^0(\.\d{1,4})?$/)),
    timesADay: count,
    /** Whether the member has a secondary password. */
    passwordSet: flag,
    /** Whether the member has to confirm their name first: once, before the first withdrawal. */
    nameWanted: flag,
  }),
});

/** What a bet, or a withdrawal that carried the fee, took off a duty. */
const dutyPart = v.object({
  kind: v.picklist(['bet', 'withdrawal']),
  /** The bet's number, or the withdrawal's. */
  id: idText,
  amount: moneyText,
  at: epochMs,
});

/**
 * What the member's deposits and bonuses have still to be bet, newest first, and what has fulfilled each (CALL-067, ROUTE-039). Of a duty with
 * many parts the newest are told.
 */
export const audit = defineCall({
  method: 'POST',
  path: '/game/api/v1/withdraw/audit',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    duties: v.array(
      v.object({
        /** What it comes from, and that one’s number. */
        source: v.picklist(['deposit', 'bonus']),
        orderNo: idText,
        amount: moneyText,
        left: moneyText,
        createdAt: epochMs,
        fulfilledAt: v.optional(epochMs),
        partCount: count,
        parts: v.array(dutyPart),
      }),
    ),
  }),
});

/**
 * Confirms the member's name before the first withdrawal (CALL-067): whose the accounts are, or whose they will be where none has
 * said it yet.
 */
export const confirmName = defineCall({
  method: 'POST',
  path: '/game/api/v1/withdraw/confirmName',
  access: 'member',
  safety: 'keyed',
  request: v.object({ name: v.pipe(v.string(), v.trim(), v.regex(BOUNDS.cardHolder)) }),
  response: v.object({ confirmed: v.literal(1) }),
});

/**
 * Withdraws to one of the member's accounts; the money is held at once (CALL-067). `fee` is what the member was shown: another
 * one is refused. `password` is the secondary password.
 */
export const create = defineCall({
  method: 'POST',
  path: '/game/api/v1/withdraw/create',
  access: 'member',
  safety: 'keyed',
  request: v.object({
    accountId: idText,
    amount: positiveMoneyText,
    fee: v.pipe(moneyText, v.regex(/^\d/)),
    password: passwordHash,
  }),
  response: v.object({ order }),
});

/** What became of a withdrawal, asked by the `Idempotency-Key` it was sent with (CALL-067). `known` 0: it never arrived. */
export const status = orderStatusCall('/game/api/v1/withdraw/status', order);

/** The member's withdrawals, newest first (CALL-067). */
export const orders = ordersCall('/game/api/v1/withdraw/orders', order);
