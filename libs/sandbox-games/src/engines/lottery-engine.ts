import { gamePlay } from '@heptad/contracts';
import {
  LOTTERY,
  LOTTERY_STAKE_STEP,
  lotteryPayout,
  lotteryRefusal,
  periodAt,
  type Game,
  type GameEngine,
} from '@heptad/game-rules';
import * as v from 'valibot';
import type { ScheduledEngine } from './scheduled-engine';

/** The play and the interval of a lottery. @throws RangeError for another game */
export function lotteryOf({ id, engine }: Game): Extract<GameEngine, { readonly kind: 'lottery' }> {
  if (engine.kind !== 'lottery') throw new RangeError(`${id} is no lottery`);
  return engine;
}

/** Lotteries. The next period opens in the moment in which numbers are drawn, so that a period has no phase of its result. */
export const lotteryEngine: ScheduledEngine = {
  stakeStep: LOTTERY_STAKE_STEP,
  isShownDealt: false,
  roundAt(game, at) {
    const { id, opens, closes, draws } = periodAt(lotteryOf(game).interval, at);
    return { number: Number(id), opensAt: opens, closesAt: closes, resultAt: draws, endsAt: draws };
  },
  refusalOf(game, { spot, stake }) {
    const refusal = lotteryRefusal({ play: lotteryOf(game).play, selection: spot, stake });
    if (refusal === undefined) return undefined;
    return refusal === 'noSuchSelection' ? 'badChoice' : 'badStake';
  },
  outcomeOf: (game, draws) => ({ numbers: [...LOTTERY[lotteryOf(game).play].draw(draws)] }),
  paidFor(game, { spot, stake }, outcome) {
    const { numbers } = v.parse(gamePlay.lotteryResult, outcome);
    return lotteryPayout({ play: lotteryOf(game).play, selection: spot, stake }, numbers);
  },
};
