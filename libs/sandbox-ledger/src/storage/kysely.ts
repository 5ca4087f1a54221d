import { createRequire } from 'node:module';
import type * as KyselyModule from 'kysely';

// As ES modules Kysely is four hundred files, and reading them one by one is a quarter of a start; as CommonJS it costs a third of that.
// eslint-disable-next-line no-restricted-syntax -- Node reads this one: a server has no bundler that it could know of
const kysely: typeof KyselyModule = createRequire(import.meta.url)('kysely');

/** The query builder's own names, for all that need more of it than its types. */
export const { Kysely, Migrator, PostgresDialect, SqliteDialect, sql } = kysely;
