import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, sql } from './kysely';
import { sharedCommits } from './shared-commits';
import { sqliteDialect } from './sqlite';

function open() {
  const said: string[] = [];
  const root = new Kysely<never>({
    dialect: sqliteDialect(':memory:'),
    log: ({ query }) => void said.push(query.sql),
  });
  return {
    root,
    inOne: sharedCommits(root),
    /** How often something was flushed since the last question. */
    commits: () => said.splice(0).filter((text) => text === 'commit').length,
    rows: async () =>
      (await sql<{ n: number }>`select n from kept order by n`.execute(root)).rows.map(({ n }) => Number(n)),
  };
}

const put = (n: number) => sql`insert into kept values (${n})`;

describe('transactions that wait at the same time', () => {
  let under: ReturnType<typeof open>;
  beforeEach(async () => {
    under = open();
    await sql`create table kept (n integer primary key)`.execute(under.root);
    under.commits();
  });
  afterEach(() => under.root.destroy());

  it('are flushed together, in their order, and each has its own answer', async () => {
    const seen: number[] = [];
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        under.inOne(async (db) => {
          seen.push(n);
          await put(n).execute(db);
          return n * 10;
        }),
      ),
    );
    expect(answers).toEqual([10, 20, 30, 40, 50]);
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    expect(under.commits()).toBe(1);
    expect(await under.rows()).toEqual([1, 2, 3, 4, 5]);
  });

  it('share a flush with what comes in during the same turn of the event loop, such as requests on other connections', async () => {
    const arrival = (n: number) =>
      new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
        under.inOne((db) => put(n).execute(db)),
      );
    await Promise.all([arrival(1), arrival(2), arrival(3)]);
    expect(under.commits()).toBe(1);
    expect(await under.rows()).toEqual([1, 2, 3]);
  });

  it('share a flush with what comes in turn after turn, as long as more comes', async () => {
    const turns = async (count: number): Promise<void> => {
      for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
    };
    const arrival = (n: number) => turns(n).then(() => under.inOne((db) => put(n).execute(db)));
    // As requests do, the later ones are there before whoever waits has his turn.
    await Promise.all([4, 3, 2, 1].map(arrival));
    expect(under.commits()).toBe(1);
    expect(await under.rows()).toEqual([1, 2, 3, 4]);
  });

  it('that are many are flushed in several parts, so that reading has its turn', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => under.inOne((db) => put(n).execute(db))));
    expect(under.commits()).toBe(3);
    expect(await under.rows()).toHaveLength(40);
  });

  it('undo their own work alone when they fail', async () => {
    const results = await Promise.allSettled([
      under.inOne((db) => put(1).execute(db)),
      under.inOne(async (db) => {
        await put(2).execute(db);
        throw new Error('on purpose');
      }),
      under.inOne(async (db) => {
        await put(3).execute(db);
        await put(1).execute(db);
      }),
      under.inOne((db) => put(4).execute(db)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await under.rows()).toEqual([1, 4]);
  });

  it('are told of nothing before it is on the disk', async () => {
    let isFirstKnown = false;
    const first = under.inOne((db) => put(1).execute(db)).then(() => (isFirstKnown = true));
    const second = under.inOne(async (db) => {
      await put(2).execute(db);
      expect(isFirstKnown).toBe(false);
    });
    await Promise.all([first, second]);
    expect(isFirstKnown).toBe(true);
  });

  it('all fail when the whole transaction is lost, keep nothing, and hinder nobody after them', async () => {
    const results = await Promise.allSettled([
      under.inOne((db) => put(1).execute(db)),
      under.inOne(async (db) => {
        // What a full disk does by itself.
        await sql`rollback`.execute(db);
        throw new Error('the disk is full');
      }),
      under.inOne((db) => put(3).execute(db)),
    ]);
    expect(results.slice(0, 2).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await under.inOne((db) => put(4).execute(db));
    expect(await under.rows()).toEqual([3, 4]);
    expect(results[2]?.status).toBe('fulfilled');
  });

  it('fail one by one where no transaction can be begun', async () => {
    const broken = sharedCommits(new Kysely<never>({ dialect: sqliteDialect('/dev/null/nowhere.db') }));
    const results = await Promise.allSettled([broken(async () => 1), broken(async () => 2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('keep to what their callers belong to', async () => {
    const whose = new AsyncLocalStorage<string>();
    const asked = ['first', 'second'].map((name) =>
      whose.run(name, () => under.inOne(async () => whose.getStore())),
    );
    expect(await Promise.all(asked)).toEqual(['first', 'second']);
  });
});
