import { gamePlay } from '@heptad/contracts';
import { roulettePayout, rouletteRefusal, spinRoulette } from '@heptad/game-rules';
import * as v from 'valibot';
import { rouletteBetOf } from './roulette-spots';
import type { ScheduledEngine } from './scheduled-engine';
import { tableRoundAt } from './table-clock';

/** Roulette with a single zero. */
export const rouletteEngine: ScheduledEngine = {
  stakeStep: 1n,
  isShownDealt: true,
  roundAt: tableRoundAt,
  refusalOf(_, bet) {
    const known = rouletteBetOf(bet);
    if (known === undefined) return 'badChoice';
    return rouletteRefusal(known) === undefined ? undefined : 'badStake';
  },
  outcomeOf: (_, draws) => ({ fell: spinRoulette(draws) }),
  paidFor(_, bet, outcome) {
    const known = rouletteBetOf(bet);
    return known === undefined ? 0n : roulettePayout(known, v.parse(gamePlay.rouletteResult, outcome).fell);
  },
};
