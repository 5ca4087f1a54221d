import type { GameKind } from './frame/game-kind';
import { fishingKind } from './fishing/fishing-kind';
import { slotKind } from './slot/slot-kind';

/** The kinds of games that can be played here. */
export const KINDS: readonly GameKind[] = [slotKind, fishingKind];
