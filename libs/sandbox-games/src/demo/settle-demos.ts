import type { gamePlay } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { gameById, type GameKind } from '@heptad/game-rules';
import type { Storage } from '@heptad/sandbox-ledger';
import type * as v from 'valibot';
import { paidFor } from '../scheduled/paid-for';
import type { DemoRow } from './demo-bets';

/** What demos' rounds are settled with. */
export interface SettleDemosDeps {
  readonly storage: Storage;
  /** Sandbox ms. */
  readonly now: () => number;
  /** Told of rounds once they are over and paid. */
  readonly onSettled: (rounds: readonly DemoRow[]) => void;
}

/**
 * Settles every demo's round whose time has come, each once: what it wins goes into the purse it came from. A round of a time that has not
 * come yet, since the clock was put back, is void and its stake goes back.
 * @returns how many are over now
 */
export async function settleDemos({ storage, now, onSettled }: SettleDemosDeps): Promise<number> {
  const at = Math.trunc(now());
  // Looked at first, since there is nothing to do nearly always.
  if ((await dueDemos(storage, at)).length === 0) return 0;
  return storage.transaction(async () => {
    const rows = await dueDemos(storage, at);
    const over: DemoRow[] = [];
    for (const row of rows) over.push(await end(storage, row, at));
    if (over.length > 0)
      storage.afterCommit(() => {
        onSettled(over);
      });
    return over.length;
  });
}

const dueDemos = ({ db }: Storage, at: number): Promise<DemoRow[]> =>
  db
    .selectFrom('demo_rounds')
    .selectAll()
    .where('state', '=', 'open')
    .where((row) => row.or([row('due_at', '<=', at), row('started_at', '>', at)]))
    .orderBy('id')
    .execute();

async function end({ db }: Storage, row: DemoRow, at: number): Promise<DemoRow> {
  const paid = row.due_at <= at ? paidFor(row) : undefined;
  const ended =
    paid === undefined
      ? { state: 'void' as const, win_minor: 0n, result: null, settled_at: at }
      : { state: 'settled' as const, win_minor: paid.win, result: paid.result, settled_at: at };
  await db.updateTable('demo_rounds').set(ended).where('id', '=', row.id).execute();
  const back = paid === undefined ? row.stake_minor : paid.win;
  await db
    .updateTable('demo_purses')
    .set(({ eb }) => ({ balance_minor: eb('balance_minor', '+', back) }))
    .where('session', '=', row.session)
    .execute();
  return { ...row, ...ended };
}

/** A demo's round as calls give it. The seed is told as soon as it is over, and not before. */
export function demoRoundOnWire(row: DemoRow): v.InferOutput<typeof gamePlay.round> {
  return {
    id: `D${String(row.id)}`,
    game: row.game,
    engine: kindOf(row.game),
    state: row.state,
    stake: fromMinorUnits(row.stake_minor),
    win: fromMinorUnits(row.win_minor),
    startedAt: row.started_at,
    choice: row.choice,
    ...defined({ settledAt: row.settled_at ?? undefined, result: row.result ?? undefined }),
    proof: {
      number: row.number,
      commitment: row.commitment,
      // As of every round by the clock.
      clientSeed: row.game,
      ...(row.state !== 'open' && { serverSeed: row.server_seed }),
    },
  };
}

function kindOf(id: string): GameKind {
  const game = gameById(id);
  if (game === undefined) throw new RangeError(`there is no game ${id}`);
  return game.engine.kind;
}
