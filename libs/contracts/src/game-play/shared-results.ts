import * as v from 'valibot';
import { count, moneyText } from '../fields';
import { spot } from './shared-rounds';

/** What each winning bet of the member gave back, its stake among it; empty in an outcome that is everybody's. */
const paid = v.optional(v.array(v.object({ spot, amount: moneyText })), []);

const card = v.object({
  /** 1 is the ace, 11 the jack, 12 the queen, 13 the king. */
  rank: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(13)),
  suit: v.picklist(['spades', 'hearts', 'diamonds', 'clubs']),
});
const hand = v.pipe(v.array(card), v.minLength(2), v.maxLength(3));
const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));

/** A round of baccarat, dealt from eight decks that were shuffled for it. Cards in the order in which each hand got them. */
export const baccaratResult = v.object({
  player: hand,
  banker: hand,
  playerPoints: points,
  bankerPoints: points,
  outcome: v.picklist(['player', 'banker', 'tie']),
  playerPair: v.boolean(),
  bankerPair: v.boolean(),
  paid,
});
export type BaccaratResult = v.InferOutput<typeof baccaratResult>;

/** A round of roulette: the number that fell. */
export const rouletteResult = v.object({
  fell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
  paid,
});
export type RouletteResult = v.InferOutput<typeof rouletteResult>;

/** A draw of a lottery: its numbers in the order of the play. */
export const lotteryResult = v.object({ numbers: v.array(count), paid });
export type LotteryResult = v.InferOutput<typeof lotteryResult>;
