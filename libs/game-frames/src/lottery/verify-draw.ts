import { fairDraws, LOTTERY, type LotteryPlayName, type RoundSeeds } from '@heptad/game-rules';

/** Whether the numbers of a draw came out of its seeds. */
export const verifyDraw = (play: LotteryPlayName, seeds: RoundSeeds, numbers: readonly number[]): boolean =>
  LOTTERY[play].draw(fairDraws(seeds)).join() === numbers.join();
