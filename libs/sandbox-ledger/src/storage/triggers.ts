import type { Dialect } from './engine';

type Change = 'UPDATE' | 'DELETE' | 'TRUNCATE';

/** The statements that make a table's rows immutable: the database itself refuses the given changes (all by default). */
export function refuseChanges(
  dialect: Dialect,
  table: string,
  changes: readonly Change[] = ['UPDATE', 'DELETE', 'TRUNCATE'],
): readonly string[] {
  const sentence = `rows of ${table} are never changed or deleted`;
  if (dialect.engine === 'sqlite') {
    return changes
      .filter((change) => change !== 'TRUNCATE')
      .map(
        (change) =>
          `CREATE TRIGGER ${table}_refuses_${change.toLowerCase()} BEFORE ${change} ON ${table}
             BEGIN SELECT RAISE(ABORT, '${sentence}'); END`,
      );
  }
  return [
    `CREATE FUNCTION ${table}_refuses() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '${sentence}'; END $$`,
    `CREATE TRIGGER ${table}_refuses BEFORE ${changes.join(' OR ')} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION ${table}_refuses()`,
  ];
}
