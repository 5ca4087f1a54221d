import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely';

/** Both drivers hand integers over as `bigint`; all but minor units become numbers here (see `Database`). */
export const integerPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult({ result }): Promise<QueryResult<UnknownRow>> {
    integersToNumbers(result.rows);
    return Promise.resolve(result);
  },
};

/** Does so in rows as the driver has handed them over. */
export function integersToNumbers(rows: readonly UnknownRow[]): void {
  for (const row of rows) {
    for (const column in row) {
      const value = row[column];
      if (typeof value === 'bigint' && !column.endsWith('_minor')) row[column] = Number(value);
    }
  }
}
