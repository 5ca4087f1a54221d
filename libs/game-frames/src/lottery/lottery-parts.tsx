import type { GameParts } from '../frame/game-kind';
import { RoundProof } from '../shared-rounds/ui/round-proof';
import { lotteryEngine, playOf } from './lottery-engine';
import { LotteryGame } from './lottery-game';
import { LotteryRules } from './lottery-rules';
import { verifyDraw } from './verify-draw';

/** What lotteries are made of. */
export const lotteryParts: GameParts = {
  Game: LotteryGame,
  Rules: LotteryRules,
  Proof: (props) => (
    <RoundProof
      {...props}
      engine={lotteryEngine}
      verify={(seeds, draw) => {
        const play = playOf(draw);
        return play !== undefined && verifyDraw(play, seeds, draw);
      }}
    />
  ),
};
