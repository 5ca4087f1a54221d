import * as v from 'valibot';

// What the line-ups of all families have in common (ROUTE-081, ROUTE-082).

/** Nobody's squad is larger, however many a venue counts to it. */
export const MOST_PLAYERS = 60;
export const MOST_SUBSTITUTIONS = 40;

export const playerName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
/** What stands on a shirt; absent where the venue has no shorter form of the name. */
export const shirtName = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(40)));
export const shirtNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
/** Where a starter stands: 1 the goalkeeper, then row by row of the formation, each from the left to the right. */
export const place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(11));
/** Rows of a formation from the back, without the goalkeeper, `4-2-3-1`; absent in sports that have none. */
export const formation = v.nullish(v.pipe(v.string(), v.maxLength(20)));
