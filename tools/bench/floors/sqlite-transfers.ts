// Stands for what a transfer costs on the disk alone: one flushed SQLite transaction with a transfer's rows, no checks,
// no triggers, no program around it. Same engine, write-ahead log and synchronous setting as the sandbox's.
import BetterSqlite from 'better-sqlite3';

/**
 * @param path of a new database file
 * @returns transfers per second over the time given
 */
export function bareTransfersPerSecond(path: string, forMs: number): number {
  const database = new BetterSqlite(path);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(`
    CREATE TABLE transfers (id INTEGER PRIMARY KEY, member TEXT NOT NULL, created_at INTEGER NOT NULL);
    CREATE TABLE entries (id INTEGER PRIMARY KEY, transfer INTEGER NOT NULL, account TEXT NOT NULL, amount INTEGER NOT NULL);
    CREATE TABLE balances (account TEXT PRIMARY KEY, balance INTEGER NOT NULL);
    CREATE TABLE keys (member TEXT NOT NULL, key TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (member, key));
    INSERT INTO balances VALUES ('centre', 100000000), ('venue', 0);
  `);
  const transfer = database.prepare('INSERT INTO transfers (member, created_at) VALUES (?, ?)');
  const entry = database.prepare('INSERT INTO entries (transfer, account, amount) VALUES (?, ?, ?)');
  const balance = database.prepare('UPDATE balances SET balance = balance + ? WHERE account = ?');
  const key = database.prepare('INSERT INTO keys (member, key, answer) VALUES (?, ?, ?)');
  const move = database.transaction((count: number) => {
    const { lastInsertRowid } = transfer.run('1', Date.now());
    for (const [account, amount] of [
      ['centre', -100],
      ['venue', 100],
    ] as const) {
      entry.run(lastInsertRowid, account, amount);
      balance.run(amount, account);
    }
    key.run('1', String(count), '{}');
  });
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < forMs) move(++count);
  const perSecond = (1000 * count) / (performance.now() - started);
  database.close();
  return perSecond;
}
