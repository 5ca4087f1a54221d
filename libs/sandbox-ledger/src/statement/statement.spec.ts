import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, testedEngines, type PostgresServer } from '@heptad/testing';
import fc from 'fast-check';
import { LEDGER_STEPS } from '../ledger-steps';
import { sql } from '../storage/kysely';
import { openStorage, type Storage } from '../storage/storage';
import { CENTRE_WALLET, memberAccount, platformAccount } from '../wallet/accounts';
import { createLedger, type Ledger } from '../wallet/ledger';
import type { PostingReason } from '../wallet/posting';
import { readStatement, readStatementLine, sumStatement, type StatementLine } from './statement';

const MEMBER = '1';
const centre = memberAccount(MEMBER, CENTRE_WALLET);
const venue = memberAccount(MEMBER, 'IMTY');
const house = platformAccount('house');
const ACCOUNTS = [centre, venue];
const KINDS = ['topUp', 'bet', 'payout'] as const;
const ALWAYS = { from: 0, until: Number.MAX_SAFE_INTEGER };
const ALL = { memberId: MEMBER, accounts: ACCOUNTS, kinds: KINDS };

const money = fc.record({
  account: fc.constantFrom(centre, venue),
  kind: fc.constantFrom(...KINDS),
  amount: fc.bigInt({ min: 1n, max: 900_00n }),
  later: fc.integer({ min: -50, max: 100 }),
});

describe.each(testedEngines())('a statement on %s', (engine) => {
  let server: PostgresServer | undefined;
  let storage: Storage;
  let ledger: Ledger;
  let now = 1_000;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());

  async function open(): Promise<void> {
    storage = await openStorage(
      server === undefined ? { sqlite: ':memory:' } : { postgres: await server.createDatabase() },
      LEDGER_STEPS,
    );
    ledger = createLedger(storage, () => now);
    now = 1_000;
  }
  async function close(): Promise<void> {
    expect((await ledger.invariants()).checks.filter(({ holds }) => !holds)).toEqual([]);
    await storage.close();
  }
  /** Moves money into an account, or out of it where the account has so much. */
  async function move(account: typeof centre, amount: bigint, reason: PostingReason): Promise<void> {
    const isOut = reason === 'bet' && (await ledger.balance(account)) >= amount;
    const [from, to] = isOut ? [account, house] : [house, account];
    await ledger.transfer({ from, to, amount, reason, memberId: MEMBER });
  }
  /** All lines, page by page. */
  async function walk(limit: number, more: object = {}): Promise<readonly StatementLine[]> {
    const found: StatementLine[] = [];
    for (;;) {
      const last = found.at(-1);
      const page = await readStatement(storage, {
        ...ALL,
        ...ALWAYS,
        ...more,
        limit,
        ...(last !== undefined && { before: last.id }),
      });
      if (page.length === 0) return found;
      found.push(...page);
    }
  }

  it('ROUTE-071 gives every posting of the member once, whatever the page, and its sums are those of its lines', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(money, { maxLength: 25 }),
        fc.integer({ min: 1, max: 7 }),
        fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 3_000 })),
        fc.subarray([...KINDS]),
        fc.subarray(ACCOUNTS),
        async (movements, limit, [a, b], kinds, accounts) => {
          await open();
          for (const { account, amount, kind, later } of movements) {
            now += later;
            await move(account, amount, kind);
          }
          const every = await walk(limit, { everything: true });
          expect(every).toHaveLength(movements.length);
          expect(every).toEqual(await walk(limit));
          const times = every.map(({ at }) => at);
          expect(times).toEqual(times.toSorted((x, y) => y - x));
          const span = { from: Math.min(a, b), until: Math.max(a, b) };
          const chosen = every.filter(
            ({ account, kind, at }) =>
              accounts.includes(account) &&
              kinds.some((each) => each === kind) &&
              at >= span.from &&
              at < span.until,
          );
          expect(await walk(limit, { accounts, kinds, ...span })).toEqual(chosen);
          const [sums] = await sumStatement(storage, { ...ALL, accounts, kinds }, [span]);
          const sum = (counts: (amount: bigint) => bigint) =>
            chosen.reduce((total, { amount }) => total + counts(amount), 0n);
          expect(sums).toEqual({
            in: sum((amount) => (amount > 0n ? amount : 0n)),
            out: sum((amount) => (amount < 0n ? -amount : 0n)),
            lines: chosen.length,
          });
          await close();
        },
      ),
      { numRuns: engine === 'postgres' ? 3 : 40 },
    );
  }, 60_000);

  it('tells the balance after each posting of its own account', async () => {
    await open();
    await move(centre, 100n, 'topUp');
    await move(venue, 30n, 'topUp');
    await move(centre, 40n, 'bet');
    const lines = await walk(10);
    expect(lines.map(({ account, amount, after }) => [account, amount, after])).toEqual([
      [centre, -40n, 60n],
      [venue, 30n, 30n],
      [centre, 100n, 100n],
    ]);
    await close();
  });

  it('books no line before an older one, though the clock is put back', async () => {
    await open();
    await move(centre, 1n, 'topUp');
    now = 10;
    await move(venue, 1n, 'topUp');
    expect((await walk(10)).map(({ at }) => at)).toEqual([1_000, 1_000]);
    await close();
  });

  it('gives nobody another member’s line, and nothing behind a line there is not', async () => {
    await open();
    await move(centre, 1n, 'topUp');
    const [line] = await walk(1);
    expect(await readStatementLine(storage, MEMBER, line?.id ?? 0)).toEqual(line);
    expect(await readStatementLine(storage, '2', line?.id ?? 0)).toBeUndefined();
    expect(await readStatement(storage, { ...ALL, ...ALWAYS, before: 999, limit: 5 })).toEqual([]);
    expect(await readStatement(storage, { ...ALL, ...ALWAYS, accounts: [], limit: 5 })).toEqual([]);
    await close();
  });

  it('refuses every change of a line', async () => {
    await open();
    await move(centre, 1n, 'topUp');
    for (const change of ['UPDATE statement_lines SET amount_minor = 2', 'DELETE FROM statement_lines'])
      await expect(sql.raw(change).execute(storage.db)).rejects.toMatchObject({
        message: expect.stringMatching(/never changed/) as string,
      });
    await close();
  });

  it('has the lines of postings that were there before it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heptad-statement-'));
    const file =
      server === undefined
        ? { sqlite: join(folder, 'ledger.db') }
        : { postgres: await server.createDatabase() };
    const before = await openStorage(
      file,
      LEDGER_STEPS.filter(({ name }) => name !== '0101_statement'),
    );
    const old = createLedger(before, () => 1_000);
    for (const amount of [5n, 7n])
      await old.transfer({ from: house, to: centre, amount, reason: 'topUp', memberId: MEMBER });
    await old.transfer({ from: centre, to: house, amount: 2n, reason: 'bet', memberId: MEMBER });
    await before.close();
    storage = await openStorage(file, LEDGER_STEPS);
    ledger = createLedger(storage, () => 1_000);
    await move(centre, 1n, 'topUp');
    expect((await walk(10)).map(({ amount, after }) => [amount, after])).toEqual([
      [1n, 11n],
      [-2n, 10n],
      [7n, 12n],
      [5n, 5n],
    ]);
    await close();
    rmSync(folder, { recursive: true });
  });
});
