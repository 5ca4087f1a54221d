import * as v from 'valibot';
import { bigId, count, moneyText, playCount, wireTime } from '../fields';

const digits = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
const signedDecimal = v.pipe(v.string(), v.regex(/^[+-]?\d{1,6}(\.\d{1,5})?$/));

/** An identifier: digits, which some answers write as a number. */
export const obDigits = v.union([digits, v.pipe(v.number(), v.safeInteger(), v.minValue(0))]);

/** A score: its name and both sides' numbers, `S1|2:1`. */
export const obScore = v.pipe(v.string(), v.regex(/^S\d{1,5}\|\d{1,3}:\d{1,3}$/));

/** What every OB and DB body carries besides the call's own fields (API-018). */
export const obMergedFields = v.object({ cuid: v.string() });

/** `ov`: whole number, European price × 100 000. */
export const obOption = v.object({
  oid: obDigits,
  ot: v.string(),
  on: v.string(),
  ov: v.pipe(v.number(), v.integer(), v.minValue(0)),
  os: v.number(),
  ots: v.optional(v.string()),
});

/** A line of a play. `hv` is the home side's value; absent where the play has no line. */
export const obMarket = v.object({
  hid: obDigits,
  hn: v.number(),
  hs: v.number(),
  hv: v.nullish(v.union([v.literal(''), signedDecimal])),
  ol: v.array(obOption),
});

export const obPlay = v.object({
  hpid: obDigits,
  hpn: v.string(),
  /** Which bet modes take the play: `1` singles, `2` combos, `1,2` both. */
  hsw: v.optional(v.string()),
  hl: v.array(obMarket),
});

/** A match. `msc` is empty or absent before it starts; `mst` is the clock in seconds, counting up. */
export const obMatch = v.object({
  mid: obDigits,
  csid: obDigits,
  csna: v.string(),
  tid: obDigits,
  tn: v.string(),
  mgt: wireTime,
  mhn: v.string(),
  man: v.string(),
  mhid: v.optional(obDigits),
  maid: v.optional(obDigits),
  ms: v.number(),
  mmp: v.optional(obDigits),
  mst: v.nullish(v.union([v.pipe(v.string(), v.regex(/^\d{1,5}$/)), playCount])),
  /** Whether the clock runs: 1 running. */
  mrun: v.optional(v.number()),
  msc: v.nullish(v.array(obScore)),
  /** Who serves: `home` or `away`. */
  mat: v.nullish(v.string()),
  /** Favourite: the match, the tournament. */
  mf: v.optional(v.boolean(), false),
  tf: v.optional(v.boolean(), false),
  /** Whether there is a stream: 2 is playing. */
  mvs: v.optional(v.number()),
  /** How many markets the detail has. */
  mc: v.optional(count),
  hps: v.array(obPlay),
});

/** A page of matches. */
export const obMatchPage = v.object({ list: v.array(obMatch), total: count, page: count, size: count });

/** A question about a whole tournament, `mn`; its play has an option for each runner. */
export const obOutright = v.object({
  mid: obDigits,
  csid: obDigits,
  csna: v.string(),
  tid: obDigits,
  tn: v.string(),
  mgt: wireTime,
  mn: v.string(),
  hps: v.array(obPlay),
});

/** A selection as a bet names it: its stable place and the price that was seen. */
export const obBetSelection = v.object({
  mid: obDigits,
  hpid: obDigits,
  hid: obDigits,
  hn: v.number(),
  ot: v.string(),
  oid: obDigits,
  hv: v.nullish(v.union([v.literal(''), signedDecimal])),
  ov: v.pipe(v.number(), v.integer(), v.minValue(100_000)),
});

/** A leg of an order, as it was taken. */
export const obOrderDetail = v.object({
  mid: obDigits,
  csid: obDigits,
  tn: v.string(),
  mhn: v.string(),
  man: v.string(),
  mgt: wireTime,
  hpid: obDigits,
  hpn: v.string(),
  hid: obDigits,
  hn: v.number(),
  hv: v.nullish(v.union([v.literal(''), signedDecimal])),
  oid: obDigits,
  ot: v.string(),
  on: v.string(),
  ov: v.pipe(v.number(), v.integer(), v.minValue(100_000)),
  betResult: v.number(),
  /** Final score, once there is one. */
  msc: v.nullish(v.array(obScore)),
});

/** A bet. Amounts are decimal strings. */
export const obOrder = v.object({
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
  detailList: v.pipe(v.array(obOrderDetail), v.minLength(1)),
});

/** What an order can be cashed out for. Amounts and times are there while it is open. */
export const obCashOutOffer = v.object({
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
export const obCashOutRecord = v.object({
  cashOutNo: bigId,
  orderNo: bigId,
  cashOutStake: moneyText,
  cashOutAmount: moneyText,
  /** What runs on. */
  remainAmount: moneyText,
  cashOutTime: wireTime,
});

export type ObCashOutOffer = v.InferOutput<typeof obCashOutOffer>;
export type ObCashOutRecord = v.InferOutput<typeof obCashOutRecord>;
export type ObMatch = v.InferOutput<typeof obMatch>;
export type ObOutright = v.InferOutput<typeof obOutright>;
export type ObPlay = v.InferOutput<typeof obPlay>;
export type ObMarket = v.InferOutput<typeof obMarket>;
export type ObOption = v.InferOutput<typeof obOption>;
export type ObOrder = v.InferOutput<typeof obOrder>;
export type ObOrderDetail = v.InferOutput<typeof obOrderDetail>;
export type ObBetSelection = v.InferOutput<typeof obBetSelection>;
