import { gamePlay } from '@heptad/contracts';
import { fromMinorUnits, minorUnits, money as moneyOf } from '@heptad/formatting';
import type { Game } from '@heptad/game-rules';
import * as v from 'valibot';
import type { ScheduledEngine, SpotStake } from '../engines/scheduled-engine';
import { RoundRefused } from '../rounds/round-refused';

/** All stakes together, minor units. */
export const sumOf = (bets: readonly SpotStake[]): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);

/** What every set of bets keeps to, whoever lays it. @throws RoundRefused */
export function checkBets({
  game,
  engine,
  bets,
}: {
  readonly game: Game;
  readonly engine: ScheduledEngine;
  readonly bets: readonly SpotStake[];
}): void {
  if (bets.length === 0) throw new RoundRefused('badChoice');
  for (const bet of bets) {
    const refusal = engine.refusalOf(game, bet);
    if (refusal !== undefined) throw new RoundRefused(refusal);
    if (bet.stake < game.limits.least) throw new RoundRefused('belowLeast');
  }
  if (sumOf(bets) > game.limits.greatest) throw new RoundRefused('aboveMost');
}

/** The bets of a row, minor units. */
export const spotsOf = ({ choice }: { readonly choice: string }): readonly SpotStake[] =>
  v
    .parse(gamePlay.sharedChoice, JSON.parse(choice))
    .bets.map(({ spot, stake }) => ({ spot, stake: minorUnits(moneyOf(stake)) }));

/** Bets in the form of the contract, each spot once with all that lies on it. */
export function writtenBets(bets: readonly SpotStake[]): string {
  const sums = new Map<string, bigint>();
  for (const { spot, stake } of bets) sums.set(spot, (sums.get(spot) ?? 0n) + stake);
  const choice: gamePlay.SharedChoice = {
    bets: [...sums].map(([spot, stake]) => ({ spot, stake: fromMinorUnits(stake) })),
  };
  return JSON.stringify(choice);
}
