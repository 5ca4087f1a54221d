import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, moneyText, positiveMoneyText } from '../fields';
import { digest, playSums, round } from './fields';

/**
 * Rounds that many members play at once, on the platform's clock: those of tables and the periods of lotteries.
 *
 * They are provably fair like a member's own. The seed of a round is fixed, and its digest (`commitment`) told, before betting on
 * it opens; the seed is told once no more bets are taken. The client seed of a shared round is nobody's own: it is the id of the
 * game. With them, `fairDraws({ serverSeed, clientSeed: game.id, round: number })` gives every draw of the round to anyone.
 */

/** `betting`: bets are taken. `dealing`: none are, and the result comes out. `result`: it is out and paid; the next round follows. */
export const phases = ['betting', 'dealing', 'result'] as const;
export const phase = v.picklist(phases);

/** The number of a shared round: of a table one more than the last one's, of a lottery the digits of its period's id. */
export const sharedNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** A shared round and when what of it happens; each moment is the first of its phase. Moments are of the platform's clock. */
export const sharedRound = v.object({
  number: sharedNumber,
  phase,
  /** From here on bets are taken. */
  opensAt: epochMs,
  /** From here on none: a bet that comes in this millisecond is too late. */
  closesAt: epochMs,
  /** When the result is out and stakes are settled. A lottery's next period opens. */
  resultAt: epochMs,
  /** When the next round opens. */
  endsAt: epochMs,
  commitment: digest,
});

/** What came out of a shared round. */
export const sharedOutcome = v.object({
  number: sharedNumber,
  resultAt: epochMs,
  commitment: digest,
  serverSeed: digest,
  /** JSON in the form of the game's engine: `baccaratResult`, `rouletteResult` or `lotteryResult`, with nothing in `paid`. */
  result: v.string(),
});

/**
 * Where a bet lies. Baccarat: the kind of bet (`player`, `bankerPair`). Roulette: the kind, with its numbers from the lowest up
 * where it has some (`straight:17`, `corner:0-1-2-3`, `dozen:2`, `red`). Lottery: the id of a selection (`sum-big`).
 */
export const spot = v.pipe(v.string(), v.regex(/^[A-Za-z][\w:-]{0,31}$/));

/** What lies on a spot. */
export const spotBet = v.object({ spot, stake: positiveMoneyText });
export type SpotBet = v.InferOutput<typeof spotBet>;

/** What was chosen in a shared round, the form of `round.choice`: all bets of the member, each spot once. */
export const sharedChoice = v.object({ bets: v.array(spotBet) });
export type SharedChoice = v.InferOutput<typeof sharedChoice>;

/** What shared rounds of a game let a member stake: the least on a spot, the most on all spots of a round. */
export const sharedLimits = v.object({ least: moneyText, most: moneyText, step: moneyText });

/** The most spots that one call bets on. */
export const MOST_SPOTS = 60;

/**
 * Adds bets to the member's round of a table or a lottery, all of them or none; may be called several times while betting is open.
 * Sent again with its key it has the same effect as once. A spot that is bet on again holds the sum.
 */
export const placeBets = defineCall({
  method: 'POST',
  path: '/play/bets',
  family: 'raw',
  safety: 'keyed',
  request: v.object({
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    /** The shared round that is meant; refused once its betting is over. */
    number: sharedNumber,
    bets: v.pipe(v.array(spotBet), v.minLength(1), v.maxLength(MOST_SPOTS)),
  }),
  response: v.object({ round, balance: moneyText, sums: playSums }),
});

/** How many members have a game open. */
export const players = count;
