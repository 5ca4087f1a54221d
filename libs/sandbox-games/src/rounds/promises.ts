import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@heptad/game-rules';
import type { Row, Storage } from '@heptad/sandbox-ledger';

/** What is promised of a round before it is played. */
export interface RoundPromise {
  readonly number: number;
  /** SHA-256 of the server seed. */
  readonly commitment: string;
}

type Seed = Row<'game_promises'>;

const drawn = (): string => randomBytes(32).toString('hex');

async function read({ db }: Pick<Storage, 'db'>, holder: string, game: string): Promise<Seed | undefined> {
  return db
    .selectFrom('game_promises')
    .selectAll()
    .where('holder', '=', holder)
    .where('game', '=', game)
    .executeTakeFirst();
}

const told = ({ number, server_seed }: Seed): RoundPromise => ({
  number,
  commitment: commitmentOf(server_seed),
});

/** The promise of somebody's next round of a game; it stays the same until that round is played. @param holder a member's id, or the session of a demo */
export function promiseOf(storage: Storage, holder: string, game: string): Promise<RoundPromise> {
  return storage.transaction(async () => {
    const known = await read(storage, holder, game);
    if (known !== undefined) return told(known);
    const first = { holder, game, number: 1, server_seed: drawn() };
    await storage.db.insertInto('game_promises').values(first).execute();
    return told(first);
  });
}

/**
 * Uses the promise of a round up: gives its seed and puts the next one in its place. Called in the transaction that plays the
 * round, so that no seed is used twice or lost.
 */
export async function keepPromise(
  storage: Storage,
  holder: string,
  game: string,
): Promise<RoundPromise & { readonly serverSeed: string; readonly next: RoundPromise }> {
  await promiseOf(storage, holder, game);
  const used = await read(storage, holder, game);
  if (used === undefined) throw new Error(`no promise for ${game}`);
  const next = { ...used, number: used.number + 1, server_seed: drawn() };
  await storage.db
    .updateTable('game_promises')
    .set({ number: next.number, server_seed: next.server_seed })
    .where('holder', '=', holder)
    .where('game', '=', game)
    .execute();
  return { ...told(used), serverSeed: used.server_seed, next: told(next) };
}
