import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag, idText, moneyText, spanFields, timeZone } from '../fields';
import { entryKinds } from './wallet';

/** `center`, `treasure` or a venue wallet's code. */
const wallet = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** One posting on one of the member's wallets. */
const line = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  kind: v.picklist(entryKinds),
  wallet,
  /** Signed: below zero when money left the wallet. */
  amount: moneyText,
  /** What the wallet held after it. */
  balanceAfter: moneyText,
  createdAt: epochMs,
  /** The number of the order, the bet or the prize that it belongs to. */
  reference: v.optional(idText),
});

/** What postings come to. Both amounts are zero or more. */
const sums = { in: moneyText, out: moneyText };

/** A member's postings, newest first, with the sums of all that is asked for and of each day of the page (CALL-067, ROUTE-071). */
export const lines = defineCall({
  method: 'POST',
  path: '/game/api/v1/wallet/statement',
  access: 'member',
  safety: 'read',
  request: v.object({
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    ...spanFields,
    wallet: v.optional(wallet),
    kinds: v.optional(
      v.pipe(v.array(v.picklist(entryKinds)), v.minLength(1), v.maxLength(entryKinds.length)),
    ),
    /** Whose midnights the days begin at. */
    timeZone,
    /** Only postings behind this one: the way from page to page that new postings do not disturb. */
    before: v.optional(line.entries.id),
  }),
  response: v.object({
    items: v.array(line),
    /** Whether older ones follow the last item. */
    more: flag,
    /** Of everything that the question finds, whatever `before` says. */
    totals: v.object({ ...sums, lines: count }),
    /** Of each day of the items, all its postings that the question finds. */
    days: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), ...sums })),
    /** The wallets that the member has ever used, with their names in the language of `Accept-Language`; the centre's has none. */
    wallets: v.array(v.object({ wallet, name: v.optional(v.string()) })),
  }),
});

/** How an order came about, one word a step. */
export const stepNames = [
  'ordered',
  'paid',
  'audited',
  'arrived',
  'paidOut',
  'refused',
  'returned',
  'placed',
  'settled',
  'cashedOut',
  'granted',
  'claimed',
  'posted',
] as const;

/** One posting with the story of what it belongs to (CALL-067, ROUTE-072). */
export const detail = defineCall({
  method: 'POST',
  path: '/game/api/v1/wallet/statementDetail',
  access: 'member',
  safety: 'read',
  request: v.object({ id: line.entries.id }),
  response: v.object({
    line,
    /** The wallet's name; left out for the centre's. */
    walletName: v.optional(v.string()),
    /** The number by which support knows it. */
    orderNo: idText,
    /** Oldest first; a step that is still to come has no time. */
    steps: v.array(v.object({ step: v.picklist(stepNames), at: v.optional(epochMs) })),
    /** The other wallet of a transfer, or the payout account, in words. */
    counterpart: v.optional(v.string()),
    /** A withdrawal's fee, and what arrives. */
    fee: v.optional(moneyText),
    arrives: v.optional(moneyText),
    /** Why it was refused, what the prize was given for, or which game was played. */
    note: v.optional(v.string()),
    /** The bet's number, by which it can be looked at. */
    bet: v.optional(idText),
    /** The number of the round of a game, likewise. */
    round: v.optional(idText),
  }),
});
