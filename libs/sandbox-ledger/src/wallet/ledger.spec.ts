import { startPostgres, testedEngines } from '@heptad/testing';
import type { PostgresServer } from '@heptad/testing';
import fc from 'fast-check';
import { sql } from '../storage/kysely';
import { LEDGER_STEPS } from '../ledger-steps';
import { openStorage } from '../storage/storage';
import type { Storage } from '../storage/storage';
import { CENTRE_WALLET, memberAccount, platformAccount } from './accounts';
import { IdempotencyConflict } from './idempotency';
import { createLedger } from './ledger';
import type { Ledger, TransferOrder } from './ledger';
import { InsufficientFunds } from './posting';

const deposits = platformAccount('deposits');
const centre = memberAccount('1', CENTRE_WALLET);
const venue = memberAccount('1', 'IMTY');
const topUp = (amount: bigint): TransferOrder => ({
  from: deposits,
  to: centre,
  amount,
  reason: 'topUp',
  memberId: '1',
});

/** An engine's error, which may come from another realm than the test's own `Error`. */
const saying = (sentence: RegExp) => ({ message: expect.stringMatching(sentence) as string });

describe.each(testedEngines())('ledger on %s', (engine) => {
  let server: PostgresServer | undefined;
  let storage: Storage;
  let ledger: Ledger;
  let moved: string[];

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    storage = await openStorage(
      server === undefined ? { sqlite: ':memory:' } : { postgres: await server.createDatabase() },
      LEDGER_STEPS,
    );
    moved = [];
    ledger = createLedger(
      storage,
      () => 1_000,
      (_, account) => moved.push(account),
    );
  });
  afterEach(() => storage.close());

  const run = (text: string) => sql.raw(text).execute(storage.db);

  it('moves money between two accounts and tells of the member accounts after the commit', async () => {
    await ledger.transfer(topUp(12_50n));
    expect(await ledger.balance(centre)).toBe(12_50n);
    expect(await ledger.balance(deposits)).toBe(-12_50n);
    expect(moved).toEqual([centre]);
    expect((await ledger.invariants()).holds).toBe(true);
  });

  it('refuses to take more than a wallet has, and moves nothing', async () => {
    await ledger.transfer(topUp(100n));
    const order: TransferOrder = { from: centre, to: venue, amount: 101n, reason: 'transferIn' };
    await expect(ledger.transfer(order)).rejects.toThrow(InsufficientFunds);
    expect(await ledger.balance(centre)).toBe(100n);
    expect(await ledger.balance(venue)).toBe(0n);
  });

  it('refuses amounts of zero or less and transactions of one side', async () => {
    await expect(ledger.transfer(topUp(0n))).rejects.toThrow(RangeError);
    await expect(ledger.transfer(topUp(-1n))).rejects.toThrow(RangeError);
    await expect(ledger.post([{ account: centre, amount: 1n }], { reason: 'bonus' })).rejects.toThrow(
      RangeError,
    );
  });

  it('refuses entries that do not sum to zero, in the database', async () => {
    const postings = [
      { account: deposits, amount: -5n },
      { account: centre, amount: 4n },
    ];
    await expect(ledger.post(postings, { reason: 'bonus' })).rejects.toMatchObject(saying(/sum to zero/));
    expect(await ledger.balance(centre)).toBe(0n);
  });

  it('refuses a transaction that mixes currencies even when the numbers sum to zero', async () => {
    const postings = [
      { account: platformAccount('deposits', 'USD'), amount: -5n },
      { account: centre, amount: 5n },
    ];
    await expect(ledger.post(postings, { reason: 'bonus' })).rejects.toMatchObject(
      saying(/sum to zero per currency/),
    );
  });

  it('cannot commit a transaction without its seal', async () => {
    const unsealed = storage.transaction(async () => {
      await run(`INSERT INTO ledger_transactions (reason, reference, created_at) VALUES ('x', '', 1)`);
    });
    await expect(unsealed).rejects.toMatchObject(saying(/foreign key/i));
  });

  it.each([
    ['UPDATE postings SET amount_minor = 1', /never changed/],
    ['DELETE FROM postings', /never changed/],
    ['UPDATE ledger_transactions SET reason = reason', /never changed/],
    ['DELETE FROM ledger_seals', /never changed/],
    ['UPDATE accounts SET may_be_negative = 1', /never changed/],
    ['UPDATE balances SET balance_minor = balance_minor + 1', /moves only by a newer entry/],
    [
      'UPDATE balances SET balance_minor = balance_minor + 1, last_posting = last_posting + 1',
      /moves only by a newer entry/,
    ],
    ['UPDATE balances SET may_be_negative = 1 - may_be_negative', /moves only by a newer entry/],
    ['DELETE FROM balances', /never/],
    [
      `INSERT INTO postings (transaction_id, account_id, currency, amount_minor)
         SELECT transaction_id, account_id, currency, amount_minor FROM postings`,
      /takes no more entries/,
    ],
  ])('refuses in the database: %s', async (statement, sentence) => {
    await ledger.transfer(topUp(100n));
    await expect(run(statement)).rejects.toMatchObject(saying(sentence));
    expect((await ledger.invariants()).holds).toBe(true);
  });

  it('keeps wallets from going below zero even when the ledger is bypassed', async () => {
    await ledger.transfer(topUp(100n));
    const bypass = storage.transaction(async () => {
      await run(`INSERT INTO ledger_transactions (reason, reference, created_at) VALUES ('x', '', 1)`);
      await run(`INSERT INTO postings (transaction_id, account_id, currency, amount_minor)
        SELECT MAX(id), '${centre}', 'CNY', -101 FROM ledger_transactions`);
    });
    await expect(bypass).rejects.toMatchObject(saying(/check constraint/i));
  });

  it('does keyed work once, gives the first answer again and refuses another body', async () => {
    await ledger.transfer(topUp(100n));
    const order: TransferOrder = {
      from: centre,
      to: venue,
      amount: 30n,
      reason: 'transferIn',
      memberId: '1',
      key: 'k',
    };
    const first = await ledger.transfer(order);
    expect(await ledger.transfer(order)).toEqual(first);
    expect(await ledger.balance(venue)).toBe(30n);
    await expect(ledger.transfer({ ...order, amount: 31n })).rejects.toThrow(IdempotencyConflict);
  });

  it('keeps the keys of members and operations apart', async () => {
    const other = memberAccount('2', CENTRE_WALLET);
    await ledger.transfer({ ...topUp(100n), key: 'k' });
    await ledger.transfer({ ...topUp(100n), to: other, memberId: '2', key: 'k' });
    await ledger.transfer({
      from: centre,
      to: venue,
      amount: 10n,
      reason: 'transferIn',
      memberId: '1',
      key: 'k',
    });
    expect(await ledger.balance(other)).toBe(100n);
    expect(await ledger.balance(venue)).toBe(10n);
  });

  it('moves money once when the same key comes eight times at once', async () => {
    await ledger.transfer(topUp(100n));
    const order: TransferOrder = {
      from: centre,
      to: venue,
      amount: 10n,
      reason: 'transferIn',
      memberId: '1',
      key: 'k',
    };
    const receipts = await Promise.all(Array.from({ length: 8 }, () => ledger.transfer(order)));
    expect(new Set(receipts.map((receipt) => receipt.transactionId)).size).toBe(1);
    expect(await ledger.balance(venue)).toBe(10n);
  });

  it('never spends the same money twice when transfers race', async () => {
    await ledger.transfer(topUp(100n));
    const spend = () => ledger.transfer({ from: centre, to: venue, amount: 60n, reason: 'transferIn' });
    const results = await Promise.allSettled([spend(), spend(), spend()]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await ledger.balance(venue)).toBe(60n);
  });

  it('gives the history newest first, by account, reason and page', async () => {
    for (const amount of [1n, 2n, 3n]) await ledger.transfer(topUp(amount));
    const entries = await ledger.history({ account: centre });
    expect(entries.map((entry) => entry.amount)).toEqual([3n, 2n, 1n]);
    const page = await ledger.history({ account: centre, before: entries[0]?.id ?? 0, limit: 1 });
    expect(page.map((entry) => entry.amount)).toEqual([2n]);
    expect(await ledger.history({ memberId: '1', reasons: ['bet'] })).toEqual([]);
  });

  it('holds its invariants under any sequence of transfers', async () => {
    const accounts = [centre, venue, memberAccount('2', CENTRE_WALLET), deposits, platformAccount('house')];
    const step = fc.record({
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      amount: fc.bigInt({ min: 1n, max: 10_000n }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const before = await Promise.all(accounts.map((account) => ledger.balance(account)));
        const expected = new Map(accounts.map((account, index) => [account, before[index] ?? 0n]));
        for (const { from, to, amount } of steps) {
          const funded = from.startsWith('platform') || (expected.get(from) ?? 0n) >= amount;
          const order = ledger.transfer({ from, to, amount, reason: 'bonus' });
          if (from === to) await expect(order).rejects.toThrow(RangeError);
          else if (!funded) await expect(order).rejects.toThrow(InsufficientFunds);
          else {
            await order;
            expected.set(from, (expected.get(from) ?? 0n) - amount);
            expected.set(to, (expected.get(to) ?? 0n) + amount);
          }
        }
        for (const [account, balance] of expected) expect(await ledger.balance(account)).toBe(balance);
        expect((await ledger.invariants()).holds).toBe(true);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
