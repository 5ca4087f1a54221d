import { startPostgres, testedEngines } from '@heptad/testing';
import type { PostgresServer } from '@heptad/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageOptions } from './engine';
import { readValue, writeValue } from './key-values';
import { LEDGER_STEPS } from '../ledger-steps';
import { emptyStorage, openStorage } from './storage';
import type { Storage } from './storage';

describe.each(testedEngines())('storage on %s', (engine) => {
  let server: PostgresServer | undefined;
  let folder: string;
  let options: StorageOptions;
  let storage: Storage;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
    folder = mkdtempSync(join(tmpdir(), 'heptad-storage-'));
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  let files = 0;
  beforeEach(async () => {
    files += 1;
    options =
      server === undefined
        ? { sqlite: join(folder, `nested/${String(files)}.db`) }
        : { postgres: await server.createDatabase() };
    storage = await openStorage(options, LEDGER_STEPS);
  });
  afterEach(() => storage.close());

  it('keeps what was committed over a restart, and migrates only once', async () => {
    await writeValue(storage, 'greeting', { text: '你好' });
    await storage.close();
    storage = await openStorage(options, LEDGER_STEPS);
    expect(await readValue(storage, 'greeting')).toEqual({ text: '你好' });
  });

  it('starts anew when it was emptied', async () => {
    await writeValue(storage, 'greeting', 1);
    await storage.close();
    await emptyStorage(options);
    storage = await openStorage(options, LEDGER_STEPS);
    expect(await readValue(storage, 'greeting')).toBeUndefined();
  });

  it('gives undefined for a value that was never written', async () => {
    expect(await readValue(storage, 'nothing')).toBeUndefined();
  });

  it('keeps nothing of a transaction that throws', async () => {
    const failing = storage.transaction(async () => {
      await writeValue(storage, 'half', 1);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await readValue(storage, 'half')).toBeUndefined();
  });

  it('joins a nested transaction to the running one', async () => {
    const failing = storage.transaction(async () => {
      await storage.transaction(() => writeValue(storage, 'inner', 1));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await readValue(storage, 'inner')).toBeUndefined();
  });

  it('runs jobs after the commit only, outside of the transaction, and never after a rollback', async () => {
    const seen: string[] = [];
    storage.afterCommit(() => seen.push('at once'));
    await storage.transaction(async () => {
      storage.afterCommit(() => seen.push('committed'));
      await writeValue(storage, 'a', 1);
      seen.push('working');
    });
    const failing = storage.transaction(() => {
      storage.afterCommit(() => seen.push('never'));
      return Promise.reject(new Error('stop'));
    });
    await expect(failing).rejects.toThrow('stop');
    expect(seen).toEqual(['at once', 'working', 'committed']);
  });

  it('leaves nothing with the promises of the process once it is closed', async () => {
    const carried = () => Object.getOwnPropertySymbols(Promise.resolve()).length;
    const before = carried();
    const closed = await openStorage(options, LEDGER_STEPS);
    await closed.transaction(() => writeValue(closed, 'greeting', 1));
    await closed.close();
    expect(carried()).toBe(before);
  });

  it('loses no update when transactions run at the same time', async () => {
    await writeValue(storage, 'count', 0);
    const add = () =>
      storage.transaction(async () => {
        await writeValue(storage, 'count', Number(await readValue(storage, 'count')) + 1);
      });
    await Promise.all(Array.from({ length: 8 }, add));
    expect(await readValue(storage, 'count')).toBe(8);
  });

  it('reads minor units as bigint beyond 2^53 and every other integer as number', async () => {
    const big = 9_007_199_254_740_993n;
    const { balances, postings } = await storage.transaction(async () => {
      const account = { member_id: null, currency: 'CNY', may_be_negative: 1 };
      await storage.db
        .insertInto('accounts')
        .values([
          { id: 'platform:house:CNY', ...account },
          { id: 'platform:deposits:CNY', ...account },
        ])
        .execute();
      const { id } = await storage.db
        .insertInto('ledger_transactions')
        .values({ reason: 'topUp', reference: '', member_id: null, created_at: 1_700_000_000_000 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const entry = { transaction_id: id, currency: 'CNY' };
      await storage.db
        .insertInto('postings')
        .values([
          { ...entry, account_id: 'platform:house:CNY', amount_minor: big },
          { ...entry, account_id: 'platform:deposits:CNY', amount_minor: -big },
        ])
        .execute();
      await storage.db.insertInto('ledger_seals').values({ transaction_id: id }).execute();
      return {
        balances: await storage.db.selectFrom('balances').selectAll().orderBy('account_id').execute(),
        postings: await storage.db.selectFrom('postings').selectAll().orderBy('id').execute(),
      };
    });
    expect(balances.map((row) => row.balance_minor)).toEqual([-big, big]);
    expect(postings.map((row) => typeof row.id)).toEqual(['number', 'number']);
  });
});
