import { fishingKind } from './fishing/fishing-kind';
import type { GameKind } from './frame/game-kind';
import { lotteryKind } from './lottery/lottery-kind';
import { slotKind } from './slot/slot-kind';
import { baccaratKind } from './tables/baccarat/baccarat-kind';
import { rouletteKind } from './tables/roulette/roulette-kind';

/** The kinds of games that can be played here. */
export const KINDS: readonly GameKind[] = [slotKind, baccaratKind, rouletteKind, lotteryKind, fishingKind];
