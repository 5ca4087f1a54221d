import { keptQuery, type ValueOf } from './kept-query';
import { openStorage, type Storage } from './storage';

const byKey = keptQuery((db, value: ValueOf<{ key: string }>) =>
  db.selectFrom('key_values').selectAll().where('key', '=', value('key')),
);
const put = keptQuery((db, value: ValueOf<{ key: string; text: string | null }>) =>
  db
    .insertInto('key_values')
    .values({ key: value('key'), value: value('text') as string })
    .returning('key'),
);
const byKeys = keptQuery((db, value: ValueOf<{ keys: readonly string[]; not: string }>) =>
  db
    .selectFrom('key_values')
    .select('key')
    .where('key', 'in', value('keys'))
    .where('value', '<>', value('not'))
    .orderBy('key'),
);

// The driver's errors are of the first file that a worker has run: no `Error` of this one.
const saying = (sentence: RegExp) => ({ message: expect.stringMatching(sentence) as string });

describe('a query that is kept', () => {
  const opened: Storage[] = [];
  const open = async (): Promise<Storage> => {
    const storage = await openStorage({ sqlite: ':memory:' }, []);
    opened.push(storage);
    return storage;
  };
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
  });

  it('is asked with other values each time, in whatever database', async () => {
    const [first, second] = [await open(), await open()];
    expect(await put(first.db, { key: 'a', text: '1' })).toEqual([{ key: 'a' }]);
    await put(first.db, { key: 'b', text: '2' });
    await put(second.db, { key: 'a', text: '3' });
    expect(await byKey(first.db, { key: 'a' })).toEqual([{ key: 'a', value: '1' }]);
    expect(await byKey(first.db, { key: 'b' })).toEqual([{ key: 'b', value: '2' }]);
    expect(await byKey(second.db, { key: 'a' })).toEqual([{ key: 'a', value: '3' }]);
    expect(await byKey(second.db, { key: 'b' })).toEqual([]);
  });

  it('takes lists of any length, whatever it was asked before', async () => {
    const { db } = await open();
    for (const key of ['a', 'b', 'c']) await put(db, { key, text: key });
    const found = async (...keys: readonly string[]) =>
      (await byKeys(db, { keys, not: 'c' })).map(({ key }) => key);
    expect(await found('b')).toEqual(['b']);
    expect(await found('c', 'b', 'a')).toEqual(['a', 'b']);
    expect(await found('a')).toEqual(['a']);
    expect(await found('x', 'y', 'b')).toEqual(['b']);
  });

  it('belongs to the transaction that asks it', async () => {
    const storage = await open();
    const undone = storage.transaction(async () => {
      await put(storage.db, { key: 'a', text: '1' });
      expect(await byKey(storage.db, { key: 'a' })).toHaveLength(1);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await byKey(storage.db, { key: 'a' })).toEqual([]);
  });

  it('sees nothing of a transaction that it does not belong to', async () => {
    const storage = await open();
    const outside = storage.db;
    let seen: Promise<readonly unknown[]> | undefined;
    const undone = storage.transaction(async () => {
      await put(storage.db, { key: 'a', text: '1' });
      seen = byKey(outside, { key: 'a' });
      await put(storage.db, { key: 'b', text: '2' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await seen).toEqual([]);
  });

  it('is answered at once where no transaction runs, and waits where one does', async () => {
    const storage = await open();
    const outside = storage.db;
    const answered: string[] = [];
    const ask = (name: string) =>
      byKey(outside, { key: 'a' }).then((rows) => void answered.push(`${name} ${String(rows.length)}`));
    void ask('free');
    await Promise.resolve();
    expect(answered).toEqual(['free 0']);
    let waiting: Promise<void> | undefined;
    await storage.transaction(async () => {
      await put(storage.db, { key: 'a', text: '1' });
      waiting = ask('waiting');
      await new Promise(setImmediate);
      expect(answered).toEqual(['free 0']);
    });
    await waiting;
    expect(answered).toEqual(['free 0', 'waiting 1']);
  });

  it('takes hostile text as a value, never as a part of the query', async () => {
    const storage = await open();
    await put(storage.db, { key: "a' or 1=1 --", text: '1' });
    expect(await byKey(storage.db, { key: "x' or 1=1 --" })).toEqual([]);
    expect(await byKey(storage.db, { key: "a' or 1=1 --" })).toHaveLength(1);
  });

  it('says what the database refuses', async () => {
    const storage = await open();
    await expect(put(storage.db, { key: 'a', text: null })).rejects.toMatchObject(saying(/NOT NULL/));
    await put(storage.db, { key: 'a', text: '1' });
    const again = () => put(storage.db, { key: 'a', text: '2' });
    await expect(again()).rejects.toMatchObject(saying(/UNIQUE/));
    await expect(storage.transaction(again)).rejects.toMatchObject(saying(/UNIQUE/));
  });
});
