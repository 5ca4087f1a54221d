import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import type { SqliteDialect as Dialect, SqliteStatement } from 'kysely';
import { SqliteDialect } from './kysely';

/**
 * The SQLite side: write-ahead log, flushed to disk on every commit, foreign keys on. Prepared statements are kept, since the
 * dialect would prepare the same text again for every query.
 * @param path a file (its folder is made), `:memory:`, or the bytes of a database that is then held in memory
 */
export function sqliteDialect(path: string | Buffer): Dialect {
  return new SqliteDialect({ database: () => Promise.resolve(openDatabase(path)) });
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
    close: () => {
      database.close();
    },
  };
}
