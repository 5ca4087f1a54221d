import type { GameParts } from '../frame/game-kind';
import { SlotGame } from './slot-game';
import { SlotRules } from './slot-rules';
import { verifySlot } from './verify-slot';

export const slotParts: GameParts = { Game: SlotGame, Rules: SlotRules, verify: verifySlot };
