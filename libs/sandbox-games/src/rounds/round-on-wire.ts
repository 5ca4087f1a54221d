import type { gamePlay } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import type { GameKind } from '@heptad/game-rules';
import type { Row } from '@heptad/sandbox-ledger';
import type * as v from 'valibot';
import { roundNumber } from './round-number';

/** A round as calls give it. The server's seed is told as soon as the round is over, and not before. */
export function roundOnWire(row: Row<'game_rounds'>): v.InferOutput<typeof gamePlay.round> {
  const jackpot = row.jackpot_minor > 0n ? fromMinorUnits(row.jackpot_minor) : undefined;
  return {
    id: roundNumber(row.id),
    game: row.game,
    engine: row.engine as GameKind,
    state: row.state,
    stake: fromMinorUnits(row.stake_minor),
    win: fromMinorUnits(row.win_minor),
    startedAt: row.started_at,
    choice: row.choice,
    ...defined({ jackpot, settledAt: row.settled_at ?? undefined, result: row.result ?? undefined }),
    proof: {
      number: row.number,
      commitment: row.commitment,
      clientSeed: row.client_seed,
      ...(row.state !== 'open' && { serverSeed: row.server_seed }),
    },
  };
}
