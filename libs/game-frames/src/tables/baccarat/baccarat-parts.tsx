import type { GameParts } from '../../frame/game-kind';
import { RoundProof } from '../../shared-rounds/ui/round-proof';
import { baccaratEngine } from './baccarat-engine';
import { BaccaratGame } from './baccarat-game';
import { BaccaratRules } from './baccarat-rules';
import { verifyDeal } from './verify-deal';

/** What tables of baccarat are made of. */
export const baccaratParts: GameParts = {
  Game: BaccaratGame,
  Rules: BaccaratRules,
  Proof: (props) => <RoundProof {...props} engine={baccaratEngine} verify={verifyDeal} />,
};
