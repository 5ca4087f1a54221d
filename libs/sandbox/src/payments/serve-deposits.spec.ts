import { type CallRequest, deposit, statement } from '@heptad/contracts';
import { startPostgres, startSandbox, testedEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { PAY_WITHIN_MS } from './deposit-channels';
import { CREDIT_AFTER_MS } from './deposits';
import { paymentsOf } from './testing/payments-under-test';
import type { Payments } from './testing/payments-under-test';

describe.each(testedEngines())('deposits on %s', (engine) => {
  let server: PostgresServer | undefined;
  let under: Payments<TestSandbox>;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  const start = async () => {
    const sandbox = await startSandbox({ server });
    // Only the spec moves time: a slow machine must not.
    await sandbox.clock.rate(0);
    return paymentsOf(sandbox);
  };
  afterAll(async () => server?.stop());
  beforeEach(async () => void (under = await start()));
  afterEach(async () => {
    expect((await under.sandbox.invariants()).holds).toBe(true);
    await under.sandbox.close();
  });

  const open = async (
    amount = '500',
    channel: CallRequest<typeof deposit.create>['channel'] = 'bank',
    key?: string,
  ) => (await under.get(deposit.create, { channel, amount }, key)).order;
  const detail = async (orderNo: string) => (await under.get(deposit.detail, { orderNo })).order;

  it('names who is paid in the language that is asked for', async () => {
    const { orderNo } = await open();
    const { body } = await under.sandbox.send(
      deposit.detail,
      { orderNo },
      { token: await under.sandbox.logIn('demo01'), headers: { 'accept-language': 'en' } },
    );
    const { order } = v.parse(deposit.detail.response, body?.['data']);
    expect(order.payTo).toMatchObject({ bank: 'Demo Bank', holder: 'Demo Payee' });
  });

  it('OPEN-001 credits an order some seconds after the member says that they have paid, once', async () => {
    const { orderNo, payTo } = await open();
    expect(payTo).toMatchObject({ kind: 'bank', holder: '演示收款人' });
    const paid = await under.get(deposit.paid, { orderNo });
    expect(paid.order).toMatchObject({ state: 'paid', amount: '500.00' });
    expect(paid.order.payTo).toBeUndefined();
    await under.get(deposit.paid, { orderNo });
    await under.sandbox.clock.advance(CREDIT_AFTER_MS - 1_000);
    expect(await under.centre()).toBe('10000.00');
    await under.sandbox.clock.advance(1_000);
    expect(await detail(orderNo)).toMatchObject({ state: 'credited', endedAt: expect.any(Number) });
    await under.sandbox.clock.advance(60_000);
    expect(await under.centre()).toBe('10500.00');
    const posted = await under.get(statement.lines, { size: 10, kinds: ['topUp'], timeZone: 'UTC' });
    expect(posted.items[0]).toMatchObject({ amount: '500.00', reference: orderNo });
    expect((await under.sandbox.invariants()).holds).toBe(true);
  });

  it('runs out when nobody says that it was paid, and takes no payment afterwards', async () => {
    const { orderNo, createdAt, expiresAt } = await open();
    expect(expiresAt - createdAt).toBe(PAY_WITHIN_MS);
    await under.sandbox.clock.advance(PAY_WITHIN_MS);
    expect(await detail(orderNo)).toMatchObject({ state: 'expired', endedAt: expiresAt });
    expect(await under.codeOf(deposit.paid, { orderNo })).toBe(7302);
    expect(await under.codeOf(deposit.cancel, { orderNo })).toBe(7302);
    expect(await under.centre()).toBe('10000.00');
  });

  it('is cancelled before it is paid, not after', async () => {
    const first = await open();
    expect((await under.get(deposit.cancel, { orderNo: first.orderNo })).order.state).toBe('cancelled');
    expect((await under.get(deposit.cancel, { orderNo: first.orderNo })).order.state).toBe('cancelled');
    expect(await under.codeOf(deposit.paid, { orderNo: first.orderNo })).toBe(7302);
    const second = await open();
    await under.get(deposit.paid, { orderNo: second.orderNo });
    expect(await under.codeOf(deposit.cancel, { orderNo: second.orderNo })).toBe(7302);
  });

  it('gives bounds that grow with the grade, and quick amounts within them', async () => {
    const { channels } = await under.get(deposit.channels, {});
    expect(channels.map(({ group, channel, min, max }) => [group, channel, min, max])).toEqual([
      ['card', 'bank', '100.00', '35000.00'],
      ['card', 'online', '50.00', '16000.00'],
      ['wallet', 'ebpay', '50.00', '8000.00'],
      ['wallet', 'koipay', '50.00', '8000.00'],
      ['wallet', 'wechat', '50.00', '4500.00'],
      ['wallet', 'alipay', '50.00', '4500.00'],
      ['coin', 'trc20', '200.00', '80000.00'],
      ['coin', 'erc20', '500.00', '80000.00'],
      ['digital', 'digital', '20.00', '13000.00'],
    ]);
    const newcomer = await under.as('demo05');
    expect((await newcomer.get(deposit.channels, {})).channels[0]?.max).toBe('20000.00');
    for (const { min, max, quick } of channels)
      for (const amount of quick)
        expect(Number(amount) >= Number(min) && Number(amount) <= Number(max)).toBe(true);
  });

  it.each([
    ['the least', '100', 6000],
    ['a cent less than the least', '99.99', 7002],
    ['the most', '35000', 6000],
    ['a cent more than the most', '35000.01', 7002],
    ['part of a cent', '100.001', 4000],
    ['nothing', '0', 4000],
    ['less than nothing', '-100', 4000],
  ])('takes %s as its bounds say', async (_what, amount, expected) => {
    expect(await under.codeOf(deposit.create, { channel: 'bank', amount })).toBe(expected);
  });

  it('asks for a coin to the cent that is never too little', async () => {
    expect(await open('720', 'trc20')).toMatchObject({ payAmount: '100.00', payCurrency: 'USDT' });
    expect(await open('1000', 'erc20')).toMatchObject({ payAmount: '138.8888', amount: '1000.00' });
  });

  it('refuses a channel under maintenance, and says so in the list', async () => {
    await under.sandbox.services.switches.change({ closedChannels: ['trc20'] });
    const { channels } = await under.get(deposit.channels, {});
    expect(channels.find(({ channel }) => channel === 'trc20')).toMatchObject({ status: 0 });
    expect(channels.find(({ channel }) => channel === 'bank')).toMatchObject({ status: 1 });
    expect(await under.codeOf(deposit.create, { channel: 'trc20', amount: '500' })).toBe(7303);
  });

  it('opens and closes a channel by the platform’s own clock, between the list and the order too', async () => {
    await under.sandbox.clock.set('2031-05-04T21:59:59+08:00');
    under = await under.as('demo01');
    const digital = async () =>
      (await under.get(deposit.channels, {})).channels.find(({ channel }) => channel === 'digital');
    const order = { channel: 'digital', amount: '100' } as const;
    expect(await digital()).toMatchObject({
      status: 1,
      hours: { from: '08:00', to: '22:00', zone: 'UTC+8' },
    });
    await under.sandbox.clock.advance(1_000);
    expect(await under.codeOf(deposit.create, order)).toBe(7303);
    expect(await digital()).toMatchObject({
      status: 0,
      opensAt: Date.parse('2031-05-05T08:00:00+08:00'),
    });
    await under.sandbox.clock.set('2031-05-05T08:00:00+08:00');
    expect(await digital()).not.toHaveProperty('opensAt');
    expect(await under.codeOf(deposit.create, order)).toBe(6000);
  });

  it('judges the amount by the grade of the moment, not of the list', async () => {
    const { channels } = await under.get(deposit.channels, {});
    expect(channels[0]?.max).toBe('35000.00');
    await under.sandbox.services.members.update('100001', { grade: 0 });
    expect(await under.codeOf(deposit.create, { channel: 'bank', amount: '35000' })).toBe(7002);
    expect(await under.codeOf(deposit.create, { channel: 'bank', amount: '20000' })).toBe(6000);
  });

  it('asks for the fee on top of the amount, and gives it to the house', async () => {
    const { orderNo, ...order } = await open('500', 'wechat');
    expect(order).toMatchObject({ amount: '500.00', fee: '5.00', payAmount: '505.00' });
    await under.get(deposit.paid, { orderNo });
    await under.sandbox.clock.advance(CREDIT_AFTER_MS);
    expect(await under.centre()).toBe('10500.00');
    const entries = await under.sandbox.services.ledger.history({ limit: 3 });
    expect(entries.map(({ amount }) => amount).sort((a, b) => Number(a - b))).toEqual([
      -505_00n,
      5_00n,
      500_00n,
    ]);
  });

  it('cuts the fee to whole cents', async () => {
    expect(await open('50.99', 'alipay')).toMatchObject({ fee: '0.30', payAmount: '51.29' });
  });

  it('refuses what was paid by a channel that fails, and says so in the language asked for', async () => {
    const { orderNo } = await open('500', 'ebpay');
    await under.get(deposit.paid, { orderNo });
    await under.sandbox.services.switches.change({ failingChannels: ['ebpay'] });
    await under.sandbox.clock.advance(CREDIT_AFTER_MS);
    const { body } = await under.sandbox.send(
      deposit.detail,
      { orderNo },
      { token: await under.sandbox.logIn('demo01'), headers: { 'accept-language': 'en' } },
    );
    expect(v.parse(deposit.detail.response, body?.['data']).order).toMatchObject({
      state: 'refused',
      message: expect.stringMatching(/^The payment failed/) as string,
    });
    expect(await under.centre()).toBe('10000.00');
  });

  it('lets three orders wait, not four; one that is over makes room', async () => {
    const first = await open();
    await open();
    await open();
    expect(await under.codeOf(deposit.create, { channel: 'bank', amount: '500' })).toBe(7304);
    await under.get(deposit.cancel, { orderNo: first.orderNo });
    await open();
  });

  it.each([
    ['demo19', 7202],
    ['demo20', 7505],
  ])('protects %s from paying in: %d', async (name, refusal) => {
    const limited = await under.as(name);
    expect(await limited.codeOf(deposit.create, { channel: 'bank', amount: '500' })).toBe(refusal);
  });

  it('is made once by its key, and is found by it; another amount under the key is refused', async () => {
    const { orderNo } = await open('500', 'bank', 'mine');
    expect((await open('500', 'bank', 'mine')).orderNo).toBe(orderNo);
    expect(await under.codeOf(deposit.create, { channel: 'bank', amount: '600' }, 'mine')).toBe(4009);
    expect((await under.get(deposit.orders, { page: 1, size: 10 })).total).toBe(1);
    expect(await under.get(deposit.status, { idempotencyKey: 'mine' })).toMatchObject({
      known: 1,
      order: { orderNo },
    });
    expect(await under.get(deposit.status, { idempotencyKey: 'other' })).toEqual({ known: 0 });
  });

  it('is its own member’s only', async () => {
    const { orderNo } = await open('500', 'bank', 'mine');
    const other = await under.as('demo02');
    for (const call of [deposit.detail, deposit.paid, deposit.cancel])
      expect(await other.codeOf(call, { orderNo })).toBe(7301);
    expect(await other.get(deposit.status, { idempotencyKey: 'mine' })).toEqual({ known: 0 });
    expect((await other.get(deposit.orders, { page: 1, size: 10 })).total).toBe(0);
    expect(await other.codeOf(deposit.detail, { orderNo: 'W0000000001' })).toBe(4000);
  });

  it('lists the newest first, by page', async () => {
    const numbers = [await open(), await open(), await open()].map(({ orderNo }) => orderNo);
    const page = await under.get(deposit.orders, { page: 1, size: 2 });
    expect(page.items.map(({ orderNo }) => orderNo)).toEqual([numbers[2], numbers[1]]);
    expect(page.total).toBe(3);
    const next = await under.get(deposit.orders, { page: 2, size: 2 });
    expect(next.items.map(({ orderNo }) => orderNo)).toEqual([numbers[0]]);
  });
});
