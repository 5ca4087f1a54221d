import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely';

/** Both drivers hand integers over as `bigint`; all but minor units become numbers here (see `Database`). */
export const integerPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => Promise.resolve(withNumbers(result)),
};

function withNumbers(result: QueryResult<UnknownRow>): QueryResult<UnknownRow> {
  for (const row of result.rows) {
    for (const column in row) {
      const value = row[column];
      if (typeof value === 'bigint' && !column.endsWith('_minor')) row[column] = Number(value);
    }
  }
  return result;
}
