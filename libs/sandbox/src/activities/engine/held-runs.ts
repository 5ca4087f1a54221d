import { minorUnits, money } from '@heptad/formatting';
import { keptQuery, type Storage, type ValueOf } from '@heptad/sandbox-ledger';
import type { PrizeRow, Run } from './activity';

/** What the operator has set of a row of a prize table, as it is kept. */
export interface SetPrize {
  readonly id: string;
  readonly amount: string;
  readonly weight?: number | undefined;
  readonly stock?: number | undefined;
}

const stopsOf = keptQuery((db, value: ValueOf<{ ids: readonly string[] }>) =>
  db.selectFrom('activity_stops').selectAll().where('run_id', 'in', value('ids')),
);

const tablesOf = keptQuery((db, value: ValueOf<{ names: readonly string[] }>) =>
  db.selectFrom('activity_prizes').selectAll().where('name', 'in', value('names')),
);

/** Runs as they are now: with the prize tables that the operator has set, and ended where they were stopped. */
export async function heldRuns({ db }: Pick<Storage, 'db'>, runs: readonly Run[]): Promise<readonly Run[]> {
  if (runs.length === 0) return [];
  const stops = await stopsOf(db, { ids: runs.map(({ id }) => id) });
  const tables = await tablesOf(db, { names: [...new Set(runs.map(({ activity }) => activity.name))] });
  return runs.map((run) => {
    const stoppedAt = stops.find(({ run_id }) => run_id === run.id)?.stopped_at;
    const table = tables.find(({ name }) => name === run.activity.name)?.prizes;
    return {
      ...run,
      activity: { ...run.activity, prizes: withSet(run.activity.prizes, table) },
      endsAt: Math.min(run.endsAt, stoppedAt ?? run.endsAt),
      stoppedAt,
    };
  });
}

function withSet(prizes: readonly PrizeRow[], table: string | undefined): readonly PrizeRow[] {
  if (table === undefined) return prizes;
  const set = new Map((JSON.parse(table) as readonly SetPrize[]).map((row) => [row.id, row]));
  return prizes.map((prize) => {
    const row = set.get(prize.id);
    if (row === undefined) return prize;
    return {
      ...prize,
      amount: minorUnits(money(row.amount)),
      ...(row.weight !== undefined && { weight: row.weight }),
      ...(row.stock !== undefined && { stock: row.stock }),
    };
  });
}
