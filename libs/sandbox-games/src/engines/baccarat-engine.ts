import { gamePlay } from '@heptad/contracts';
import {
  BACCARAT_BETS,
  BANKER_STAKE_STEP,
  baccaratPayout,
  baccaratRefusal,
  dealRound,
  newShoe,
  type BaccaratBet,
} from '@heptad/game-rules';
import * as v from 'valibot';
import type { ScheduledEngine, SpotStake } from './scheduled-engine';
import { tableRoundAt } from './table-clock';

function betOf({ spot, stake }: SpotStake): BaccaratBet | undefined {
  const kind = BACCARAT_BETS.find((name) => name === spot);
  return kind && { kind, stake };
}

/** Baccarat. Each round is dealt from eight decks of its own, so that its seed alone decides it and its house edge is exact. */
export const baccaratEngine: ScheduledEngine = {
  stakeStep: BANKER_STAKE_STEP,
  isShownDealt: true,
  roundAt: tableRoundAt,
  refusalOf(_, bet) {
    const known = betOf(bet);
    if (known === undefined) return 'badChoice';
    return baccaratRefusal(known) === undefined ? undefined : 'badStake';
  },
  outcomeOf: (_, draws) => ({ ...dealRound(newShoe(draws)).round }),
  paidFor(_, bet, outcome) {
    const known = betOf(bet);
    return known === undefined ? 0n : baccaratPayout(known, v.parse(gamePlay.baccaratResult, outcome));
  },
};
