import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely as Builder, Transaction } from 'kysely';
import type { Database } from './database';
import type { Engine, StorageOptions, TableStep } from './engine';
import { integerPlugin } from './integer-plugin';
import { Kysely } from './kysely';
import { migrate } from './migrations';
import { dropPostgresSchema, isRetryable, postgresDialect } from './postgres';
import { sharedCommits, type InSharedCommit } from './shared-commits';
import { removeSqliteFile, sqliteDialect } from './sqlite';

/** The sandbox's state. One instance per sandbox; handed to every area. */
export interface Storage {
  readonly engine: Engine;
  /**
   * The database to query. Inside {@link Storage.transaction} it is that transaction, so code need not know whether it
   * runs in one; read it anew for each query instead of keeping it.
   */
  readonly db: Builder<Database>;
  /**
   * Runs `work` in one transaction: all of it is committed and on the disk when the promise fulfils, none of it when it
   * rejects. Nested calls join the running one. On SQLite transactions run one after the other, and those that wait at
   * the same time are flushed together; on PostgreSQL they are serialisable and `work` is run again after a conflict, so it
   * must change nothing outside the database (see {@link Storage.afterCommit}).
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `job` once the running transaction has been committed (never when it is rolled back); at once outside of one. */
  afterCommit(job: () => void): void;
  close(): Promise<void>;
}

interface Running {
  readonly db: Transaction<Database>;
  readonly jobs: (() => void)[];
}

const MAX_ATTEMPTS = 20;
/** The longest that work waits before it is tried again. */
const MOST_PAUSE_MS = 256;

/** Throws away whatever a sandbox kept there: the SQLite file, or the sandbox's own schema in PostgreSQL and nothing else. */
export async function emptyStorage(options: StorageOptions): Promise<void> {
  if ('sqlite' in options) removeSqliteFile(options.sqlite);
  else await dropPostgresSchema(options.postgres);
}

/**
 * Opens the database, brings its tables up to date and gives the storage.
 * @param steps the tables of all areas that will use it, `LEDGER_STEPS` among them
 * @throws the engine's own error when the database cannot be opened or a step fails
 */
export async function openStorage(options: StorageOptions, steps: readonly TableStep[]): Promise<Storage> {
  const engine: Engine = 'sqlite' in options ? 'sqlite' : 'postgres';
  const dialect = 'sqlite' in options ? sqliteDialect(options.sqlite) : postgresDialect(options.postgres);
  const root = new Kysely<Database>({ dialect, plugins: [integerPlugin] });
  try {
    await migrate(root as Builder<never>, engine, steps);
  } catch (error) {
    await root.destroy();
    throw error;
  }
  const running = new AsyncLocalStorage<Running | undefined>();

  const begin: InSharedCommit =
    engine === 'sqlite'
      ? sharedCommits(root)
      : (work) => root.transaction().setIsolationLevel('serializable').execute(work);

  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    const jobs: (() => void)[] = [];
    const answer = await begin((db) => running.run({ db, jobs }, work));
    // Not by `exit`, which takes the storage out of all promises' hooks and puts it back.
    running.run(undefined, () => {
      for (const job of jobs) job();
    });
    return answer;
  }

  return {
    engine,
    get db() {
      return running.getStore()?.db ?? root;
    },
    async transaction(work) {
      if (running.getStore() !== undefined) return work();
      for (let count = 1; ; count += 1) {
        try {
          return await attempt(work);
        } catch (error) {
          if (count >= MAX_ATTEMPTS || !isRetryable(error)) throw error;
          // Those that met come back one after the other: again at once they would only meet again.
          await pause(Math.random() * Math.min(MOST_PAUSE_MS, 2 ** count));
        }
      }
    },
    afterCommit(job) {
      const current = running.getStore();
      if (current === undefined) job();
      else current.jobs.push(job);
    },
    async close() {
      await root.destroy();
      // Else every promise of the process goes on carrying what this storage ran last.
      running.disable();
    },
  };
}
