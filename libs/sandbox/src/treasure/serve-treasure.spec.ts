import { statement, treasure, wallet } from '@heptad/contracts';
import { memberAccount, TREASURE_WALLET } from '@heptad/sandbox-ledger';
import { startPostgres, startSandbox, testedEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { paymentsOf, type Payments } from '../payments/testing/payments-under-test';

const DAY = 86_400_000;
/** Noon in Shanghai. */
const NOON = Date.UTC(2026, 5, 1, 4);
const ZONE = { timeZone: 'Asia/Shanghai' };
const into = (amount: string) => ({ direction: 'in', amount, ...ZONE }) as const;
const out = (amount: string) => ({ direction: 'out', amount, ...ZONE }) as const;

describe.each(testedEngines())('the balance treasure on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let member: Payments<TestSandbox>;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({
      start: NOON,
      server,
    });
    await sandbox.clock.rate(0);
    member = await paymentsOf(sandbox);
  });
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  const state = (of = member) => of.get(treasure.state, {});

  it('ROUTE-031 has nothing, no zone and no day before the first move', async () => {
    const empty = await state();
    expect(empty).toMatchObject({
      balance: '0.00',
      centre: '10000.00',
      yesterday: '0.00',
      total: '0.00',
      late: 0,
    });
    expect(empty.timeZone).toBeUndefined();
    expect(empty.tiers).toEqual([
      { from: '0.00', percent: '4.00' },
      { from: '10000.00', percent: '3.00' },
      { from: '100000.00', percent: '2.00' },
    ]);
    expect(await member.get(treasure.income, { page: 1, size: 10 })).toMatchObject({ items: [], total: 0 });
  });

  it('ROUTE-033 takes money in from the centre and gives it back, and the total stays the same', async () => {
    await member.get(treasure.move, into('1000'));
    expect(await state()).toMatchObject({ balance: '1000.00', centre: '9000.00', timeZone: 'Asia/Shanghai' });
    expect(await member.get(wallet.balances, {})).toMatchObject({ center: '9000.00', total: '10000.00' });
    const { order } = await member.get(treasure.move, out('400.50'));
    expect(order).toMatchObject({ direction: 'out', amount: '400.50' });
    expect(await state()).toMatchObject({ balance: '599.50', centre: '9400.50' });
    const told = await member.get(statement.lines, {
      size: 10,
      wallet: 'treasure',
      timeZone: 'Asia/Shanghai',
    });
    expect(told.wallets).toContainEqual({ wallet: 'treasure', name: '余额宝' });
    expect(told.items.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['transferOut', '-400.50', '599.50'],
      ['transferIn', '1000.00', '1000.00'],
    ]);
  });

  it('ROUTE-033 one key is one move, however often and at once it comes; with another body it is a conflict', async () => {
    const codes = await Promise.all(
      Array.from({ length: 10 }, () => member.codeOf(treasure.move, into('100'), 'same')),
    );
    expect(new Set(codes)).toEqual(new Set([6000]));
    expect(await state()).toMatchObject({ balance: '100.00', centre: '9900.00' });
    expect(await member.codeOf(treasure.move, into('101'), 'same')).toBe(4009);
    expect(await member.codeOf(treasure.move, out('100'), 'same')).toBe(4009);
    expect(await member.get(treasure.moveStatus, { idempotencyKey: 'same' })).toMatchObject({
      known: 1,
      order: { direction: 'in', amount: '100.00' },
    });
    const other = await member.as('demo02');
    expect(await other.get(treasure.moveStatus, { idempotencyKey: 'same' })).toEqual({ known: 0 });
  });

  it.each([
    ['less than the least', into('0.99'), 7002],
    ['more than there is', into('10000.01'), 7001],
    ['more out than lies there', out('0.01'), 7001],
    ['part of a cent', into('1.001'), 4000],
    ['an exponent', into('1e3'), 4000],
    ['full-width digits', into('１００'), 4000],
    ['a separator', into('1,000'), 4000],
    ['less than nothing', into('-5'), 4000],
    ['nothing', into('0'), 4000],
    ['a number beyond what is exact', into('9007199254740993'), 4000],
    ['a zone that there is not', { ...into('100'), timeZone: 'Asia/Nowhere' }, 4000],
  ])('ROUTE-033 refuses %s and moves nothing', async (_what, request, code) => {
    expect(await member.codeOf(treasure.move, request)).toBe(code);
    expect(await state()).toMatchObject({ balance: '0.00', centre: '10000.00' });
  });

  it('holds no more than the most', async () => {
    const rich = await member.as('demo03');
    await rich.get(treasure.move, into('1000000'));
    expect(await rich.codeOf(treasure.move, into('1'))).toBe(7002);
    expect(await state(rich)).toMatchObject({ balance: '1000000.00' });
  });

  it('ROLE-011 ROLE-012 lets those who rest take out and not put in, and their money go on earning', async () => {
    const resting = await member.as('demo04');
    await sandbox.services.members.update(await memberId('demo04'), { state: 'active' });
    await resting.get(treasure.move, into('5'));
    await sandbox.services.members.update(await memberId('demo04'), { state: 'selfExcluded' });
    expect(await resting.codeOf(treasure.move, into('1'))).toBe(7505);
    expect(await resting.codeOf(treasure.claimTask, { id: 'days7' })).toBe(7505);
    await resting.get(treasure.move, out('2'));
    await sandbox.services.members.update(await memberId('demo04'), { state: 'betLocked' });
    expect(await resting.codeOf(treasure.move, into('1'))).toBe(7202);
    await resting.get(treasure.move, out('3'));
    expect(await state(resting)).toMatchObject({ balance: '0.00', centre: '5.00' });
  });

  it('ROUTE-035 pays for what lay there the whole day, at the member’s midnight', async () => {
    await member.get(treasure.move, into('9000'));
    await sandbox.clock.set(new Date(Date.UTC(2026, 5, 1, 16, 2)).toISOString());
    expect(await state()).toMatchObject({ balance: '9000.00', total: '0.00' });
    await sandbox.clock.advance(DAY - 4 * 60_000);
    expect(await state()).toMatchObject({ total: '0.00' });
    await sandbox.clock.advance(4 * 60_000);
    expect(await state()).toMatchObject({ balance: '9000.98', yesterday: '0.98', total: '0.98', late: 0 });
    const { items } = await member.get(treasure.income, { page: 1, size: 10 });
    expect(items).toMatchObject([{ day: '2026-06-02', base: '9000.00', interest: '0.98' }]);
    await member.get(treasure.move, out('9000.98'));
    expect(await state()).toMatchObject({ balance: '0.00', centre: '10000.98' });
    await sandbox.clock.advance(2 * DAY);
    expect(await state()).toMatchObject({ balance: '0.00', yesterday: '0.00', total: '0.98' });
  });

  it('ROUTE-032 rewards days in a row once', async () => {
    await member.get(treasure.move, into('100'));
    await sandbox.clock.advance(7 * DAY);
    expect((await member.get(treasure.tasks, {})).tasks[0]).toMatchObject({ done: 6, state: 'open' });
    expect(await member.codeOf(treasure.claimTask, { id: 'days7' })).toBe(7404);
    await sandbox.clock.advance(DAY);
    expect((await member.get(treasure.tasks, {})).tasks[0]).toMatchObject({ done: 7, state: 'reached' });
    await member.get(treasure.move, out('50'));
    const answers = await Promise.all(
      ['a', 'b', 'a'].map((key) => member.codeOf(treasure.claimTask, { id: 'days7' }, key)),
    );
    // Whichever key comes first has it, however often it comes; the other one is told so.
    expect(new Set(answers)).toEqual(new Set([6000, 7405]));
    expect((await member.get(treasure.tasks, {})).tasks[0]).toMatchObject({ state: 'claimed' });
    expect(await state()).toMatchObject({ centre: '9951.88' });
    expect(await member.codeOf(treasure.claimTask, { id: 'days8' })).toBe(4004);
  });

  it('is all of it in the ledger: what lies there is what was moved and what was earned', async () => {
    await member.get(treasure.move, into('5000'));
    await sandbox.clock.advance(3 * DAY);
    await member.get(treasure.move, out('1234.56'));
    await sandbox.clock.advance(3 * DAY);
    const { balance, total } = await state();
    expect(Number(balance)).toBeCloseTo(5000 - 1234.56 + Number(total), 5);
    const id = await memberId('demo01');
    expect(await sandbox.services.ledger.balance(memberAccount(id, TREASURE_WALLET))).toBe(
      BigInt(balance.replace('.', '')),
    );
  });

  async function memberId(name: string): Promise<string> {
    return (await sandbox.services.members.findByName(name))?.id ?? '';
  }
});
