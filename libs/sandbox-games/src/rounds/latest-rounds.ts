import type { Row, Storage } from '@heptad/sandbox-ledger';

/** The rounds of all members that began last, the newest first; with `open` those alone that wait for a draw or a deal. */
export function latestRounds(
  { db }: Pick<Storage, 'db'>,
  { limit, open }: { readonly limit: number; readonly open: boolean },
): Promise<readonly Row<'game_rounds'>[]> {
  return db
    .selectFrom('game_rounds')
    .selectAll()
    .$if(open, (query) => query.where('state', '=', 'open'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A game whose rounds wait for a draw or a deal. */
export interface OpenTable {
  readonly game: string;
  /** How many rounds are open, of all members. */
  readonly rounds: number;
  /** What they staked together, minor units. */
  readonly stake: bigint;
}

/** The games that hold stakes now, those with the most rounds first. */
export async function openTables({ db }: Pick<Storage, 'db'>): Promise<readonly OpenTable[]> {
  const rows = await db
    .selectFrom('game_rounds')
    .select((row) => [
      'game',
      row.fn.countAll<number>().as('rounds'),
      row.fn.sum<bigint | string>('stake_minor').as('stake'),
    ])
    .where('state', '=', 'open')
    .groupBy('game')
    .orderBy('rounds', 'desc')
    .orderBy('game')
    .execute();
  return rows.map(({ game, rounds, stake }) => ({ game, rounds: Number(rounds), stake: BigInt(stake) }));
}
