export { drawsFrom, fairDraws } from './fair/draws';
export type { Draws, RoundSeeds } from './fair/draws';
export { commitmentOf, isClientSeed, isServerSeed } from './fair/seeds';
export { shuffled } from './fair/shuffled';
export { figuresOf } from './slot/figures';
export type { SlotFigures } from './slot/figures';
export type { Grid, Place, Reel } from './slot/grid';
export {
  MOST_FREE_SPINS,
  PAYING_SYMBOLS,
  REELS,
  ROWS,
  SCATTER,
  UNITS,
  WILD,
  freeSpinsFor,
} from './slot/model';
export type { PayingSymbol, SlotModel, SlotSymbol, StatedFigures, Volatility } from './slot/model';
export { SLOT_MODELS } from './slot/models';
export { greatestWinOf, isSlotStake, playSlot } from './slot/spin';
export type { SlotRound, Spin, SpinWin } from './slot/spin';
export type { WayWin } from './slot/ways';
