import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import type { Dialect, DialectAdapter, SqliteStatement, UnknownRow } from 'kysely';
import { integersToNumbers } from './integer-plugin';
import { SqliteDialect } from './kysely';

/** Asks a database that has no one else to wait for. @returns the rows, none of a statement that only writes */
export type AskAtOnce = (text: string, parameters: readonly unknown[]) => readonly UnknownRow[];

/** A database that answers without the query builder's turns of waiting, of which each question costs more than its answer. */
export interface AtOnce {
  /** For whoever holds the database, or finds it free. */
  readonly ask: AskAtOnce;
  /** Whether no transaction is running; while one is, its unfinished work would be seen. */
  isFree(): boolean;
}

const atOnce = new WeakMap<DialectAdapter, AtOnce>();

/**
 * How the database of an adapter is asked at once. Undefined where it is not SQLite.
 * @param adapter of what was opened on the dialect
 */
export const atOnceOf = (adapter: DialectAdapter): AtOnce | undefined => atOnce.get(adapter);

/**
 * The SQLite side: write-ahead log, flushed to disk on every commit, foreign keys on. Prepared statements are kept, since the
 * dialect would prepare the same text again for every query.
 * @param path a file (its folder is made), `:memory:`, or the bytes of a database that is then held in memory
 */
export function sqliteDialect(path: string | Buffer): Dialect {
  let database: ReturnType<typeof openDatabase> | undefined;
  const dialect = new SqliteDialect({ database: () => Promise.resolve((database = openDatabase(path))) });
  const ask: AskAtOnce = (text, parameters) => {
    if (database === undefined) throw new Error('a transaction before its database was opened');
    const statement = database.prepare(text);
    if (!statement.reader) {
      statement.run(parameters);
      return [];
    }
    const rows = statement.all(parameters) as UnknownRow[];
    integersToNumbers(rows);
    return rows;
  };
  return {
    createDriver: () => dialect.createDriver(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createAdapter() {
      const adapter = dialect.createAdapter();
      atOnce.set(adapter, { ask, isFree: () => database?.isFree() === true });
      return adapter;
    },
  };
}

/** Removes a database file with its write-ahead log. */
export function removeSqliteFile(path: string | Buffer): void {
  if (!isFile(path)) return;
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
}

const isFile = (path: string | Buffer): path is string => path !== ':memory:' && typeof path === 'string';

function openDatabase(path: string | Buffer) {
  if (isFile(path)) mkdirSync(dirname(path), { recursive: true });
  const database = new BetterSqlite(path);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  // What a failed statement or piece of work would be undone from: nobody needs it after a crash, and as files it doubles the work of writing.
  database.pragma('temp_store = MEMORY');
  database.defaultSafeIntegers(true);
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(text: string): SqliteStatement {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      // A transaction takes the write lock at once: one that reads first and writes later could not wait for another process.
      const statement = database.prepare<unknown[]>(text === 'begin' ? 'begin immediate' : text);
      const wrapped: SqliteStatement = {
        reader: statement.reader,
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
      // Texts with inlined values would pile up; a full cache starts over.
      if (prepared.size >= 500) prepared.clear();
      prepared.set(text, wrapped);
      return wrapped;
    },
    isFree: () => database.open && !database.inTransaction,
    close: () => {
      database.close();
    },
  };
}
