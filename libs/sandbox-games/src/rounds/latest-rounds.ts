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
