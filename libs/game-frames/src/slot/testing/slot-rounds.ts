import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import { commitmentOf, fairDraws, playSlot, SLOT_MODELS, type Spin } from '@heptad/game-rules';
import type { Round } from '../../frame/session/session-state';

const onWire = ({ stops, grid, wins, awarded, amount }: Spin) => ({
  stops,
  grid,
  wins: wins.map(({ symbol, reels, ways, amount: won }) => ({
    symbol,
    reels,
    ways,
    amount: fromMinorUnits(won),
  })),
  awarded,
  amount: fromMinorUnits(amount),
});

/** A settled round of a calm slot, as the platform tells it. @param number of the round; it decides how the round comes out */
export function slotRound(number: number, stake = '2.00'): Round {
  const serverSeed = 'a'.repeat(64);
  const seeds = { serverSeed, clientSeed: 'mine', round: number };
  const { spin, freeSpins, amount } = playSlot(SLOT_MODELS.calm, fairDraws(seeds), minorUnits(money(stake)));
  return {
    id: `round-${number}`,
    game: 'jade-forest',
    engine: 'slot',
    state: 'settled',
    stake,
    win: fromMinorUnits(amount),
    startedAt: 1,
    settledAt: 2,
    choice: '{}',
    result: JSON.stringify({ spin: onWire(spin), freeSpins: freeSpins.map(onWire) }),
    proof: { commitment: commitmentOf(serverSeed), number, clientSeed: 'mine', serverSeed },
  };
}

/** The first round from 1 on that is as wanted. */
export function slotRoundWith(isWanted: (round: Round) => boolean): Round {
  for (let number = 1; ; number += 1) {
    const round = slotRound(number);
    if (isWanted(round)) return round;
  }
}
