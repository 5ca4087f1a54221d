import type { Selectable } from 'kysely';

/**
 * Every table, for Kysely. An area adds its own by `declare module` in its `tables.ts`, and hands its steps to `openStorage`.
 *
 * Integers: a column whose name ends in `_minor` holds minor units of money and is read as `bigint`; every other integer
 * column (`BIGINT`) is read as `number`, in both engines. Booleans are stored as 0 and 1. Times are milliseconds.
 */
export interface Database {
  key_values: { key: string; value: string };
}

/** A row of a table as it is read. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
