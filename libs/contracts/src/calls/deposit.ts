import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag, moneyText, noFields, positiveMoneyText } from '../fields';
import { ordersCall, orderStatusCall } from '../payment-orders';

/**
 * By what a member pays in: online banking, a transfer to a card, one of the electronic wallets, USDT on one of two networks, or
 * digital RMB.
 */
export const channelCode = v.picklist([
  'online',
  'bank',
  'ebpay',
  'koipay',
  'wechat',
  'alipay',
  'trc20',
  'erc20',
  'digital',
]);

/** What ways to pay in are shown under. */
const channelGroup = v.picklist(['card', 'wallet', 'coin', 'digital']);

export const orderNo = v.pipe(v.string(), v.regex(/^D\d{10}$/));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** What is paid: an amount of money, or of coins, which have four decimals (FORMAT-009). */
const payText = v.pipe(v.string(), v.regex(/^\d{1,13}(\.\d{1,4})?$/));
const rateText = v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,4})?$/));
/** A part of an amount, such as `0.0050` for half a percent. */
const shareText = v.pipe(v.string(), v.regex(/^0\.\d{4}$/));
const clockText = v.pipe(v.string(), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/));

/** A way to pay in, with its bounds for this member. */
export const channel = v.object({
  channel: channelCode,
  group: channelGroup,
  /** 1 open, 0 closed: until `opensAt` where there is one, else for maintenance. */
  status: flag,
  /** When it opens next; only told while it is closed by its hours. */
  opensAt: v.optional(epochMs),
  /** From when to when it is open on the platform's own clock; absent where it never closes. `to` may be before `from`. */
  hours: v.optional(v.object({ from: clockText, to: clockText, zone: text })),
  /** Least and most of one order, both included. */
  min: moneyText,
  max: moneyText,
  /** Amounts to offer, within the bounds. */
  quick: v.array(moneyText),
  /** How long an order waits to be paid. */
  minutes: count,
  /** What is paid with: the wallet's own currency, or a coin at `rate` units of the wallet's currency each. */
  payCurrency: text,
  rate: v.optional(rateText),
  /** The part of the amount that is paid on top of it, cut to whole cents; absent where it is free. */
  feeRate: v.optional(shareText),
});

/**
 * How far a deposit has come: `created` waits to be paid, `paid` is what the member says, `credited` is in the centre wallet;
 * the other three are ends without money. Money that came after an order expired may still be credited.
 */
const states = ['created', 'paid', 'credited', 'expired', 'cancelled', 'refused'] as const;

const payTo = v.variant('kind', [
  v.object({ kind: v.literal('online'), merchant: text, reference: text }),
  v.object({ kind: v.literal('bank'), bank: text, holder: text, number: text }),
  v.object({ kind: v.literal('coin'), network: text, address: text }),
  v.object({ kind: v.literal('wallet'), holder: text, account: text }),
]);

/** One deposit. Where to pay is told only while it may still be paid. */
export const order = v.object({
  orderNo,
  channel: channelCode,
  /** What reaches the centre wallet. */
  amount: moneyText,
  /** The part of what is paid that does not reach it. */
  fee: moneyText,
  /** What has to be paid, to the last digit. */
  payAmount: payText,
  payCurrency: text,
  state: v.picklist(states),
  createdAt: epochMs,
  expiresAt: epochMs,
  /** When it was credited, refused or cancelled, or ran out. */
  endedAt: v.optional(epochMs),
  /** Why it was refused, in the language asked for. */
  message: v.optional(v.string()),
  /** When the member last said who paid, with a picture of it. */
  provedAt: v.optional(epochMs),
  payTo: v.optional(payTo),
});

/** The ways to pay in, in the order in which they are shown (CALL-067). */
export const channels = defineCall({
  method: 'POST',
  path: '/game/api/v1/deposit/channels',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({ currency: v.string(), channels: v.array(channel) }),
});

/** Opens a deposit order (CALL-067). */
export const create = defineCall({
  method: 'POST',
  path: '/game/api/v1/deposit/create',
  access: 'member',
  safety: 'keyed',
  request: v.object({ channel: channelCode, amount: positiveMoneyText }),
  response: v.object({ order }),
});

/** What became of a deposit order, asked by the `Idempotency-Key` it was sent with (CALL-067). `known` 0: it never arrived. */
export const status = orderStatusCall('/game/api/v1/deposit/status', order);

/** One deposit order by its number (CALL-067). */
export const detail = defineCall({
  method: 'POST',
  path: '/game/api/v1/deposit/detail',
  access: 'member',
  safety: 'read',
  request: v.object({ orderNo }),
  response: v.object({ order }),
});

/** The member's deposits, newest first (CALL-067). */
export const orders = ordersCall('/game/api/v1/deposit/orders', order);

/** The member says that they have paid; saying it again changes nothing (CALL-067). */
export const paid = defineCall({
  method: 'POST',
  path: '/game/api/v1/deposit/paid',
  access: 'member',
  safety: 'keyed',
  request: v.object({ orderNo }),
  response: v.object({ order }),
});

/** Gives up an order that has not been paid (CALL-067). */
export const cancel = defineCall({
  method: 'POST',
  path: '/game/api/v1/deposit/cancel',
  access: 'member',
  safety: 'keyed',
  request: v.object({ orderNo }),
  response: v.object({ order }),
});
