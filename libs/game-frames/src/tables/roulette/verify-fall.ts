import { fairDraws, type RoundSeeds, spinRoulette } from '@heptad/game-rules';

/** Whether the number of a round came out of its seeds. */
export const verifyFall = (seeds: RoundSeeds, fell: number): boolean =>
  spinRoulette(fairDraws(seeds)) === fell;
