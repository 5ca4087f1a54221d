export { drawsFrom, fairDraws } from './fair/draws';
export type { Draws, RoundSeeds } from './fair/draws';
export { commitmentOf, isClientSeed, isServerSeed } from './fair/seeds';
export { shuffled } from './fair/shuffled';
