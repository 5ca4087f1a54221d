import { defineCall } from '@heptad/contracts';
import * as v from 'valibot';

/**
 * The wire of an invented fifth venue, unlike any of the product's: lists are columns, prices are fractions (`5/4`), lines are quarters,
 * kick-off is minutes since 2000, money is whole cents, states are letters.
 */
const FAMILY = 'trial:tally' as const;

const id = v.union([v.pipe(v.string(), v.regex(/^\d{1,20}$/)), v.pipe(v.number(), v.safeInteger())]);
const cents = v.pipe(v.number(), v.safeInteger());
const column = v.array(v.unknown());

/** A list: columns of matches, and columns of lines and of parts played that name their match. */
export const board = v.object({
  all: v.number(),
  cols: v.record(v.string(), column),
  lines: v.record(v.string(), column),
  /** Left out where no match has parts. */
  parts: v.optional(v.record(v.string(), column)),
});
export type Board = v.InferOutput<typeof board>;

/** One match, taken out of its columns. */
export const boardRow = v.object({
  id,
  game: v.number(),
  cup: id,
  cupName: v.string(),
  home: v.string(),
  away: v.string(),
  homeId: v.nullish(id),
  awayId: v.nullish(id),
  /** Minutes since 2000-01-01, UTC. */
  start: v.pipe(v.number(), v.integer()),
  /** `-` not begun, `1h` and `2h`, `ht`, `q1`…, `s1`…, `i1`…, `ot`, `br`; `x` over, `v` broken off for good. */
  phase: v.string(),
  held: v.picklist([0, 1]),
  /** `61:00`; absent before kick-off. */
  clock: v.nullish(v.pipe(v.string(), v.regex(/^\d{1,3}:\d{2}$/))),
  /** What is counted, each with its letter: `g2-1 h1-1 c6-3`. */
  counts: v.nullish(v.string()),
  serve: v.nullish(v.picklist(['H', 'A'])),
  pin: v.picklist([0, 1]),
  film: v.picklist([0, 1]),
  offers: v.pipe(v.number(), v.integer()),
});
export type BoardRow = v.InferOutput<typeof boardRow>;

/** One part of a match that has been played, or is. */
export const boardPart = v.object({
  match: id,
  /** A phase that can be counted. */
  part: v.string(),
  /** What was counted in this part alone, both sides in one number: 24020 is 24 to 20. */
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type BoardPart = v.InferOutput<typeof boardPart>;

/** One line, taken out of its columns. */
export const boardLine = v.object({
  match: id,
  offer: id,
  market: v.string(),
  name: v.string(),
  /** The home side's handicap or the total, in quarters. */
  mark: v.nullish(v.pipe(v.number(), v.integer())),
  /** The score that it counts from, both sides in one number; absent where the whole period counts. */
  since: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** 0 open, 1 held, 2 over. */
  shut: v.picklist([0, 1, 2]),
  sides: v.string(),
  /** One for each side; `!` before it holds the side, `-` is none. */
  prices: v.string(),
});
export type BoardLine = v.InferOutput<typeof boardLine>;

const leg = v.tuple([
  id, // match
  v.number(), // game
  v.string(), // league
  v.string(), // home
  v.string(), // away
  v.number(), // start
  v.string(), // market
  v.string(), // its name
  v.string(), // side
  v.nullable(v.number()), // mark
  v.string(), // price
  v.string(), // state
  v.nullable(v.string()), // final score
  v.nullable(v.number()), // score that it counts from, as one number
]);
export type SlipLeg = v.InferOutput<typeof leg>;

/** A bet. Amounts in cents, times in seconds since 1970. */
export const slip = v.object({
  no: id,
  fold: v.number(),
  put: cents,
  top: cents,
  back: v.nullable(cents),
  at: v.number(),
  done: v.nullable(v.number()),
  is: v.string(),
  why: v.nullish(v.string()),
  legs: v.pipe(v.array(leg), v.minLength(1)),
});
export type Slip = v.InferOutput<typeof slip>;

/** Match, offer, side, price seen, score that its line counts from. */
export const pick = v.tuple([id, id, v.string(), v.string(), v.nullable(v.number())]);
export type Pick = v.InferOutput<typeof pick>;

const read = { method: 'POST', family: FAMILY, safety: 'read' } as const;
const page = { from: v.number(), rows: v.number() };
const span = { since: v.optional(v.number()), until: v.optional(v.number()) };

export const tallySheets = defineCall({
  ...read,
  path: '/tally/sheets',
  request: v.object({}),
  response: v.record(v.string(), v.object({ game: v.array(v.number()), count: v.array(v.number()) })),
});
export const tallyBoard = defineCall({
  ...read,
  path: '/tally/board',
  request: v.object({
    ...page,
    ...span,
    sheet: v.string(),
    game: v.optional(v.number()),
    hot: v.boolean(),
    cups: v.optional(v.array(v.string())),
  }),
  response: board,
});
/** What is over, latest first. `until` is the first minute that is not asked for. */
export const tallyOver = defineCall({
  ...read,
  path: '/tally/over',
  request: v.object({ ...page, game: v.number(), since: v.number(), until: v.number() }),
  response: board,
});
export const tallyOne = defineCall({
  ...read,
  path: '/tally/one',
  request: v.object({ id: v.string() }),
  response: board,
});
export const tallyPins = defineCall({
  ...read,
  path: '/tally/pins',
  request: v.object({ game: v.optional(v.number()) }),
  response: v.object({ board, matches: v.array(id), cups: v.array(id) }),
});
export const tallyPin = defineCall({
  method: 'POST',
  family: FAMILY,
  path: '/tally/pin',
  request: v.object({ what: v.picklist(['match', 'cup']), id: v.string(), on: v.boolean() }),
  response: v.unknown(),
});
export const tallyLimits = defineCall({
  ...read,
  path: '/tally/limits',
  request: v.object({ picks: v.array(pick) }),
  response: v.object({
    offer: v.array(id),
    side: v.array(v.string()),
    price: v.array(v.string()),
    least: v.array(cents),
    most: v.array(cents),
    folds: v.array(v.tuple([v.number(), v.number(), cents, cents])),
  }),
});
export const tallyStake = defineCall({
  method: 'POST',
  family: FAMILY,
  safety: 'keyed',
  path: '/tally/stake',
  request: v.object({
    fold: v.number(),
    each: cents,
    drift: v.picklist(['=', '+', '*']),
    picks: v.array(pick),
  }),
  response: v.object({ slip }),
});
export const tallyAsk = defineCall({
  ...read,
  path: '/tally/ask',
  request: v.object({ no: v.optional(v.string()), key: v.optional(v.string()) }),
  response: v.object({ slips: v.array(slip) }),
});
export const tallySlips = defineCall({
  ...read,
  path: '/tally/slips',
  request: v.object({ ...page, ...span, over: v.boolean() }),
  response: v.object({ all: v.number(), slips: v.array(v.unknown()) }),
});
