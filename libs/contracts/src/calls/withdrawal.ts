import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, idText, moneyText, noFields, positiveMoneyText } from '../fields';
import { ordersCall, orderStatusCall } from '../payment-orders';
import { passwordHash } from './session';
import { account } from './payout';

const orderNo = v.pipe(v.string(), v.regex(/^W\d{10}$/));

/** `held`: the money has left the centre wallet and waits; `refused` has brought it back. */
const states = ['held', 'paid', 'refused'] as const;

/** One withdrawal. */
const order = v.object({
  orderNo,
  account: v.pick(account, ['kind', 'label', 'masked']),
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
 * What a member may withdraw now (CALL-067). `free` is what carries no fee; what is above it is deposits that have not been
 * bet yet, and carries `feeRate` of itself, cut to whole cents.
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
  }),
});

/**
 * Withdraws to one of the member's accounts; the money is held at once (CALL-067). `fee` is what the member was shown: another
 * one is refused. `password` is the login password, as it is sent at the login.
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
