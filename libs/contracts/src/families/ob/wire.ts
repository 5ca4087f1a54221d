import * as v from 'valibot';
import { bigId, count, moneyText, playCount, wireTime } from '../../fields';

const digits = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
const signedDecimal = v.pipe(v.string(), v.regex(/^[+-]?\d{1,6}(\.\d{1,5})?$/));

/** An identifier: digits, which some answers write as a number. */
export const wireId = v.union([digits, v.pipe(v.number(), v.safeInteger(), v.minValue(0))]);

/** A score: its name and both sides' numbers, `S1|2:1`. */
export const score = v.pipe(v.string(), v.regex(/^S\d{1,5}\|\d{1,3}:\d{1,3}$/));

/** The score that a handicap of a running match counts from, `2:1`; absent or empty where the whole period counts. */
const scoreBenchmark = v.nullish(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{1,3}:\d{1,3}$/))]));

/** `ov`: whole number, European price × 100 000. */
export const option = v.object({
  oid: wireId,
  ot: v.string(),
  on: v.string(),
  ov: v.pipe(v.number(), v.integer(), v.minValue(0)),
  os: v.number(),
  ots: v.optional(v.string()),
});

/** A line of a play. `hv` is the home side's value; absent where the play has no line. */
export const market = v.object({
  hid: wireId,
  hn: v.number(),
  hs: v.number(),
  hv: v.nullish(v.union([v.literal(''), signedDecimal])),
  scoreBenchmark,
  ol: v.array(option),
});

export const play = v.object({
  hpid: wireId,
  hpn: v.string(),
  /** Which bet modes take the play: `1` singles, `2` combos, `1,2` both. */
  hsw: v.optional(v.string()),
  hl: v.array(market),
});

/** A match. `msc` is empty or absent before it starts; `mst` is the clock in seconds, counting up. */
export const match = v.object({
  mid: wireId,
  csid: wireId,
  csna: v.string(),
  tid: wireId,
  tn: v.string(),
  mgt: wireTime,
  mhn: v.string(),
  man: v.string(),
  mhid: v.optional(wireId),
  maid: v.optional(wireId),
  ms: v.number(),
  mmp: v.optional(wireId),
  mst: v.nullish(v.union([v.pipe(v.string(), v.regex(/^\d{1,5}$/)), playCount])),
  /** Whether the clock runs: 1 running. */
  mrun: v.optional(v.number()),
  msc: v.nullish(v.array(score)),
  /** Who serves: `home` or `away`. */
  mat: v.nullish(v.string()),
  /** Favourite: the match, the tournament. */
  mf: v.optional(v.boolean(), false),
  tf: v.optional(v.boolean(), false),
  /** Whether there is a stream: 2 is playing. */
  mvs: v.optional(v.number()),
  /** How many markets the detail has. */
  mc: v.optional(count),
  hps: v.array(play),
});

/** A page of matches. */
export const matchPage = v.object({ list: v.array(match), total: count, page: count, size: count });

/** A question about a whole tournament, `mn`; its play has an option for each runner. */
export const outright = v.object({
  mid: wireId,
  csid: wireId,
  csna: v.string(),
  tid: wireId,
  tn: v.string(),
  mgt: wireTime,
  mn: v.string(),
  hps: v.array(play),
});

/** A selection as a bet names it: its stable place and the price that was seen. */
export const betSelection = v.object({
  mid: wireId,
  hpid: wireId,
  hid: wireId,
  hn: v.number(),
  ot: v.string(),
  oid: wireId,
  hv: v.nullish(v.union([v.literal(''), signedDecimal])),
  scoreBenchmark,
  ov: v.pipe(v.number(), v.integer(), v.minValue(100_000)),
});

/** A leg of an order, as it was taken. */
export const orderDetail = v.object({
  mid: wireId,
  csid: wireId,
  tn: v.string(),
  mhn: v.string(),
  man: v.string(),
  mgt: wireTime,
  hpid: wireId,
  hpn: v.string(),
  hid: wireId,
  hn: v.number(),
  hv: v.nullish(v.union([v.literal(''), signedDecimal])),
  scoreBenchmark,
  oid: wireId,
  ot: v.string(),
  on: v.string(),
  ov: v.pipe(v.number(), v.integer(), v.minValue(100_000)),
  betResult: v.number(),
  /** Final score, once there is one. */
  msc: v.nullish(v.array(score)),
});

/** A bet. Amounts are decimal strings. */
export const order = v.object({
  orderNo: bigId,
  /** n × 1000 + number of bets; 1001 is a single. */
  seriesType: v.number(),
  betAmount: moneyText,
  maxWinAmount: moneyText,
  returnAmount: v.nullish(moneyText),
  betTime: wireTime,
  settleTime: v.nullish(wireTime),
  orderStatus: v.number(),
  outcome: v.number(),
  reason: v.nullish(v.string()),
  /** The part of the stake that was cashed out and what it paid; `maxWinAmount` is of the rest. */
  cashOutStake: v.nullish(moneyText),
  cashOutAmount: v.nullish(moneyText),
  detailList: v.pipe(v.array(orderDetail), v.minLength(1)),
});

/** What an order can be cashed out for. Amounts and times are there while it is open. */
export const cashOutOffer = v.object({
  orderNo: bigId,
  cashOutStatus: v.number(),
  /** What runs, and what is paid for all of it. */
  betAmount: v.nullish(moneyText),
  cashOutAmount: v.nullish(moneyText),
  /** A part of the stake is a multiple of `stepAmount`; it and what is left are at least `minAmount`. */
  stepAmount: v.nullish(moneyText),
  minAmount: v.nullish(moneyText),
  /** When it was reckoned, and until when it is kept to. */
  quoteTime: v.nullish(wireTime),
  expireTime: v.nullish(wireTime),
});

/** A cash-out that was paid. */
export const cashOutRecord = v.object({
  cashOutNo: bigId,
  orderNo: bigId,
  cashOutStake: moneyText,
  cashOutAmount: moneyText,
  /** What runs on. */
  remainAmount: moneyText,
  cashOutTime: wireTime,
});

export type CashOutOffer = v.InferOutput<typeof cashOutOffer>;
export type CashOutRecord = v.InferOutput<typeof cashOutRecord>;
export type Match = v.InferOutput<typeof match>;
export type Outright = v.InferOutput<typeof outright>;
export type Play = v.InferOutput<typeof play>;
export type Market = v.InferOutput<typeof market>;
export type Option = v.InferOutput<typeof option>;
export type Order = v.InferOutput<typeof order>;
export type OrderDetail = v.InferOutput<typeof orderDetail>;
export type BetSelection = v.InferOutput<typeof betSelection>;
