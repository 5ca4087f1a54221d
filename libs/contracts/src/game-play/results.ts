import * as v from 'valibot';
import { count, moneyText } from '../fields';

/** A letter of a slot's strips; what it looks like is the theme's. */
const symbol = v.pipe(v.string(), v.regex(/^[A-HSW]$/));

/** One turn of the reels: the columns from the left, each from the top. */
const slotSpin = v.object({
  stops: v.pipe(v.array(count), v.length(5)),
  grid: v.pipe(v.array(v.pipe(v.array(symbol), v.length(3))), v.length(5)),
  /** A symbol on as many reels from the left, in so many ways. */
  wins: v.array(v.object({ symbol, reels: count, ways: count, amount: moneyText })),
  /** Free spins that it awards. */
  awarded: count,
  amount: moneyText,
});

/** How a slot's round came out: the spin that was staked on, then the free ones in their order. */
export const slotResult = v.object({ spin: slotSpin, freeSpins: v.array(slotSpin) });
export type SlotResult = v.InferOutput<typeof slotResult>;
