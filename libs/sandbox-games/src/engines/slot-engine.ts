import type { gamePlay } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import { isSlotStake, playSlot, SLOT_MODELS, type Game, type SlotModel, type Spin } from '@heptad/game-rules';
import type { InstantEngine } from './instant-engine';

/** A spin at the earliest this long after the one before: fast play is known to harm. */
const LEAST_ROUND_MS = 2_500;

const spinOnWire = ({ stops, grid, wins, awarded, amount }: Spin): gamePlay.SlotResult['spin'] => ({
  stops: [...stops],
  grid: grid.map((reel) => [...reel]),
  wins: wins.map(({ symbol, reels, ways, amount: won }) => ({
    symbol,
    reels,
    ways,
    amount: fromMinorUnits(won),
  })),
  awarded,
  amount: fromMinorUnits(amount),
});

function modelOf({ id, engine }: Game): SlotModel {
  if (engine.kind !== 'slot') throw new RangeError(`${id} is no slot`);
  return SLOT_MODELS[engine.volatility];
}

/** Slots: nothing is chosen but the stake. */
export const slotEngine: InstantEngine = {
  leastRoundMs: LEAST_ROUND_MS,
  acceptsStake: isSlotStake,
  choiceOf: () => ({}),
  play({ game, stake, draws }) {
    const { spin, freeSpins, amount } = playSlot(modelOf(game), draws, stake);
    const result: gamePlay.SlotResult = {
      spin: spinOnWire(spin),
      freeSpins: freeSpins.map(spinOnWire),
    };
    return { win: amount, result };
  },
};
