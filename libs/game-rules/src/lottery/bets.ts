import { fastThree } from './fast-three';
import { fiveDigits } from './five-digits';
import { pkTen } from './pk-ten';
import type { LotteryPlay, LotteryPlayName } from './play';

/** The plays by their names. */
export const LOTTERY: Readonly<Record<LotteryPlayName, LotteryPlay>> = { fastThree, fiveDigits, pkTen };

/** Stakes are whole multiples of this many cents, so that odds of two decimals never leave a part of a cent. */
export const LOTTERY_STAKE_STEP = 100n;

/** A bet on one period. */
export interface LotteryBet {
  readonly play: LotteryPlayName;
  /** The id of a selection of the play. */
  readonly selection: string;
  /** Cents. */
  readonly stake: bigint;
}

/** Why a bet is not taken: its stake is not above 0 or no multiple of {@link LOTTERY_STAKE_STEP}, or the play has no such selection. */
export type LotteryRefusal = 'stake' | 'stakeStep' | 'noSuchSelection';

/** Why a bet is not taken; undefined where it is. */
export function lotteryRefusal({ play, selection, stake }: LotteryBet): LotteryRefusal | undefined {
  if (stake <= 0n) return 'stake';
  if (stake % LOTTERY_STAKE_STEP !== 0n) return 'stakeStep';
  return Object.hasOwn(LOTTERY[play].selections, selection) ? undefined : 'noSuchSelection';
}

/**
 * What a bet gives back in cents, its stake among them; 0 where it is lost. Never rounded.
 * Throws a RangeError for a bet that {@link lotteryRefusal} refuses, and for numbers that the play cannot draw.
 * @param result the numbers of the period
 */
export function lotteryPayout(bet: LotteryBet, result: readonly number[]): bigint {
  const refusal = lotteryRefusal(bet);
  if (refusal !== undefined) throw new RangeError(`no such bet: ${refusal}`);
  const play = LOTTERY[bet.play];
  if (!play.isResult(result)) throw new RangeError(`no result of ${bet.play}: ${result.join()}`);
  const odds = play.selections[bet.selection]?.odds ?? 0n;
  return play.winners(result).includes(bet.selection) ? (bet.stake * odds) / 100n : 0n;
}
