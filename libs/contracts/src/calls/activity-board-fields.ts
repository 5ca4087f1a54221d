import * as v from 'valibot';
import { count, epochMs, idText, moneyText, score } from '../fields';
import { rankRow, unit } from './activity-parts';

/** A day of the platform's calendar, `2026-11-26`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A month of it. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
/** Per cent with two decimals. */
export const percent = v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/));
/** A page of this site that a step leads to. */
export const path = v.pipe(v.string(), v.regex(/^\/[\w./?=&%-]*$/));

/** A step and how far the member is. Its `id` is the prize's; `gone`: it can be reached no more. */
export const step = v.object({
  id: idText,
  name: v.string(),
  have: moneyText,
  target: moneyText,
  unit,
  amount: moneyText,
  state: v.picklist(['open', 'reached', 'claimed', 'gone']),
  /** Where it is done. */
  path: v.optional(path),
});

/** The first of a ranking and the member's own place. */
export const ranking = {
  unit,
  /** The first ten. */
  leaders: v.array(rankRow),
  /** The member's own place; left out for guests and for who has none. */
  own: v.optional(rankRow),
  total: count,
};

/** A match to predict, or of a schedule. `open`: a pick is taken until `closesAt`. */
export const fixture = v.object({
  /** The match as every sports venue knows it. */
  id: idText,
  league: v.string(),
  /** What the match is in a tournament, in words: a group, a round. */
  stage: v.optional(v.string()),
  home: v.object({ id: idText, name: v.string() }),
  away: v.object({ id: idText, name: v.string() }),
  kickOff: epochMs,
  closesAt: epochMs,
  state: v.picklist(['open', 'closed', 'right', 'wrong', 'void']),
  score: v.optional(score),
  pick: v.optional(idText),
  /** What was right, once it is known: one of the choices' ids. */
  result: v.optional(idText),
  choices: v.array(v.object({ id: idText, name: v.string() })),
});
