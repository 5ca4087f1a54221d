import { deposit as depositCalls, payout, withdrawal } from '@heptad/contracts';
import { passwordHashOf, startPostgres, startSandbox, testedEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { CREDIT_AFTER_MS } from './deposits';
import { paymentsOf } from './testing/payments-under-test';
import type { Payments } from './testing/payments-under-test';
import { PAY_AFTER_MS } from './withdrawals';

const password = passwordHashOf('Heptad2026');
const DAY = 86_400_000;
const CARD = { kind: 'bank', bank: '演示银行', holder: '演示会员', number: '6200000000001234' } as const;

describe.each(testedEngines())('withdrawals on %s', (engine) => {
  let server: PostgresServer | undefined;
  let under: Payments<TestSandbox>;
  let accountId: string;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  const start = async () => {
    const sandbox = await startSandbox(
      server === undefined ? {} : { storage: { postgres: await server.createDatabase() } },
    );
    // Only the spec moves time: a slow machine must not.
    await sandbox.clock.rate(0);
    return paymentsOf(sandbox);
  };
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    under = await start();
    accountId = (await under.get(payout.add, CARD)).account.id;
  });
  afterEach(() => under.sandbox.close());

  const order = (amount: string, more: object = {}) => ({
    accountId,
    amount,
    fee: '0',
    password,
    ...more,
  });
  const withdraw = async (amount: string, more: object = {}) =>
    (await under.get(withdrawal.create, order(amount, more))).order;
  const limits = () => under.get(withdrawal.limits, {});
  const newest = async () => (await under.get(withdrawal.orders, { page: 1, size: 1 })).items[0];
  const deposit = async (amount: string) => {
    const { order: opened } = await under.get(depositCalls.create, { channel: 'bank', amount });
    await under.get(depositCalls.paid, { orderNo: opened.orderNo });
    await under.sandbox.clock.advance(CREDIT_AFTER_MS + 1_000);
  };

  it('OPEN-001 holds the money at once, and pays it later', async () => {
    expect(await withdraw('300')).toMatchObject({
      state: 'held',
      amount: '300.00',
      fee: '0.00',
      arrives: '300.00',
      account: { kind: 'bank', label: '演示银行', masked: '**** 1234' },
    });
    expect(await under.centre()).toBe('9700.00');
    await under.sandbox.clock.advance(PAY_AFTER_MS - 1_000);
    expect((await newest())?.state).toBe('held');
    await under.sandbox.clock.advance(1_000);
    expect(await newest()).toMatchObject({ state: 'paid', endedAt: expect.any(Number) });
    await under.sandbox.clock.advance(60_000);
    expect(await under.centre()).toBe('9700.00');
    expect((await under.sandbox.invariants()).holds).toBe(true);
  });

  it('tells the member of a payment by which no account of theirs moves', async () => {
    const heard: string[] = [];
    await withdraw('300');
    under.sandbox.services.events.on('balanceMoved', ({ memberId }) => void heard.push(memberId));
    await under.sandbox.clock.advance(PAY_AFTER_MS);
    expect(heard).toEqual(['100001']);
  });

  it('brings it back when the payment is refused, and says why', async () => {
    const refused = await under.get(payout.add, { ...CARD, number: '6200000000010000' });
    await withdraw('300', { accountId: refused.account.id });
    expect(await under.centre()).toBe('9700.00');
    await under.sandbox.clock.advance(PAY_AFTER_MS);
    expect(await newest()).toMatchObject({ state: 'refused', message: '收款账户信息有误，款项已退回' });
    expect(await under.centre()).toBe('10000.00');
    expect((await under.sandbox.invariants()).holds).toBe(true);
  });

  it.each([
    ['the least', '100', 6000],
    ['a cent less than the least', '99.99', 7002],
    ['everything', '10000', 6000],
    ['a cent more than there is', '10000.01', 7001],
    ['more than the most', '50000.01', 7002],
    ['part of a cent', '100.001', 4000],
    ['nothing', '0.00', 4000],
  ])('takes %s as its bounds say, and refused moves nothing', async (_what, amount, expected) => {
    expect(await under.codeOf(withdrawal.create, order(amount))).toBe(expected);
    if (expected !== 6000) expect(await under.centre()).toBe('10000.00');
  });

  it('takes so much and so often in a day, and anew on the next', async () => {
    const rich = await under.as('demo03');
    const { account } = await rich.get(payout.add, CARD);
    const ask = (amount: string) => rich.codeOf(withdrawal.create, order(amount, { accountId: account.id }));
    expect((await rich.get(withdrawal.limits, {})).dayLeft).toBe('300000.00');
    for (let time = 0; time < 5; time += 1) expect(await ask('50000')).toBe(6000);
    expect(await rich.get(withdrawal.limits, {})).toMatchObject({ dayLeft: '50000.00', timesLeft: 0 });
    expect(await ask('100')).toBe(7310);
    await under.sandbox.clock.advance(DAY);
    expect(await rich.get(withdrawal.limits, {})).toMatchObject({ dayLeft: '300000.00', timesLeft: 5 });
  });

  it('charges what was deposited and not bet, says so before, and takes no other fee', async () => {
    await deposit('1000');
    expect(await limits()).toMatchObject({
      balance: '11000.00',
      free: '10000.00',
      turnoverLeft: '1000.00',
      feeRate: '0.0200',
    });
    expect(await under.codeOf(withdrawal.create, order('10500'))).toBe(7309);
    expect(await under.centre()).toBe('11000.00');
    expect(await withdraw('10500', { fee: '10.00' })).toMatchObject({ fee: '10.00', arrives: '10490.00' });
    await under.sandbox.clock.advance(PAY_AFTER_MS);
    expect(await limits()).toMatchObject({ balance: '500.00', turnoverLeft: '500.00', free: '0.00' });
    expect((await under.sandbox.invariants()).holds).toBe(true);
  });

  it('asks for the login password, and closes after five wrong ones', async () => {
    const wrong = passwordHashOf('Heptad2025');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await under.codeOf(withdrawal.create, order('300', { password: wrong }))).toBe(7308);
    expect(await under.codeOf(withdrawal.create, order('300'))).toBe(4029);
    expect(await under.centre()).toBe('10000.00');
    await under.sandbox.clock.advance(15 * 60_000);
    expect(await under.codeOf(withdrawal.create, order('300'))).toBe(6000);
  });

  it('gives members who have excluded themselves their money, and holds a locked account’s', async () => {
    for (const [name, expected] of [
      ['demo20', 6000],
      ['demo19', 7202],
    ] as const) {
      const member = await under.as(name);
      const { account } = await member.get(payout.add, CARD);
      expect(await member.codeOf(withdrawal.create, order('300', { accountId: account.id }))).toBe(expected);
    }
  });

  it('is made once by its key, is found by it, and is its own member’s only', async () => {
    const { order: made } = await under.get(withdrawal.create, order('300'), 'mine');
    expect((await under.get(withdrawal.create, order('300'), 'mine')).order.orderNo).toBe(made.orderNo);
    expect(await under.centre()).toBe('9700.00');
    expect(await under.get(withdrawal.status, { idempotencyKey: 'mine' })).toMatchObject({
      known: 1,
      order: { orderNo: made.orderNo, state: 'held' },
    });
    const other = await under.as('demo02');
    expect(await other.get(withdrawal.status, { idempotencyKey: 'mine' })).toEqual({ known: 0 });
    expect(await other.codeOf(withdrawal.create, order('300'))).toBe(7305);
  });

  describe('accounts', () => {
    it('come back masked, and no number is kept whole', async () => {
      const { accounts } = await under.get(payout.accounts, {});
      expect(accounts).toEqual([
        { id: accountId, kind: 'bank', label: '演示银行', masked: '**** 1234', addedAt: expect.any(Number) },
      ]);
      const rows = await under.sandbox.services.storage.db
        .selectFrom('payout_accounts')
        .selectAll()
        .execute();
      expect(JSON.stringify(rows)).not.toContain('000000001234');
    });

    it.each([
      ['a card of 15 digits', { ...CARD, number: '620000000000123' }],
      ['a card of 20 digits', { ...CARD, number: '62000000000012345678' }],
      ['a card with letters', { ...CARD, number: '62000000000012AB' }],
      ['a holder of digits', { ...CARD, holder: '12345' }],
      ['a bank without a name', { ...CARD, bank: ' ' }],
      ['an address of another network', { kind: 'coin', network: 'ERC20', address: `T${'a'.repeat(33)}` }],
      ['a network that there is not', { kind: 'coin', network: 'XYZ', address: `T${'a'.repeat(33)}` }],
      ['a short address', { kind: 'coin', network: 'TRC20', address: `T${'a'.repeat(32)}` }],
    ])('refuse %s', async (_what, request) => {
      const sent = request as typeof CARD;
      expect(await under.codeOf(payout.add, sent)).toBe(4000);
    });

    it('take an address of each network, none twice, and five in all', async () => {
      await under.get(payout.add, { kind: 'coin', network: 'TRC20', address: `T${'a'.repeat(33)}` });
      await under.get(payout.add, { kind: 'coin', network: 'ERC20', address: `0x${'a'.repeat(40)}` });
      expect(
        await under.codeOf(payout.add, { kind: 'coin', network: 'ERC20', address: `0x${'A'.repeat(40)}` }),
      ).toBe(7306);
      expect(await under.codeOf(payout.add, CARD)).toBe(7306);
      for (const tail of ['1', '2'])
        await under.get(payout.add, { ...CARD, number: `${CARD.number}${tail}` });
      expect(await under.codeOf(payout.add, { ...CARD, number: `${CARD.number}3` })).toBe(7307);
    });

    it('can be taken off the list, by their own member; orders under way still go there', async () => {
      await withdraw('300');
      const other = await under.as('demo02');
      expect(await other.codeOf(payout.remove, { id: accountId })).toBe(7305);
      await under.get(payout.remove, { id: accountId });
      expect((await under.get(payout.accounts, {})).accounts).toEqual([]);
      expect(await under.codeOf(withdrawal.create, order('300'))).toBe(7305);
      await under.sandbox.clock.advance(PAY_AFTER_MS);
      expect((await newest())?.state).toBe('paid');
    });
  });
});
