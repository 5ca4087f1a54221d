import { protection, venue, wallet, walletOverview, withdrawal } from '@heptad/contracts';
import { startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { paymentsOf, type Payments } from '../payments/testing/payments-under-test';
import { readyToWithdraw, SECONDARY } from '../payments/testing/payout-cards';
import { PAY_AFTER_MS } from '../payments/withdrawals';

/** Noon in Shanghai. */
const START = Date.parse('2028-02-28T04:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(matrixEngines())('the wallet overview on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let under: Payments<TestSandbox>;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  beforeEach(async () => {
    sandbox = await startSandbox({ server });
    // Only the spec moves time: a slow machine must not.
    await sandbox.clock.rate(0);
    await sandbox.clock.set(new Date(START).toISOString());
    under = await paymentsOf(sandbox);
  });
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });
  afterAll(async () => server?.stop());

  const trend = async () => (await under.get(walletOverview.trend, {})).days;
  const topUp = (amount: string) => under.get(wallet.topUp, { amount });
  // The order's number has more digits than the reader of these specs takes.
  const moveIn = async (amount: string) =>
    expect(await under.codeOf(wallet.transfer, { channelCode: 'IMTY', amount })).toBe(6000);
  const locked = () => under.get(walletOverview.locked, {});

  it('reads one wallet by itself, and says where there is none by that code', async () => {
    await moveIn('12.34');
    const one = (channelCode: string) => under.get(walletOverview.one, { channelCode });
    expect(await one('IMTY')).toEqual({ channelCode: 'IMTY', balance: '12.34', status: 1 });
    expect(await one('center')).toEqual({ channelCode: 'center', balance: '9987.66', status: 1 });
    for (const code of ['YBTY', 'OBTY', 'YBZR'])
      expect(await one(code)).toMatchObject({ balance: '0.00', status: 1 });
    expect(await one('OBTY')).toMatchObject({ channelCode: 'YBTY' });
    await sandbox.services.switches.change({ closedVenues: ['IMTY'] });
    expect(await one('IMTY')).toMatchObject({ balance: '12.34', status: 0 });
    expect(await under.codeOf(walletOverview.one, { channelCode: 'NONE' })).toBe(7003);
    expect(await under.codeOf(walletOverview.one, { channelCode: '' })).toBe(4000);
  });

  it('tells thirty closing balances by the member’s days, a transfer between wallets changing none', async () => {
    await topUp('100');
    await sandbox.clock.advance(12 * HOUR - 1);
    await topUp('10');
    await sandbox.clock.advance(1);
    await topUp('1');
    await moveIn('50');
    const days = await trend();
    expect(days).toHaveLength(walletOverview.TREND_DAYS);
    expect(days.slice(-3)).toEqual([
      { day: '2028-02-27', closing: '10000.00' },
      { day: '2028-02-28', closing: '10110.00' },
      { day: '2028-02-29', closing: '10111.00' },
    ]);
  });

  it('counts over a leap day and a month that was not looked at, and reads what is kept again', async () => {
    await sandbox.clock.advance(DAY);
    await topUp('5');
    await sandbox.clock.advance(40 * DAY);
    under = await paymentsOf(sandbox);
    const late = await trend();
    expect(new Set(late.map(({ closing }) => closing))).toEqual(new Set(['10005.00']));
    expect(late.at(-1)?.day).toBe('2028-04-09');
    await topUp('1');
    const now = await trend();
    expect(now.slice(0, -1)).toEqual(late.slice(0, -1));
    expect(now.at(-1)?.closing).toBe('10006.00');
    await sandbox.clock.advance(DAY);
    expect((await trend()).slice(-3).map(({ closing }) => closing)).toEqual([
      '10005.00',
      '10006.00',
      '10006.00',
    ]);
  });

  it('adds up no posting of a day that is kept', async () => {
    await sandbox.clock.advance(DAY);
    await trend();
    const { db } = sandbox.services.storage;
    const kept = await db.selectFrom('daily_closings').selectAll().execute();
    expect(kept).toHaveLength(walletOverview.TREND_DAYS);
    await trend();
    expect(await db.selectFrom('daily_closings').selectAll().execute()).toHaveLength(kept.length);
  });

  it('keeps a day only once it has been over for a minute', async () => {
    await sandbox.clock.advance(12 * HOUR + 1_000);
    await trend();
    const keptDays = async () =>
      (await sandbox.services.storage.db.selectFrom('daily_closings').select('day').execute()).map(
        ({ day }) => day,
      );
    expect(await keptDays()).not.toContain('2028-02-28');
    await sandbox.clock.advance(60_000);
    await trend();
    expect(await keptDays()).toContain('2028-02-28');
  });

  it('goes by the zone that the member has set', async () => {
    await topUp('7');
    await under.get(protection.setLimit, {
      kind: 'deposit',
      span: 'day',
      amount: '5000',
      timeZone: 'America/Los_Angeles',
    });
    const answer = await under.get(walletOverview.trend, {});
    expect(answer.timeZone).toBe('America/Los_Angeles');
    expect(answer.days.at(-1)).toEqual({ day: '2028-02-27', closing: '10007.00' });
  });

  it('is each member’s own', async () => {
    await topUp('7');
    const other = await under.as('demo02');
    const { total } = await other.get(wallet.balances, {});
    expect((await other.get(walletOverview.trend, {})).days.at(-1)?.closing).toBe(total);
    expect(total).not.toBe('10007.00');
  });

  it('tells what is locked in withdrawals until they are paid', async () => {
    const accountId = await readyToWithdraw(under);
    expect(await locked()).toEqual({ turnoverLeft: '0.00', bonus: '0.00', withdrawing: '0.00' });
    await under.get(withdrawal.create, { accountId, amount: '300', fee: '0', password: SECONDARY });
    expect(await locked()).toMatchObject({ withdrawing: '300.00' });
    await sandbox.clock.advance(PAY_AFTER_MS);
    expect(await locked()).toMatchObject({ withdrawing: '0.00' });
  });

  it('tells the turnover that a claimed prize still asks for, and the audit names it', async () => {
    const { storage } = sandbox.services;
    const receipt = await sandbox.services.ledger.transfer({
      from: 'platform:bonus:CNY',
      to: 'member:100001:centre:CNY',
      amount: 88_00n,
      reason: 'bonus',
      reference: 'spec',
      memberId: '100001',
    });
    await storage.db
      .insertInto('activity_awards')
      .values({
        member_id: '100001',
        run_id: 'spec',
        source: '1',
        prize_id: '1',
        idempotency_key: 'spec',
        transaction_id: receipt.transactionId,
        amount_minor: 88_00n,
        turnover_minor: 88_00n,
        reason: '',
        paid_at: receipt.at,
      })
      .execute();
    expect(await locked()).toEqual({ turnoverLeft: '88.00', bonus: '88.00', withdrawing: '0.00' });
    expect((await under.get(withdrawal.audit, {})).duties).toMatchObject([
      {
        source: 'bonus',
        amount: '88.00',
        left: '88.00',
        orderNo: expect.stringMatching(/^B\d{10}$/) as string,
      },
    ]);
  });

  it('keeps the choice of automatic transfer, which nobody has made until asked', async () => {
    const choice = () => under.get(walletOverview.autoTransfer, {});
    expect(await choice()).toEqual({ enabled: 0 });
    expect(await under.get(walletOverview.setAutoTransfer, { enabled: 1 })).toEqual({
      enabled: 1,
      chosenAt: START,
    });
    expect(await (await under.as('demo02')).get(walletOverview.autoTransfer, {})).toEqual({ enabled: 0 });
    await sandbox.clock.advance(HOUR);
    await under.get(walletOverview.setAutoTransfer, { enabled: 0 });
    expect(await choice()).toEqual({ enabled: 0, chosenAt: START + HOUR });
    expect(await under.codeOf(walletOverview.setAutoTransfer, { enabled: 2 as 1 })).toBe(4000);
    const kept = await sandbox.services.storage.db.selectFrom('auto_transfer_choices').selectAll().execute();
    expect(kept).toHaveLength(2);
  });

  it('CALL-014 brings the centre along at a launch by hand while the member agrees, and at no other', async () => {
    const launch = (more: object) => under.get(venue.launch, { enName: 'YBZR', ...more });
    await launch({ isManualLaunch: 1 });
    expect(await under.centre()).toBe('10000.00');
    await under.get(walletOverview.setAutoTransfer, { enabled: 1 });
    await launch({ isPreload: 1 });
    await launch({ isManualLaunch: 1, appSendMoney: 0 });
    expect(await under.centre()).toBe('10000.00');
    await launch({ isManualLaunch: 1 });
    expect(await under.centre()).toBe('0.00');
    expect(await under.codeOf(wallet.recycle, { channelCode: '' })).toBe(6000);
    await under.get(walletOverview.setAutoTransfer, { enabled: 0 });
    await launch({ isManualLaunch: 1 });
    expect(await under.centre()).toBe('10000.00');
  });
});
