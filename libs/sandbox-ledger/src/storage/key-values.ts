import type { TableStep } from './engine';
import type { Storage } from './storage';

export const keyValueSteps: readonly TableStep[] = [
  {
    name: '0000_key_values',
    statements: () => ['CREATE TABLE key_values (key TEXT PRIMARY KEY, value TEXT NOT NULL)'],
  },
];

/** Reads one small named value (JSON) of the sandbox itself; `undefined` when it was never written. */
export async function readValue(storage: Storage, key: string): Promise<unknown> {
  const row = await storage.db
    .selectFrom('key_values')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? undefined : JSON.parse(row.value);
}

/** Writes one small named value, replacing the former one. */
export async function writeValue(storage: Storage, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await storage.db
    .insertInto('key_values')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}
