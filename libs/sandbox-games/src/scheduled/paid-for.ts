import { fromMinorUnits } from '@heptad/formatting';
import { gameById } from '@heptad/game-rules';
import { scheduledEngineOf } from '../engines/engines';
import { spotsOf } from './bets';
import { resultOf } from './outcomes';

/** What is known of a round by the clock before it is over: its game, its seed and the bets that lie on it. */
export interface OpenRound {
  readonly game: string;
  readonly number: number;
  readonly server_seed: string;
  readonly choice: string;
}

/**
 * What a round by the clock pays for the bets that lie on it, and what came out with what each spot was paid, as JSON; undefined where
 * the game is one that there is no more.
 */
export function paidFor(row: OpenRound): { readonly win: bigint; readonly result: string } | undefined {
  const game = gameById(row.game);
  const engine = game && scheduledEngineOf(game);
  if (game === undefined || engine === undefined) return undefined;
  const result = resultOf(game, engine, row.server_seed, row.number);
  const paid = spotsOf(row).flatMap((bet) => {
    const amount = engine.paidFor(game, bet, result);
    return amount > 0n ? [{ spot: bet.spot, amount }] : [];
  });
  const told = {
    ...result,
    paid: paid.map(({ spot, amount }) => ({ spot, amount: fromMinorUnits(amount) })),
  };
  return { win: paid.reduce((sum, { amount }) => sum + amount, 0n), result: JSON.stringify(told) };
}
