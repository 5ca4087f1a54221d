import { gamePlay } from '@heptad/contracts';
import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import {
  BACCARAT_BETS,
  baccaratPayout,
  dealRound,
  findFish,
  gameById,
  hitFish,
  LOTTERY,
  lotteryPayout,
  newShoe,
  playSlot,
  roulettePayout,
  shoalSeed,
  SLOT_MODELS,
  spinRoulette,
  type Draws,
  type Game,
  type Spin,
} from '@heptad/game-rules';
import * as v from 'valibot';
import { betOnSpot } from './roulette-spot';
import { written } from './result-forms';
import type { ProvenRound } from './round';

/** What a round comes to when it is played once more from its seeds. */
export interface Replay {
  /** In the form of the contract, as text, so that two of them can be compared. */
  readonly result: string;
  /** Cents, without what came from a jackpot. */
  readonly win: bigint;
}

type Replayer = (round: ProvenRound, game: Game, draws: Draws) => Replay;

const stakeOf = ({ stake }: ProvenRound): bigint => minorUnits(money(stake));

const spinOf = ({ stops, grid, wins, awarded, amount }: Spin): gamePlay.SlotResult['spin'] => ({
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

const slot: Replayer = (round, { engine }, draws) => {
  if (engine.kind !== 'slot') throw new RangeError('no slot');
  const { spin, freeSpins, amount } = playSlot(SLOT_MODELS[engine.volatility], draws, stakeOf(round));
  const result = { spin: spinOf(spin), freeSpins: freeSpins.map(spinOf) };
  return { result: written('slot', result), win: amount };
};

const fishing: Replayer = (round, { id }, draws) => {
  const { fish, at } = v.parse(gamePlay.fishingChoice, JSON.parse(round.choice));
  const target = findFish(shoalSeed(id), fish, at);
  if (target === undefined) throw new RangeError(`no fish ${fish}`);
  const { kind, isCaught, win } = hitFish(target.kind, stakeOf(round), draws);
  return { result: written('fishing', { fish, kind, caught: isCaught }), win };
};

/** What all bets of a shared round give back; those that give nothing are not told. */
function paidFor(round: ProvenRound, payout: (spot: string, stake: bigint) => bigint) {
  const { bets } = v.parse(gamePlay.sharedChoice, JSON.parse(round.choice));
  const amounts = bets.map(({ spot, stake }) => ({ spot, amount: payout(spot, minorUnits(money(stake))) }));
  return {
    paid: amounts
      .filter(({ amount }) => amount > 0n)
      .map(({ spot, amount }) => ({ spot, amount: fromMinorUnits(amount) })),
    win: amounts.reduce((sum, { amount }) => sum + amount, 0n),
  };
}

const baccarat: Replayer = (round, _, draws) => {
  const dealt = dealRound(newShoe(draws)).round;
  const { paid, win } = paidFor(round, (spot, stake) => {
    const kind = BACCARAT_BETS.find((name) => name === spot);
    return kind === undefined ? 0n : baccaratPayout({ kind, stake }, dealt);
  });
  return { result: written('baccarat', { ...dealt, paid }), win };
};

const roulette: Replayer = (round, _, draws) => {
  const fell = spinRoulette(draws);
  const { paid, win } = paidFor(round, (spot, stake) => {
    const bet = betOnSpot(spot, stake);
    return bet === undefined ? 0n : roulettePayout(bet, fell);
  });
  return { result: written('roulette', { fell, paid }), win };
};

const lottery: Replayer = (round, { engine }, draws) => {
  if (engine.kind !== 'lottery') throw new RangeError('no lottery');
  const { play } = engine;
  const numbers = [...LOTTERY[play].draw(draws)];
  const { paid, win } = paidFor(round, (selection, stake) =>
    lotteryPayout({ play, selection, stake }, numbers),
  );
  return { result: written('lottery', { numbers, paid }), win };
};

const REPLAYERS: Readonly<Record<ProvenRound['engine'], Replayer>> = {
  slot,
  fishing,
  baccarat,
  roulette,
  lottery,
};

/**
 * Plays a round once more.
 * Throws where the round cannot have been played: an unknown game, a choice that is none, a fish that never swam.
 * @param draws of the round's seeds
 */
export function replayRound(round: ProvenRound, draws: Draws): Replay {
  const game = gameById(round.game);
  if (game === undefined || game.engine.kind !== round.engine) throw new RangeError(`no game ${round.game}`);
  return REPLAYERS[round.engine](round, game, draws);
}
