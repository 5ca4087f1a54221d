import { deposit, statement, wallet, withdrawal } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import { pickSelection, singleOrder } from '@heptad/sandbox-ledger/testing';
import { startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { CREDIT_AFTER_MS } from '../payments/deposits';
import { paymentsOf, type Payments } from '../payments/testing/payments-under-test';
import { readyToWithdraw, SECONDARY } from '../payments/testing/payout-cards';
import { PAY_AFTER_MS } from '../payments/withdrawals';

const HOUR = 3_600_000;
const timeZone = 'Asia/Shanghai';

describe.each(matrixEngines())('the statement on %s', (engine) => {
  let server: PostgresServer | undefined;
  let under: Payments<TestSandbox>;
  let sandbox: TestSandbox;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({ server });
    await sandbox.clock.rate(0);
    under = await paymentsOf(sandbox);
  }, 30_000);
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  const read = (more: object = {}) => under.get(statement.lines, { size: 20, timeZone, ...more });
  const newest = async (more: object = {}) => (await read(more)).items[0]?.id ?? '';
  const story = async (more: object = {}) => under.get(statement.detail, { id: await newest(more) });
  const payIn = async (amount: string) => {
    const { order } = await under.get(deposit.create, { channel: 'bank', amount });
    await under.get(deposit.paid, { orderNo: order.orderNo });
    await sandbox.clock.advance(CREDIT_AFTER_MS + 1_000);
    return order;
  };

  it('ROUTE-071 lists postings by kind, wallet and time, with sums and the balance after each', async () => {
    await under.get(wallet.topUp, { amount: '50' });
    await under.codeOf(wallet.transfer, { channelCode: 'IMTY', amount: '20' });
    const all = await read();
    expect(
      all.items.map(({ kind, wallet: at, amount, balanceAfter }) => [kind, at, amount, balanceAfter]),
    ).toEqual(
      expect.arrayContaining([
        ['topUp', 'center', '10000.00', '10000.00'],
        ['topUp', 'center', '50.00', '10050.00'],
        ['transferIn', 'IMTY', '20.00', '20.00'],
        ['transferIn', 'center', '-20.00', '10030.00'],
      ]),
    );
    expect(all).toMatchObject({ more: 0, totals: { in: '10070.00', out: '20.00', lines: 4 } });
    expect(all.wallets).toEqual([{ wallet: 'center' }, { wallet: 'IMTY', name: 'IM体育' }]);
    expect(all.days).toHaveLength(1);
    expect(all.days[0]).toMatchObject({ in: '10070.00', out: '20.00' });

    const ofVenue = await read({ wallet: 'IMTY' });
    expect(ofVenue).toMatchObject({ totals: { in: '20.00', out: '0.00', lines: 1 } });
    expect((await read({ kinds: ['topUp'], wallet: 'center' })).totals).toEqual({
      in: '10050.00',
      out: '0.00',
      lines: 2,
    });
    expect(await read({ from: sandbox.clock.now() + 1 })).toMatchObject({
      items: [],
      days: [],
      totals: { in: '0.00', out: '0.00', lines: 0 },
    });
    expect((await read({ to: sandbox.clock.now() })).items).toHaveLength(4);
  });

  it('OPEN-042 takes a venue’s code for the wallet that its money is in', async () => {
    await under.codeOf(wallet.transfer, { channelCode: 'YBZR', amount: '10' });
    expect((await read({ wallet: 'YBQP' })).items).toMatchObject([{ wallet: 'YB', amount: '10.00' }]);
    expect((await read({ wallet: 'NONE' })).items).toEqual([]);
  });

  it('goes from page to page behind the last posting, whatever is posted meanwhile', async () => {
    for (let number = 1; number <= 5; number += 1)
      await under.get(wallet.topUp, { amount: `${String(number)}.00` });
    const first = await read({ size: 2 });
    expect([first.items.map(({ amount }) => amount), first.more]).toEqual([['5.00', '4.00'], 1]);
    await under.get(wallet.topUp, { amount: '9.00' });
    const second = await read({ size: 2, before: first.items[1]?.id });
    expect(second.items.map(({ amount }) => amount)).toEqual(['3.00', '2.00']);
    expect(second.totals.lines).toBe(7);
    const other = await under.as('demo02');
    expect(
      (await other.get(statement.lines, { size: 2, timeZone, before: first.items[0]?.id ?? '' })).items,
    ).toEqual([]);
  });

  it('counts days by the midnights of the zone that is asked for, whole days though a page ends within one', async () => {
    // Days of their own: what the member was given when the spec began lies on the day of the machine.
    const dayIn = (days: number) =>
      new Date(sandbox.clock.now() + days * 24 * HOUR).toISOString().slice(0, 10);
    const [first, second] = [dayIn(2), dayIn(3)];
    await sandbox.clock.set(`${first}T15:30:00Z`);
    await under.get(wallet.topUp, { amount: '1' });
    await sandbox.clock.advance(HOUR);
    await under.get(wallet.topUp, { amount: '2' });
    await under.get(wallet.topUp, { amount: '4' });
    const from = Date.parse(`${first}T00:00:00Z`);
    expect((await read({ from, size: 1 })).days).toEqual([{ day: second, in: '6.00', out: '0.00' }]);
    expect((await read({ from })).days.map(({ day, in: sum }) => [day, sum])).toEqual([
      [second, '6.00'],
      [first, '1.00'],
    ]);
    expect((await read({ from, timeZone: 'UTC' })).days).toEqual([{ day: first, in: '7.00', out: '0.00' }]);
    expect(await under.codeOf(statement.lines, { size: 1, timeZone: 'No/Where' })).toBe(4000);
  });

  it('ROUTE-072 tells how a deposit and a transfer came about', async () => {
    const { orderNo, createdAt } = await payIn('500');
    expect(await story()).toMatchObject({
      line: { kind: 'topUp', amount: '500.00', balanceAfter: '10500.00' },
      orderNo,
      steps: [{ step: 'ordered', at: createdAt }, { step: 'arrived' }],
    });
    await under.codeOf(wallet.transfer, { channelCode: 'IMTY', amount: '20' });
    expect(await story({ wallet: 'center' })).toMatchObject({
      orderNo: expect.stringMatching(/^9\d{18}$/) as string,
      counterpart: 'IM体育',
      steps: [{ step: 'arrived' }],
    });
    expect(await story({ wallet: 'IMTY' })).toMatchObject({ walletName: 'IM体育', counterpart: 'center' });
    const other = await under.as('demo02');
    expect(await other.codeOf(statement.detail, { id: await newest() })).toBe(4004);
  });

  it('ROUTE-072 tells how far a withdrawal is, until it is paid', async () => {
    const accountId = await readyToWithdraw(under);
    const { order } = await under.get(withdrawal.create, {
      accountId,
      amount: '300',
      fee: '0',
      password: SECONDARY,
    });
    const kinds = { kinds: ['withdrawal'] };
    const told = await story(kinds);
    expect(told).toMatchObject({ orderNo: order.orderNo, fee: '0.00', arrives: '300.00' });
    expect(told.counterpart).toContain('****');
    expect(told.steps.map(({ step, at }) => [step, at !== undefined])).toEqual([
      ['ordered', true],
      ['audited', true],
      ['paidOut', false],
    ]);
    await sandbox.clock.advance(PAY_AFTER_MS + 1_000);
    expect((await story(kinds)).steps.at(-1)).toMatchObject({ step: 'paidOut', at: expect.any(Number) });
  });

  it('ROUTE-072 leads from a stake to its bet', async () => {
    await under.codeOf(wallet.transfer, { channelCode: 'IMTY', amount: '100' });
    const { betting, simulation } = sandbox.services;
    const match = simulation.matches({ period: 'early', sport: 'football' })[0];
    if (match === undefined) throw new Error('there is no match');
    const order = singleOrder(pickSelection(match, 'threeWay', 'home'), {
      memberId: '100001',
      acceptance: 2,
      unitStake: money('10.00'),
    });
    const placed = await betting.place(order);
    if (!placed.ok) throw new Error(placed.reason);
    expect(await story({ kinds: ['bet'] })).toMatchObject({
      line: { amount: '-10.00', balanceAfter: '90.00' },
      orderNo: placed.bet.id,
      bet: placed.bet.id,
      steps: [{ step: 'placed' }, { step: 'settled' }],
    });
  });
});
