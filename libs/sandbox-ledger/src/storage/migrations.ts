import { Migrator, sql } from './kysely';
import type { Kysely, Migration } from 'kysely';
import { dialectOf } from './engine';
import type { Engine, TableStep } from './engine';
import { keyValueSteps } from './key-values';
import { POSTGRES_SCHEMA } from './postgres';

/**
 * Brings a database to the newest tables.
 * @param steps of all areas; those that have run are left out
 * @throws the engine's own error when a step fails
 */
export async function migrate(db: Kysely<never>, engine: Engine, steps: readonly TableStep[]): Promise<void> {
  const dialect = dialectOf(engine);
  const migrations: Record<string, Migration> = {};
  for (const step of [...keyValueSteps, ...steps]) {
    migrations[step.name] = {
      async up(connection) {
        for (const statement of step.statements(dialect)) await sql.raw(statement).execute(connection);
      },
    };
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
    ...(engine === 'postgres' ? { migrationTableSchema: POSTGRES_SCHEMA } : {}),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
