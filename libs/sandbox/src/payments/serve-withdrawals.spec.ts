import {
  ALL_CALLS,
  deposit as depositCalls,
  payout,
  secondaryPassword,
  wallet,
  withdrawal,
} from '@heptad/contracts';
import { passwordHashOf, startPostgres, startSandbox, testedEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { CREDIT_AFTER_MS } from './deposits';
import { paymentsOf } from './testing/payments-under-test';
import type { Payments } from './testing/payments-under-test';
import { DEMO_CARD, SECONDARY, demoCardNumber, readyToWithdraw } from './testing/payout-cards';
import { COOLING_MS } from './payout-accounts';
import { PAY_AFTER_MS } from './withdrawals';

const password = SECONDARY;
const LOGIN = passwordHashOf('Heptad2026');
const DAY = 86_400_000;

describe.each(testedEngines())('withdrawals on %s', (engine) => {
  let server: PostgresServer | undefined;
  let under: Payments<TestSandbox>;
  let accountId: string;

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
  beforeEach(async () => {
    under = await start();
    accountId = await readyToWithdraw(under);
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
      account: { kind: 'bank', label: '演示银行', bank: 'DEMO', masked: '**** 1234' },
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
    const refused = await under.get(payout.add, { ...DEMO_CARD, number: demoCardNumber('0000') });
    await under.sandbox.clock.advance(COOLING_MS);
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
    const richId = await readyToWithdraw(rich);
    const ask = (amount: string) => rich.codeOf(withdrawal.create, order(amount, { accountId: richId }));
    expect((await rich.get(withdrawal.limits, {})).dayLeft).toBe('300000.00');
    for (let time = 0; time < 5; time += 1) expect(await ask('50000')).toBe(6000);
    expect(await rich.get(withdrawal.limits, {})).toMatchObject({ dayLeft: '50000.00', timesLeft: 0 });
    expect(await ask('100')).toBe(7310);
    await under.sandbox.clock.advance(DAY);
    expect(await rich.get(withdrawal.limits, {})).toMatchObject({ dayLeft: '300000.00', timesLeft: 5 });
  });

  it('takes the day’s last cent and none more, by the platform’s midnight, and counts nothing that came back', async () => {
    const rich = await under.as('demo03');
    const richId = await readyToWithdraw(rich);
    const refusedCard = await rich.get(payout.add, { ...DEMO_CARD, number: demoCardNumber('0000') });
    await under.sandbox.clock.advance(COOLING_MS);
    const later = async (iso: string) => {
      await under.sandbox.clock.set(iso);
      return under.as('demo03');
    };
    let now = await later('2027-03-30T15:00:00Z');
    // Months without play have cost grades meanwhile, and with them some of the day's most.
    const { members } = under.sandbox.services;
    const { id = '' } = (await members.findByName('demo03')) ?? {};
    await members.update(id, { grade: 10 });
    const ask = (amount: string, account = richId) =>
      now.codeOf(withdrawal.create, order(amount, { accountId: account }));
    const left = async () => {
      const { dayLeft, timesLeft } = await now.get(withdrawal.limits, {});
      return [dayLeft, timesLeft];
    };
    expect(await ask('50000', refusedCard.account.id)).toBe(6000);
    expect(await left()).toEqual(['250000.00', 4]);
    await under.sandbox.clock.advance(PAY_AFTER_MS);
    expect(await left()).toEqual(['300000.00', 5]);
    // The platform's day ends at 16:00 UTC.
    now = await later('2027-03-30T15:59:59Z');
    expect(await now.codeOf(withdrawal.create, order('100', { accountId: richId }), 'last')).toBe(6000);
    expect(await left()).toEqual(['299900.00', 4]);
    await under.sandbox.clock.advance(1_000);
    expect(await left()).toEqual(['300000.00', 5]);
  });

  it('is refused a cent above what is left of the day', async () => {
    await under.get(wallet.topUp, { amount: '100000' });
    await under.get(wallet.topUp, { amount: '50000.01' });
    for (let time = 0; time < 3; time += 1) await withdraw('50000');
    const { dayLeft, balance } = await limits();
    expect([dayLeft, balance]).toEqual(['10000.00', '10000.01']);
    expect(await under.codeOf(withdrawal.create, order('10000.01'))).toBe(7310);
    expect(await under.centre()).toBe('10000.01');
    expect(await under.codeOf(withdrawal.create, order('10000'))).toBe(6000);
  });

  it('OPEN-001 has no call that takes it back, and what is held cannot be played with', async () => {
    expect(Object.keys(ALL_CALLS).filter((id) => id.startsWith('withdrawal.'))).toEqual([
      'withdrawal.audit',
      'withdrawal.confirmName',
      'withdrawal.create',
      'withdrawal.limits',
      'withdrawal.orders',
      'withdrawal.status',
    ]);
    await withdraw('9950');
    const moveIn = (amount: string) => under.codeOf(wallet.transfer, { channelCode: 'IMTY', amount });
    expect(await moveIn('50.01')).toBe(7001);
    expect(await moveIn('50')).toBe(6000);
    expect(await under.codeOf(wallet.recycle, { channelCode: '' })).toBe(6000);
    expect(await under.centre()).toBe('50.00');
    await under.sandbox.clock.advance(PAY_AFTER_MS);
    expect(await under.centre()).toBe('50.00');
    expect((await under.sandbox.invariants()).holds).toBe(true);
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

  it('asks for the secondary password, and is locked by five wrong ones', async () => {
    const wrong = passwordHashOf('Money2025');
    expect(await under.codeOf(withdrawal.create, order('300', { password: LOGIN }))).toBe(7308);
    for (let attempt = 1; attempt < 4; attempt += 1)
      expect(await under.codeOf(withdrawal.create, order('300', { password: wrong }))).toBe(7308);
    expect(await under.codeOf(withdrawal.create, order('300', { password: wrong }))).toBe(7313);
    expect(await under.codeOf(withdrawal.create, order('300'))).toBe(7313);
    expect(await under.centre()).toBe('10000.00');
    await under.sandbox.clock.advance(15 * 60_000);
    expect(await under.codeOf(withdrawal.create, order('300'))).toBe(6000);
  });

  it('has to have a secondary password, and a name that was confirmed, which the limits say', async () => {
    const other = await under.as('demo02');
    expect(await other.get(withdrawal.limits, {})).toMatchObject({ passwordSet: 0, nameWanted: 1 });
    const { account } = await other.get(payout.add, DEMO_CARD);
    await under.sandbox.clock.advance(COOLING_MS);
    const ask = () => other.codeOf(withdrawal.create, order('300', { accountId: account.id }));
    expect(await ask()).toBe(7311);
    await other.get(secondaryPassword.create, { loginPassword: LOGIN, password });
    expect(await ask()).toBe(7318);
    expect(await other.codeOf(withdrawal.confirmName, { name: '别的人' })).toBe(7316);
    expect(await ask()).toBe(7318);
    await other.get(withdrawal.confirmName, { name: ' 演示会员 ' });
    expect(await ask()).toBe(6000);
    expect(await other.get(withdrawal.limits, {})).toMatchObject({ passwordSet: 1, nameWanted: 0 });
  });

  it('is made once of twenty at the same moment under one key', async () => {
    const same = await Promise.all(
      Array.from({ length: 20 }, () => under.get(withdrawal.create, order('300'), 'tap')),
    );
    expect(new Set(same.map(({ order: made }) => made.orderNo)).size).toBe(1);
    expect(await under.centre()).toBe('9700.00');
    expect(await under.codeOf(withdrawal.create, order('400'), 'tap')).toBe(4009);
    expect((await under.sandbox.invariants()).holds).toBe(true);
  });

  it('leaves to no account that is new, and says from when on', async () => {
    const { account } = await under.get(payout.add, { ...DEMO_CARD, number: demoCardNumber('5678') });
    const ask = () => under.codeOf(withdrawal.create, order('300', { accountId: account.id }));
    expect(account.usableAt).toBe(under.sandbox.clock.now() + COOLING_MS);
    expect(await ask()).toBe(7315);
    await under.sandbox.clock.advance(COOLING_MS - 1);
    expect(await ask()).toBe(7315);
    await under.sandbox.clock.advance(1);
    expect(await ask()).toBe(6000);
  });

  it('is told duty by duty in the audit, and what has fulfilled each', async () => {
    await deposit('1000');
    await deposit('200');
    const newest = (await under.get(withdrawal.audit, {})).duties;
    expect(newest.map(({ amount, left }) => [amount, left])).toEqual([
      ['200.00', '200.00'],
      ['1000.00', '1000.00'],
    ]);
    const made = await withdraw('10500', { fee: '10.00' });
    expect((await under.get(withdrawal.audit, {})).duties[1]).toMatchObject({
      left: '500.00',
      partCount: 1,
      parts: [{ kind: 'withdrawal', id: made.orderNo, amount: '500.00' }],
    });
    expect(await (await under.as('demo02')).get(withdrawal.audit, {})).toEqual({ duties: [] });
  });

  it('gives members who have excluded themselves their money, and holds a locked account’s', async () => {
    // The excluded one comes last: a card of theirs is nobody else's from then on.
    for (const [name, expected] of [
      ['demo19', 7202],
      ['demo20', 6000],
    ] as const) {
      const member = await under.as(name);
      const memberAccount = await readyToWithdraw(member);
      expect(await member.codeOf(withdrawal.create, order('300', { accountId: memberAccount }))).toBe(
        expected,
      );
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
    await readyToWithdraw(other);
    expect(await other.get(withdrawal.status, { idempotencyKey: 'mine' })).toEqual({ known: 0 });
    expect(await other.codeOf(withdrawal.create, order('300'))).toBe(7305);
  });
});
