import * as v from 'valibot';
import { bigId, count, epochMs, moneyText, playCount } from '../../fields';

const signedDecimal = v.pipe(v.string(), v.regex(/^[+-]?\d{1,6}(\.\d{1,5})?$/));

/** A team: name and picture. */
const team = v.object({ id: bigId, na: v.string(), lurl: v.nullish(v.string()) });

/** A league. */
export const league = v.object({ id: bigId, na: v.string() });

/** `od` is the European price; below zero the option is locked. */
export const option = v.object({
  na: v.string(),
  nm: v.optional(v.string()),
  ty: v.number(),
  od: v.number(),
});

/** The score that a handicap of a running match counts from, `2:1`; absent or empty where the whole period counts. */
const re = v.nullish(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{1,3}:\d{1,3}$/))]));

/** A line of a market. `li` is the home side's value; absent where the market has no line. */
export const marketLine = v.object({
  id: bigId,
  ss: v.number(),
  /** Whether combos take it: 1 yes. */
  au: v.optional(v.number()),
  li: v.nullish(v.union([v.literal(''), signedDecimal])),
  re,
  op: v.array(option),
});

const marketGroup = v.object({
  mty: v.number(),
  pe: v.number(),
  nm: v.string(),
  mks: v.array(marketLine),
});

/** A score of one kind in one period: `sc` is home, away. */
export const score = v.object({
  pe: v.number(),
  tyg: v.number(),
  sc: v.tuple([playCount, playCount]),
});

/** The clock: seconds played, period, and whether it runs. */
export const clock = v.object({ s: playCount, pe: v.number(), r: v.union([v.boolean(), v.number()]) });

/** A match. `mc` and `nsg` are absent or empty before it starts. */
export const matchRecord = v.object({
  id: bigId,
  sid: v.number(),
  bt: epochMs,
  ms: v.number(),
  lg: league,
  ts: v.tuple([team, team]),
  mc: v.nullish(clock),
  nsg: v.nullish(v.array(score)),
  /** Who serves: 1 home, 2 away. */
  sv: v.nullish(v.number()),
  mg: v.array(marketGroup),
  /** How many markets the detail has. */
  tms: v.optional(count),
  /** Favourite: 1 yes. */
  fav: v.optional(v.number()),
  /** Whether there is a stream: 1 yes. */
  vs: v.optional(v.number()),
});

/** A question about a whole competition; `nm` says it, its market has an option for each runner. */
export const outrightRecord = v.object({
  id: bigId,
  sid: v.number(),
  bt: epochMs,
  nm: v.string(),
  lg: league,
  mg: v.array(marketGroup),
});

/** The paging part of a list. */
export const pageFields = { current: count, size: count, total: count };

/** A selection as a bet names it: its place and the price that was seen. */
export const betOption = v.object({
  matchId: bigId,
  marketId: bigId,
  optionType: v.number(),
  od: v.pipe(v.number(), v.minValue(1)),
  li: v.nullish(v.union([v.literal(''), signedDecimal])),
  re,
});

/** A leg of an order, as it was taken. */
export const orderLeg = v.object({
  mid: bigId,
  sid: v.number(),
  bt: epochMs,
  ln: v.string(),
  te: v.tuple([v.string(), v.string()]),
  mkid: bigId,
  mty: v.number(),
  pe: v.number(),
  mgn: v.string(),
  ty: v.number(),
  on: v.string(),
  li: v.nullish(v.union([v.literal(''), signedDecimal])),
  re,
  od: v.number(),
  sr: v.number(),
  /** Final score `home:away`, once there is one. */
  rs: v.nullish(v.string()),
});

/** A bet. Amounts are decimal strings. */
export const order = v.object({
  id: bigId,
  /** n × 1000 + number of bets; 1001 is a single. */
  bt: v.number(),
  /** The price of a bet builder; absent for every other bet. */
  bbo: v.nullish(v.number()),
  sat: moneyText,
  mwa: moneyText,
  /** What came back, once settled. */
  ra: v.nullish(moneyText),
  cte: epochMs,
  stm: v.nullish(epochMs),
  st: v.number(),
  sr: v.number(),
  rjs: v.nullish(v.string()),
  /** Cashed out: the part of the stake and what it paid; `mwa` is of the rest. */
  cos: v.nullish(v.object({ sat: moneyText, pa: moneyText })),
  ops: v.pipe(v.array(orderLeg), v.minLength(1)),
});

/** The price an order can be cashed out at; `pr` is there while `cs` is open. */
export const cashOutPrice = v.object({
  oid: bigId,
  cs: v.number(),
  pr: v.nullish(
    v.object({
      /** What runs, and what is paid for all of it. */
      sat: moneyText,
      amt: moneyText,
      /** Parts: the step, and the least that is cashed out or left. */
      stp: moneyText,
      min: moneyText,
      /** When it was reckoned, ms, and how many ms it is kept to. */
      ts: epochMs,
      ttl: count,
    }),
  ),
});

/** A cash-out that was paid; `rst` runs on. */
export const cashOutOrder = v.object({
  id: bigId,
  oid: bigId,
  sat: moneyText,
  pa: moneyText,
  rst: moneyText,
  cte: epochMs,
});

export type CashOutPrice = v.InferOutput<typeof cashOutPrice>;
export type CashOutOrder = v.InferOutput<typeof cashOutOrder>;
export type MatchRecord = v.InferOutput<typeof matchRecord>;
export type MarketGroup = v.InferOutput<typeof marketGroup>;
export type MarketLine = v.InferOutput<typeof marketLine>;
export type Option = v.InferOutput<typeof option>;
export type OutrightRecord = v.InferOutput<typeof outrightRecord>;
export type Order = v.InferOutput<typeof order>;
export type OrderLeg = v.InferOutput<typeof orderLeg>;
export type BetOption = v.InferOutput<typeof betOption>;
