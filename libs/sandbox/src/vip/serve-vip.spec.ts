import { configuration, protection, rewards, vip, withdrawal, statement } from '@heptad/contracts';
import { startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { creditDeposit } from '../payments/deposit-ends';
import { paymentsOf, type Payments } from '../payments/testing/payments-under-test';
import { reviewGrade, setGrade } from './review-grade';

/** A Wednesday noon of the platform. */
const NOW = Date.parse('2026-11-18T12:00:00+08:00');
const MONTH_ENDS = Date.parse('2026-12-01T00:00:00+08:00');
const NEXT_ENDS = Date.parse('2027-01-01T00:00:00+08:00');
const HOUR = 3_600_000;
const LEG = { kind: 'handicap', period: 'full', side: 'home', odds: '1.90', sport: 'football' };
const PAGE = { page: 1, size: 20 };
const RECEIVER = {
  name: '王小明',
  phone: '13800138000',
  region: '浙江省杭州市西湖区',
  address: '文三路 1 号 2 幢 301',
};

describe.each(matrixEngines())('VIP grades on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let under: Payments<TestSandbox>;
  let payments = 0;

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
    under = await paymentsOf(sandbox, 'demo05');
  }, 30_000);
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  const idOf = async (name: string) => (await sandbox.services.members.findByName(name))?.id ?? '';
  const gradeOf = async (name: string) => (await sandbox.services.members.findByName(name))?.grade;
  /** Credits a deposit as the platform does when it was paid. */
  async function payIn(name: string, amount: bigint): Promise<void> {
    const { storage, clock } = sandbox.services;
    const at = clock.now();
    const row = await storage.db
      .insertInto('deposit_orders')
      .values({
        member_id: await idOf(name),
        idempotency_key: `in-${String((payments += 1))}`,
        channel: 'bank',
        currency: 'CNY',
        amount_minor: amount,
        pay_units: amount * 100n,
        pay_currency: 'CNY',
        state: 'paid',
        ended_at: null,
        fee_minor: 0n,
        message: null,
        proved_at: null,
        created_at: at,
        expires_at: at + HOUR,
        credits_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await creditDeposit(sandbox.services, row);
  }
  async function bet(name: string, stake: bigint, at: number, state = 'lost'): Promise<void> {
    const matchId = `m${String((payments += 1))}`;
    await sandbox.services.storage.db
      .insertInto('bets')
      .values({
        member_id: await idOf(name),
        venue: 'IMTY',
        idempotency_key: `bet-${String(at)}-${String(stake)}-${state}`,
        code: 1001,
        acceptance: 0,
        unit_stake_minor: stake,
        stake_minor: stake,
        payout_minor: 0n,
        state,
        refusal: null,
        placed_at: at,
        decides_at: null,
        settled_at: at,
        legs: JSON.stringify([{ ...LEG, matchId, selection: `${matchId}|handicap.full|0|home` }]),
      })
      .execute();
  }
  const goTo = async (at: number) => {
    await sandbox.clock.set(new Date(at).toISOString());
    under = await under.as('demo05');
  };
  const changes = async (by = under) =>
    (await by.get(vip.changes, PAGE)).items.map(({ from, to, cause, at }) => [
      from.grade,
      to.grade,
      cause,
      at,
    ]);

  it('ROUTE-020 says grade and name, and exactly what is missing by both measures', async () => {
    expect(await under.get(vip.progress, {})).toEqual({
      grade: 0,
      name: '初航',
      deposits: '0.00',
      turnover: '0.00',
      ratio: '0.0000',
      next: {
        grade: 1,
        name: '浪花',
        deposits: { needed: '1000.00', missing: '1000.00' },
        turnover: { needed: '0.00', missing: '0.00' },
      },
    });
    await payIn('demo05', 333_33n);
    expect(await under.get(vip.progress, {})).toMatchObject({
      deposits: '333.33',
      ratio: '0.3333',
      next: { deposits: { missing: '666.67' } },
    });
    const high = await under.as('demo03');
    const state = await high.get(vip.state, {});
    expect(state).toMatchObject({ grade: 10, ratio: '1.0000' });
    expect(state.next).toBeUndefined();
  });

  it('rises at once when a deposit is credited, at the very cent, and once', async () => {
    await payIn('demo05', 999_99n);
    await reviewGrade(sandbox.services, await idOf('demo05'));
    expect(await gradeOf('demo05')).toBe(0);
    await payIn('demo05', 1n);
    const known = await idOf('demo05');
    await Promise.all([1, 2, 3].map(() => reviewGrade(sandbox.services, known)));
    expect(await gradeOf('demo05')).toBe(1);
    expect(await changes()).toEqual([[0, 1, 'upgrade', NOW]]);
    expect(await under.get(vip.state, {})).not.toHaveProperty('keep');
  });

  it('hears of a deposit and of a decided bet by itself', async () => {
    const heard = new Promise<void>((resolve) => {
      sandbox.services.events.on('protectionChanged', () => resolve());
    });
    await payIn('demo05', 1_000_00n);
    await heard;
    expect(await gradeOf('demo05')).toBe(1);
    const again = new Promise<void>((resolve) => {
      sandbox.services.events.on('protectionChanged', () => resolve());
    });
    const memberId = await idOf('demo05');
    await payIn('demo05', 9_000_00n);
    await bet('demo05', 50_000_00n, NOW);
    sandbox.services.events.emit('betChanged', { memberId, betId: '1', venue: 'IMTY', state: 'lost' });
    await again;
    expect(await gradeOf('demo05')).toBe(2);
  });

  it('counts turnover by the rule of valid turnover: half for half, nothing for what came back', async () => {
    await bet('demo05', 100_00n, NOW, 'won');
    await bet('demo05', 100_00n, NOW, 'halfLost');
    await bet('demo05', 100_00n, NOW, 'void');
    await bet('demo05', 100_00n, NOW, 'cashedOut');
    expect((await under.get(vip.progress, {})).turnover).toBe('150.00');
  });

  it('passes several grades at once, and each gives its gift', async () => {
    await bet('demo05', 300_000_00n, NOW);
    await payIn('demo05', 50_000_00n);
    expect((await under.get(vip.state, {})).grade).toBe(3);
    expect(await changes()).toEqual([[0, 3, 'upgrade', NOW]]);
    const { items } = await under.get(vip.gifts, {});
    expect(items.map(({ title, amount }) => [title, amount]).toSorted()).toEqual([
      ['VIP1 晋级礼金', '8.00'],
      ['VIP2 晋级礼金', '28.00'],
      ['VIP3 晋级礼金', '88.00'],
    ]);
  });

  it('a gift is paid once, its turnover is owed once, and it is there in the welfare records', async () => {
    await payIn('demo05', 1_000_00n);
    const [gift] = (await under.get(vip.gifts, {})).items;
    const id = gift?.id ?? '';
    expect(gift).toMatchObject({ kind: 'upgrade', amount: '8.00', turnover: '8.00', grantedAt: NOW });
    const codes = await Promise.all([1, 2, 3].map(() => under.codeOf(rewards.claim, { id }, 'one tap')));
    expect(codes).toEqual([6000, 6000, 6000]);
    expect(await under.codeOf(rewards.claim, { id })).toBe(7405);
    expect(await under.centre()).toBe('1008.00');
    expect((await under.get(vip.gifts, {})).items).toMatchObject([{ claimedAt: NOW }]);
    const { items: lines } = await under.get(statement.lines, {
      size: 20,
      kinds: ['bonus'],
      timeZone: 'UTC',
    });
    expect(lines).toHaveLength(1);
    const duties = (await under.get(withdrawal.audit, {})).duties.map(({ source, amount }) => [
      source,
      amount,
    ]);
    expect(duties).toContainEqual(['bonus', '8.00']);
  });

  it('keeps a gift whole for a grade that is lost meanwhile, and gives none for reaching it again', async () => {
    await payIn('demo05', 10_000_00n);
    await bet('demo05', 50_000_00n, NOW);
    const { items } = await under.get(vip.gifts, {});
    const id = items.find(({ title }) => title.startsWith('VIP2'))?.id ?? '';
    await setGrade(sandbox.services, await idOf('demo05'), 1);
    expect(await under.codeOf(rewards.claim, { id }, 'claim')).toBe(6000);
    expect(await under.codeOf(rewards.claim, { id }, 'claim')).toBe(6000);
    expect(await under.centre()).toBe('10028.00');
    await setGrade(sandbox.services, await idOf('demo05'), 2);
    expect((await under.get(vip.gifts, {})).items).toHaveLength(2);
  });

  it('does not count the month in which a grade was reached, then falls by one at each month that lacks turnover', async () => {
    await setGrade(sandbox.services, await idOf('demo05'), 3);
    expect((await under.get(vip.state, {})).keep).toEqual({
      endsAt: MONTH_ENDS,
      needed: '20000.00',
      turnover: '0.00',
      missing: '20000.00',
      excused: 'reached',
      falls: { grade: 2, name: '碧波' },
    });
    await goTo(MONTH_ENDS);
    const keep = (await under.get(vip.state, {})).keep;
    expect(keep).toMatchObject({ endsAt: NEXT_ENDS, missing: '20000.00' });
    expect(keep?.excused).toBeUndefined();
    await bet('demo05', 19_999_99n, MONTH_ENDS);
    await goTo(NEXT_ENDS - 1);
    expect((await under.get(vip.state, {})).keep).toMatchObject({ turnover: '19999.99', missing: '0.01' });
    expect(await gradeOf('demo05')).toBe(3);
    await goTo(NEXT_ENDS);
    const fallen = await under.get(vip.state, {});
    // What was bet before counts no more: the way up begins at the threshold.
    expect(fallen).toMatchObject({ grade: 2, deposits: '10000.00', turnover: '50000.00' });
    expect(await changes()).toEqual([
      [3, 2, 'downgrade', NEXT_ENDS],
      [0, 3, 'operator', NOW],
    ]);
  });

  it('a month whose turnover is there to the cent keeps the grade', async () => {
    await setGrade(sandbox.services, await idOf('demo05'), 2);
    await goTo(MONTH_ENDS);
    await bet('demo05', 5_000_00n, MONTH_ENDS);
    await goTo(NEXT_ENDS);
    expect((await under.get(vip.state, {})).grade).toBe(2);
  });

  it('a platform that stood still for months closes each of them, down to VIP1 and no further', async () => {
    await setGrade(sandbox.services, await idOf('demo05'), 3);
    await goTo(Date.parse('2027-06-15T12:00:00+08:00'));
    expect((await under.get(vip.state, {})).grade).toBe(1);
    expect((await changes()).map(([, to]) => to)).toEqual([1, 2, 3]);
    expect((await changes()).map(([, , , at]) => at)).toEqual([
      Date.parse('2027-02-01T00:00:00+08:00'),
      NEXT_ENDS,
      NOW,
    ]);
  });

  it('is closed by the clock alone, of members who are not there too', async () => {
    await sandbox.clock.advance(HOUR);
    await sandbox.clock.set(new Date(NEXT_ENDS).toISOString());
    expect([await gradeOf('demo01'), await gradeOf('demo03'), await gradeOf('demo04')]).toEqual([2, 9, 1]);
  });

  it('ROLE-011 nobody falls for a month in which they rested', async () => {
    await setGrade(sandbox.services, await idOf('demo05'), 3);
    await goTo(MONTH_ENDS + HOUR);
    await under.get(protection.takeTimeOut, { days: 1 });
    expect((await under.get(vip.state, {})).keep?.excused).toBe('resting');
    await goTo(NEXT_ENDS);
    expect((await under.get(vip.state, {})).grade).toBe(3);
    expect(await gradeOf('demo20')).toBe(4);
  });

  it('gives the month’s gift by the grade of its first day, once', async () => {
    await setGrade(sandbox.services, await idOf('demo05'), 3);
    const monthly = async () =>
      (await under.get(vip.gifts, {})).items
        .filter(({ kind }) => kind === 'monthly')
        .map(({ amount }) => amount);
    expect(await monthly()).toEqual([]);
    await goTo(MONTH_ENDS);
    expect(await monthly()).toEqual(['18.00']);
    await goTo(MONTH_ENDS + HOUR);
    await setGrade(sandbox.services, await idOf('demo05'), 5);
    expect(await monthly()).toEqual(['18.00']);
    await goTo(NEXT_ENDS);
    // The grade of December was kept: it was reached within it.
    expect(await monthly()).toEqual(['88.00', '18.00']);
  });

  it('gives a birthday’s gift by the grade of the day, once a year, for a week', async () => {
    const id = await idOf('demo05');
    await setGrade(sandbox.services, id, 3);
    await sandbox.services.members.update(id, { birthday: '1990-11-20' });
    const birthdays = async () =>
      (await under.get(vip.gifts, {})).items.filter(({ kind }) => kind === 'birthday');
    expect(await birthdays()).toEqual([]);
    const day = Date.parse('2026-11-20T00:00:00+08:00');
    await goTo(day);
    expect(await birthdays()).toMatchObject([
      { amount: '58.00', grantedAt: day, expiresAt: day + 168 * HOUR },
    ]);
    await sandbox.services.members.update(id, { birthday: '1990-11-21' });
    await goTo(day + 30 * HOUR);
    expect(await birthdays()).toHaveLength(1);
  });

  it('ROUTE-021 tells the limits that are enforced, and what each grade asks for', async () => {
    const member = await under.as('demo01');
    const { own, grades } = await member.get(vip.privileges, {});
    const limits = await member.get(withdrawal.limits, {});
    expect(own).toBe(3);
    expect(grades[3]).toMatchObject({
      name: '海流',
      withdrawTimes: limits.timesADay,
      withdrawAmount: limits.dayMax,
      deposits: '50000.00',
      rebate: expect.arrayContaining([{ kind: 'sports', ratio: '0.38' }]) as unknown,
      service: 0,
    });
    expect(grades[10]).toMatchObject({ parcel: '金质纪念章', service: 1 });
    const { memberGradeConfigList } = await member.get(configuration.appConfig, {});
    expect(memberGradeConfigList.map(({ name }) => name)).toEqual(
      grades.map(({ grade }) => `VIP${String(grade)}`),
    );
  });

  it('ROUTE-022 sends a gift to the address that was said, which can be changed until then', async () => {
    expect((await under.get(vip.parcels, {})).items).toEqual([]);
    await setGrade(sandbox.services, await idOf('demo05'), 6);
    const { items } = await under.get(vip.parcels, {});
    expect(items.map(({ grade, state }) => [grade, state])).toEqual([
      [6, 'noAddress'],
      [5, 'noAddress'],
    ]);
    const orderNo = items[0]?.orderNo ?? '';
    const say = (more: object = {}) => ({ orderNo, ...RECEIVER, ...more });
    const { parcel } = await under.get(vip.setReceiver, say(), 'said');
    expect(parcel).toMatchObject({
      state: 'toBeSent',
      receiver: { name: '王小明', phone: '138****8000', region: RECEIVER.region, address: RECEIVER.address },
    });
    await under.get(vip.setReceiver, say({ address: '文二路 5 号' }));
    await goTo(NOW + 24 * HOUR - 1);
    expect((await under.get(vip.parcels, {})).items[0]?.state).toBe('toBeSent');
    await goTo(NOW + 24 * HOUR);
    expect((await under.get(vip.parcels, {})).items[0]).toMatchObject({
      state: 'sent',
      parcelNo: expect.stringMatching(/^SF\d{12}$/) as unknown,
      receiver: { address: '文二路 5 号' },
    });
    expect(await under.codeOf(vip.setReceiver, say())).toBe(7302);
    await goTo(NOW + 96 * HOUR);
    expect((await under.get(vip.parcels, {})).items[0]).toMatchObject({
      state: 'received',
      receivedAt: NOW + 96 * HOUR,
    });
  });

  it('ROUTE-022 takes no address that is out of bounds, and none for a gift that is not there', async () => {
    await setGrade(sandbox.services, await idOf('demo05'), 5);
    const orderNo = (await under.get(vip.parcels, {})).items[0]?.orderNo ?? '';
    const codeOf = (wrong: object) => under.codeOf(vip.setReceiver, { orderNo, ...RECEIVER, ...wrong });
    expect(await codeOf({ orderNo: 'G0000009999' })).toBe(4004);
    for (const wrong of [
      { orderNo: 'G1' },
      { name: '' },
      { phone: '1380013800x' },
      { region: '浙' },
      { address: '<script>alert(1)</script>' },
      { address: '路'.repeat(20_000) },
    ])
      expect([wrong, await codeOf(wrong)]).toEqual([wrong, 4000]);
    expect((await under.get(vip.parcels, {})).items[0]?.state).toBe('noAddress');
  });

  it('knows no gift of somebody else', async () => {
    await setGrade(sandbox.services, await idOf('demo05'), 5);
    const orderNo = (await under.get(vip.parcels, {})).items[0]?.orderNo ?? '';
    const gift = (await under.get(vip.gifts, {})).items[0]?.id ?? '';
    const other = await under.as('demo04');
    expect(await other.codeOf(vip.setReceiver, { orderNo, ...RECEIVER })).toBe(4004);
    expect(await other.codeOf(rewards.claim, { id: gift })).toBe(4004);
  });
});
