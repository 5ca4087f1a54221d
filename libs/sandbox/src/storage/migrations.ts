import { Migrator, sql } from './kysely';
import type { Kysely, Migration } from 'kysely';
import { activitySteps } from '../activities/tables';
import { bettingSteps } from '../betting/tables';
import { memberSteps } from '../members/tables';
import { paymentSteps } from '../payments/tables';
import { platformSteps } from '../platform/tables';
import { simulationSteps } from '../simulation/tables';
import { tipsterSteps } from '../tipsters/tables';
import { venueSteps } from '../venues/tables';
import { walletSteps } from '../wallet/tables';
import { dialectOf } from './engine';
import type { Engine, TableStep } from './engine';
import { keyValueSteps } from './key-values';
import { POSTGRES_SCHEMA } from './postgres';

/** The steps of every subject; a subject adds its list here. */
const TABLE_STEPS: readonly TableStep[] = [
  ...keyValueSteps,
  ...walletSteps,
  ...memberSteps,
  ...platformSteps,
  ...paymentSteps,
  ...simulationSteps,
  ...bettingSteps,
  ...venueSteps,
  ...activitySteps,
  ...tipsterSteps,
];

/** Brings a database to the newest tables. Throws with the engine's own message when a step fails. */
export async function migrate(db: Kysely<never>, engine: Engine): Promise<void> {
  const dialect = dialectOf(engine);
  const migrations: Record<string, Migration> = {};
  for (const step of TABLE_STEPS) {
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
