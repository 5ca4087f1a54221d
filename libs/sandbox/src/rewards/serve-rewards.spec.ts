import { activities, protection, rewards, statement, wallet, withdrawal } from '@heptad/contracts';
import { startPostgres, startSandbox, testedEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { paymentsOf, type Payments } from '../payments/testing/payments-under-test';

/** A Wednesday noon of the platform. */
const NOW = Date.parse('2026-11-18T12:00:00+08:00');
const DAY = 86_400_000;
const timeZone = 'UTC';
const TRANSFER = 'transfer-20261116';

describe.each(testedEngines())('rewards on %s', (engine) => {
  let server: PostgresServer | undefined;
  let under: Payments<TestSandbox>;
  let sandbox: TestSandbox;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({
      now: () => NOW,
      server,
    });
    await sandbox.clock.rate(0);
    under = await paymentsOf(sandbox);
  }, 30_000);
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  const list = (group: 'reward' | 'welfare', more: object = {}) =>
    under.get(rewards.list, { group, page: 1, size: 20, ...more });
  const first = async (group: 'reward' | 'welfare') => (await list(group)).items[0]?.id ?? '';
  const reachPrize = async () => {
    await under.codeOf(wallet.transfer, { channelCode: 'IMTY', amount: '100' });
    await under.get(activities.join, { id: TRANSFER });
  };

  it('ROUTE-077 gives the welcome gift once, and pays it once', async () => {
    const { items, waiting, claimed, obstacle } = await list('welfare');
    expect([items, waiting, claimed, obstacle]).toMatchObject([
      [{ title: '欢迎礼金', amount: '18.00', state: 'waiting' }],
      1,
      '0.00',
      undefined,
    ]);
    expect((await list('welfare')).total).toBe(1);
    const id = items[0]?.id ?? '';
    const paid = await under.get(rewards.claim, { id }, 'mine');
    expect(await under.get(rewards.claim, { id }, 'mine')).toEqual(paid);
    expect(await under.codeOf(rewards.claim, { id })).toBe(7405);
    expect(await under.centre()).toBe('10018.00');
    const line = (await under.get(statement.lines, { size: 1, kinds: ['bonus'], timeZone: 'UTC' })).items[0];
    expect(line).toMatchObject({ amount: '18.00', reference: paid.orderNo });
    expect(await under.get(rewards.detail, { id })).toMatchObject({
      reward: { state: 'claimed', claimedAt: line?.createdAt },
      turnover: '18.00',
      orderNo: paid.orderNo,
      line: line?.id,
    });
    expect(await list('welfare', { state: 'claimed' })).toMatchObject({
      total: 1,
      waiting: 0,
      claimed: '18.00',
    });
    expect((await list('welfare', { state: 'waiting' })).items).toEqual([]);
  });

  it('pays once when several tabs claim at the same moment under keys of their own', async () => {
    const gift = await first('welfare');
    await reachPrize();
    const prize = await first('reward');
    for (const id of [gift, prize]) {
      const codes = await Promise.all([1, 2, 3, 4].map(() => under.codeOf(rewards.claim, { id })));
      expect(codes.toSorted()).toEqual([6000, 7405, 7405, 7405]);
    }
    expect(await under.centre()).toBe('9921.00');
  });

  it('asks for a gift and a prize to be bet once each, under their numbers', async () => {
    await reachPrize();
    const gift = await first('welfare');
    const prize = await first('reward');
    expect((await under.get(withdrawal.audit, {})).duties).toEqual([]);
    const orders = [];
    for (const id of [gift, prize]) orders.push((await under.get(rewards.claim, { id })).orderNo);
    const { duties } = await under.get(withdrawal.audit, {});
    expect(duties).toHaveLength(2);
    expect(duties).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ source: 'bonus', orderNo: orders[0], amount: '18.00', left: '18.00' }),
        expect.objectContaining({ source: 'bonus', orderNo: orders[1], amount: '3.00' }),
      ]),
    );
    const [line] = (await under.get(statement.lines, { size: 1, kinds: ['bonus'], timeZone })).items;
    expect((await under.get(statement.detail, { id: line?.id ?? '' })).orderNo).toBe(orders[1]);
  });

  it('expires by the clock, to the millisecond', async () => {
    const [gift] = (await list('welfare')).items;
    await sandbox.clock.set(new Date((gift?.expiresAt ?? 0) - 1).toISOString());
    expect((await list('welfare')).items).toMatchObject([{ state: 'waiting' }]);
    await sandbox.clock.advance(1);
    const again = await under.as('demo01');
    expect((await again.get(rewards.list, { group: 'welfare', page: 1, size: 20 })).items).toMatchObject([
      { state: 'expired' },
    ]);
    expect(await again.codeOf(rewards.claim, { id: gift?.id ?? '' })).toBe(7401);
    expect(await again.centre()).toBe('10000.00');
  });

  it('ROUTE-074 lands the prizes of promotions, those of runs that are over too', async () => {
    expect(await list('reward')).toMatchObject({ items: [], total: 0 });
    await reachPrize();
    const [prize] = (await list('reward')).items;
    expect(prize).toMatchObject({
      id: `${TRANSFER}.1`,
      title: '每周转入礼',
      amount: '3.00',
      state: 'waiting',
    });
    expect(await under.get(rewards.detail, { id: `${TRANSFER}.1` })).toMatchObject({
      reason: '净转入达到 100.00',
      promotion: TRANSFER,
    });
    await sandbox.clock.advance(21 * DAY);
    under = await under.as('demo01');
    expect((await list('reward')).items).toMatchObject([{ id: `${TRANSFER}.1`, state: 'expired' }]);
    expect((await under.get(rewards.detail, { id: `${TRANSFER}.1` })).promotion).toBeUndefined();
    expect(await under.codeOf(rewards.claim, { id: `${TRANSFER}.1` })).toBe(7401);
  });

  it('is the same prize on the page of the promotion', async () => {
    await reachPrize();
    await under.get(activities.claim, { id: TRANSFER, tier: 1 });
    expect((await list('reward')).items).toMatchObject([{ state: 'claimed' }]);
    expect(await under.codeOf(rewards.claim, { id: `${TRANSFER}.1` })).toBe(7405);
  });

  it.each([
    ['demo19', 7202],
    ['demo20', 7505],
  ])('gives %s nothing, and says why not', async (name, code) => {
    const gift = await first('welfare');
    under = await under.as(name);
    const { items, obstacle } = await list('welfare');
    expect(items).toEqual([]);
    expect(obstacle).toEqual(expect.any(String));
    expect(await under.codeOf(rewards.claim, { id: `${TRANSFER}.1` })).toBe(code);
    expect(await under.codeOf(rewards.claim, { id: gift })).toBe(4004);
  });

  it('ROLE-011 pays nothing to a member who has begun to rest', async () => {
    const id = await first('welfare');
    await under.get(protection.takeTimeOut, { days: 1 });
    expect((await list('welfare')).obstacle).toContain('休息');
    expect(await under.codeOf(rewards.claim, { id })).toBe(7504);
    expect(await under.centre()).toBe('10000.00');
  });

  it.each(['F0000009999', 'F1', 'turnover-20261116.9', `${TRANSFER}.0`, `${TRANSFER}.1.1`, 'nonsense', '1'])(
    'knows no prize %s',
    async (id) => {
      expect(await under.codeOf(rewards.detail, { id })).toBe(4004);
      expect(await under.codeOf(rewards.claim, { id })).not.toBe(6000);
    },
  );
});
