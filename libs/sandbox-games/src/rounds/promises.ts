import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@heptad/game-rules';
import { keptQuery, type Row, type Storage, type ValueOf } from '@heptad/sandbox-ledger';

/** What is promised of a round before it is played. */
export interface RoundPromise {
  readonly number: number;
  /** SHA-256 of the server seed. */
  readonly commitment: string;
}

type Seed = Row<'game_promises'>;

const drawn = (): string => randomBytes(32).toString('hex');

const seedOf = keptQuery((db, value: ValueOf<Pick<Seed, 'holder' | 'game'>>) =>
  db
    .selectFrom('game_promises')
    .selectAll()
    .where('holder', '=', value('holder'))
    .where('game', '=', value('game')),
);

const insertSeed = keptQuery((db, value: ValueOf<Seed>) =>
  db.insertInto('game_promises').values({
    holder: value('holder'),
    game: value('game'),
    number: value('number'),
    server_seed: value('server_seed'),
  }),
);

const replaceSeed = keptQuery((db, value: ValueOf<Seed>) =>
  db
    .updateTable('game_promises')
    .set({ number: value('number'), server_seed: value('server_seed') })
    .where('holder', '=', value('holder'))
    .where('game', '=', value('game')),
);

/** The seed that is promised; the first one is drawn here. */
async function promisedSeed({ db }: Pick<Storage, 'db'>, holder: string, game: string): Promise<Seed> {
  const [known] = await seedOf(db, { holder, game });
  if (known !== undefined) return known;
  const first = { holder, game, number: 1, server_seed: drawn() };
  await insertSeed(db, first);
  return first;
}

const told = ({ number, server_seed }: Seed): RoundPromise => ({
  number,
  commitment: commitmentOf(server_seed),
});

/** The promise of somebody's next round of a game; it stays the same until that round is played. @param holder a member's id, or the session of a demo */
export function promiseOf(storage: Storage, holder: string, game: string): Promise<RoundPromise> {
  return storage.transaction(async () => told(await promisedSeed(storage, holder, game)));
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
  const used = await promisedSeed(storage, holder, game);
  const next = { ...used, number: used.number + 1, server_seed: drawn() };
  await replaceSeed(storage.db, next);
  return { ...told(used), serverSeed: used.server_seed, next: told(next) };
}
