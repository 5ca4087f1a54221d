import { AsyncResource } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database';
import { atOnceOf } from './sqlite';

/** The most pieces of work of one commit: whoever only reads must get his turn. */
const MOST_PIECES = 16;

const BEGIN_PIECE = 'savepoint piece';
const UNDO_PIECE = 'rollback to savepoint piece';
const END_PIECE = 'release savepoint piece';

/** A piece of work that waits for its turn, and its caller. */
interface Piece {
  /** Does the work, or undoes what it had begun. @throws when even that failed: then nothing of the transaction is left */
  run(db: Transaction<Database>): Promise<void>;
  /** Tells the caller how it went; the work is on the disk then. */
  tell(): void;
  fail(error: unknown): void;
}

export type InSharedCommit = <T>(work: (db: Transaction<Database>) => Promise<T>) => Promise<T>;

/**
 * Runs pieces of work one after the other, and flushes to the disk once for all that were waiting: a flush takes longer than the work.
 * Each piece is all or nothing by itself; its caller hears of it only when it is on the disk, and hears of a failed commit like everybody
 * whose work was in it.
 * @param root of an engine with a single writer: SQLite
 */
export function sharedCommits(root: Kysely<Database>): InSharedCommit {
  const ask = atOnceOf(root.getExecutor().adapter)?.ask;
  if (ask === undefined) throw new Error('commits are shared where there is a single writer');
  const waiting: Piece[] = [];
  let isBusy = false;

  async function commitSome(): Promise<void> {
    const taken: Piece[] = [];
    try {
      await root.transaction().execute(async (db) => {
        while (taken.length < MOST_PIECES) {
          const piece = waiting.shift();
          if (piece === undefined) return;
          taken.push(piece);
          await piece.run(db);
        }
      });
    } catch (error) {
      // Without a transaction there is nobody to tell but the one it was begun for.
      if (taken.length === 0) taken.push(...waiting.splice(0, 1));
      for (const piece of taken) piece.fail(error);
      return;
    }
    for (const piece of taken) piece.tell();
  }

  /** Requests that have come in are read first: they would only find the database taken, and pay for a flush of their own. */
  async function everybodyIsHere(): Promise<void> {
    let known: number;
    do {
      known = waiting.length;
      await turn();
    } while (waiting.length > known && waiting.length < MOST_PIECES);
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (waiting.length > 0) {
      await everybodyIsHere();
      await commitSome();
    }
    isBusy = false;
  }

  return <T>(job: (db: Transaction<Database>) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      // What the caller's calls belong to is his own, whoever's turn carries them out.
      const caller = new AsyncResource('piece of work');
      let tell = (): void => reject(new Error('a piece of work has not been run'));
      waiting.push({
        async run(db) {
          ask(BEGIN_PIECE, []);
          try {
            const value = await caller.runInAsyncScope(job, undefined, db);
            tell = () => resolve(value);
          } catch (error) {
            ask(UNDO_PIECE, []);
            tell = () => reject(error);
          }
          ask(END_PIECE, []);
        },
        tell: () => tell(),
        fail: reject,
      });
      void work();
    });
}
