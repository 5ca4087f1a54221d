import type { Storage } from '@heptad/sandbox-ledger';

const last = new WeakMap<Storage, Promise<unknown>>();

/**
 * Runs work that many members want at one moment, such as bets on one table whose stakes go into one escrow. SQLite has its own
 * turns and flushes those that wait together; on PostgreSQL as many serialisable transactions at once would undo each other until
 * some give up, so one begins when the one before has ended.
 */
export function inTurn<T>(storage: Storage, work: () => Promise<T>): Promise<T> {
  if (storage.engine === 'sqlite') return work();
  const turn = (last.get(storage) ?? Promise.resolve()).then(work, work);
  last.set(
    storage,
    turn.catch(() => undefined),
  );
  return turn;
}
