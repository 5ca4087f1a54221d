import type { PostgresDialect as Dialect } from 'kysely';
import pg from 'pg';
import { PostgresDialect } from './kysely';

const INT8 = 20;
const NUMERIC = 1700;

/** All of the sandbox's tables live in a schema of their own, whatever else the database holds. */
export const POSTGRES_SCHEMA = 'heptad_sandbox';

/** The PostgreSQL side: a pool of at most 10 connections; 64-bit integers and their sums arrive as `bigint`. */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    options: `-c search_path=${POSTGRES_SCHEMA}`,
    max: 10,
    types: {
      getTypeParser(oid: number, format?: 'text' | 'binary') {
        if (oid === INT8 || oid === NUMERIC) return (text: string) => BigInt(text);
        return pg.types.getTypeParser(oid, format ?? 'text');
      },
    },
  });
  // An idle connection that the server closed is replaced at the next query; without a listener the process would end.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

/** Drops the sandbox's schema with everything in it. */
export async function dropPostgresSchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`DROP SCHEMA IF EXISTS ${POSTGRES_SCHEMA} CASCADE`);
  } finally {
    await client.end();
  }
}

/** Tables in which somebody else's row of the same key means that the work has to be looked at anew. */
const ONCE: ReadonlySet<string> = new Set([
  'members',
  'activity_plays',
  'activity_awards',
  'activity_stock',
  'game_promises',
]);

/**
 * Whether a transaction failed only because another one was faster, so that running it again is the answer: serialisation
 * failure, deadlock, or two first uses of one idempotency key (of an order too), member name or member id, one slot of an
 * activity, or one first promise.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  if (error.code === '40001' || error.code === '40P01') return true;
  if (error.code !== '23505') return false;
  const isOfKey = error.table === 'idempotency_keys' || error.constraint?.includes('idempotency_key');
  return isOfKey === true || ONCE.has(error.table ?? '');
}
