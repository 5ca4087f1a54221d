// Stands for the least that keeping a tap can cost: one row in a flushed SQLite transaction of its own. Same engine, write-ahead log and
// synchronous setting as the sandbox's.
import BetterSqlite from 'better-sqlite3';

/**
 * Has a number of inserts wait for one another, as taps do that come at once.
 * @param path of a new database file
 * @returns how long after the common beginning each was on the disk, ms
 */
export function bareInserts(path: string, count: number): readonly number[] {
  const database = new BetterSqlite(path);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('CREATE TABLE taps (id INTEGER PRIMARY KEY, member TEXT NOT NULL, at INTEGER NOT NULL)');
  const insert = database.prepare('INSERT INTO taps (member, at) VALUES (?, ?)');
  const started = performance.now();
  const times = Array.from({ length: count }, (_, place) => {
    insert.run(String(place), Date.now());
    return performance.now() - started;
  });
  database.close();
  return times;
}
