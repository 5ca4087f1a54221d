import type { GameParts } from '../../frame/game-kind';
import { RoundProof } from '../../shared-rounds/ui/round-proof';
import { rouletteEngine } from './roulette-engine';
import { RouletteGame } from './roulette-game';
import { RouletteRules } from './roulette-rules';
import { verifyFall } from './verify-fall';

/** What tables of roulette are made of. */
export const rouletteParts: GameParts = {
  Game: RouletteGame,
  Rules: RouletteRules,
  Proof: (props) => (
    <RoundProof {...props} engine={rouletteEngine} verify={(seeds, { fell }) => verifyFall(seeds, fell)} />
  ),
};
