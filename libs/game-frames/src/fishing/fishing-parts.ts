import type { GameParts } from '../frame/game-kind';
import { FishingGame } from './fishing-game';
import { FishingRules } from './fishing-rules';
import { verifyFishing } from './verify-fishing';

export const fishingParts: GameParts = { Game: FishingGame, Rules: FishingRules, verify: verifyFishing };
