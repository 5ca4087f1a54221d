import { rebate, rewards, statement, withdrawal } from '@heptad/contracts';
import { startPostgres, startSandbox, testedEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { paymentsOf, type Payments } from '../payments/testing/payments-under-test';
import { storeSettledBet, type SettledBetFacts } from '../valid-turnover/testing/store-settled-bet';
import { settleRebates } from './settle-rebates';

const DAY = '2026-11-18';
const MIDNIGHT = Date.parse('2026-11-18T00:00:00+08:00');
const HOUR = 3_600_000;
const NEXT = MIDNIGHT + 24 * HOUR;
/** When the platform credits the day by itself. */
const NOON = NEXT + 12 * HOUR;
const TAPS = 50;
/** demo01. */
const memberId = '100001';

describe.each(testedEngines())('rebate on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let under: Payments<TestSandbox>;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({
      now: () => MIDNIGHT,
      server,
    });
    await sandbox.clock.rate(0);
    under = await paymentsOf(sandbox);
    await sandbox.services.members.update(memberId, { grade: 0 });
  }, 30_000);
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  const bet = (settledAt: number, facts: Partial<SettledBetFacts> = {}) =>
    storeSettledBet(sandbox.services.storage, { memberId, settledAt, ...facts });
  const at = (moment: number) => sandbox.clock.set(new Date(moment).toISOString());
  const state = () => under.get(rebate.state, {});
  const claim = (key?: string) => under.get(rebate.claim, {}, key);
  const records = async () => (await under.get(rebate.records, { page: 1, size: 20 })).items;
  const day = (of = DAY) => under.get(rebate.detail, { day: of });
  const postings = async () =>
    (await under.get(statement.lines, { size: 100, kinds: ['rebate'], timeZone: 'Asia/Shanghai' })).items;

  it('ROUTE-023 tells the day that runs, and each day that waits, to the millisecond', async () => {
    await bet(MIDNIGHT - 1, { stake: 500_00n });
    await bet(MIDNIGHT);
    await bet(NEXT - 1, { sport: 'leagueBattle', stake: 2_000_00n });
    await at(MIDNIGHT + 12 * HOUR - 1);
    const running = await state();
    expect(running).toMatchObject({ claimable: '1.50', least: '1.00', leastOdds: '1.50', grade: 0 });
    expect(running.waiting).toMatchObject([{ day: '2026-11-17', turnover: '500.00', rebate: '1.50' }]);
    expect(running.today).toMatchObject({ day: DAY, turnover: '3000.00', rebate: '9.00', creditsAt: NOON });
    expect(running.today.kinds).toMatchObject([
      { kind: 'sports', turnover: '1000.00', ratio: '0.30', rebate: '3.00' },
      { kind: 'live', turnover: '0.00', ratio: '0.30', rebate: '0.00' },
      { kind: 'esports', turnover: '2000.00', ratio: '0.30', rebate: '6.00' },
      { kind: 'egame', turnover: '0.00', ratio: '0.40' },
      { kind: 'lottery', turnover: '0.00', ratio: '0.10' },
      { kind: 'chess', turnover: '0.00' },
      { kind: 'fishing', turnover: '0.00' },
    ]);
    await at(NEXT);
    const over = await state();
    expect(over.waiting.map((each) => each.day)).toEqual([DAY]);
    expect([over.claimable, over.today.turnover]).toEqual(['9.00', '0.00']);
    expect(await records()).toMatchObject([{ day: '2026-11-17', way: 'credited', rebate: '1.50' }]);
  });

  it('is claimed once, whoever taps how often, and asks for no turnover', async () => {
    await bet(MIDNIGHT);
    await at(NEXT);
    const paid = await claim('mine');
    expect(paid).toEqual({ amount: '3.00', days: 1, at: NEXT });
    expect(await claim('mine')).toEqual(paid);
    expect(await under.codeOf(rebate.claim, {})).toBe(7405);
    expect(await under.get(rebate.claimStatus, { idempotencyKey: 'mine' })).toEqual({
      known: 1,
      claim: paid,
    });
    expect(await under.get(rebate.claimStatus, { idempotencyKey: 'other' })).toEqual({ known: 0 });
    expect(await under.centre()).toBe('10003.00');
    const lines = await postings();
    expect(lines).toMatchObject([{ kind: 'rebate', amount: '3.00', reference: 'R0000000001' }]);
    expect((await under.get(withdrawal.audit, {})).duties).toEqual([]);
    expect(await records()).toEqual([
      { day: DAY, turnover: '1000.00', rebate: '3.00', way: 'claimed', at: NEXT },
    ]);
  });

  it('of fifty claims at the same moment is paid once, under one key and under many', async () => {
    await bet(MIDNIGHT);
    await bet(MIDNIGHT, { sport: 'leagueBattle' });
    await at(NEXT);
    const one = await Promise.all(Array.from({ length: TAPS }, () => under.codeOf(rebate.claim, {}, 'one')));
    expect(one).toEqual(Array(TAPS).fill(6000));
    expect(await postings()).toHaveLength(2);
    await bet(NEXT);
    await at(NEXT + 24 * HOUR);
    under = await paymentsOf(sandbox, 'demo01');
    const many = await Promise.all(
      Array.from({ length: TAPS }, (_, tap) => under.codeOf(rebate.claim, {}, `tap ${String(tap)}`)),
    );
    expect(many.toSorted()).toEqual([6000, ...Array<number>(TAPS - 1).fill(7405)]);
    expect(await postings()).toHaveLength(3);
    expect(await under.centre()).toBe('10009.00');
  });

  it('that nobody claims is credited by itself at noon, once, also while it is claimed', async () => {
    await bet(MIDNIGHT);
    await bet(NEXT);
    await at(NOON - 1);
    await settleRebates(sandbox.services);
    expect(await records()).toEqual([]);
    await at(NOON);
    const [code] = await Promise.all([
      under.codeOf(rebate.claim, {}),
      ...[1, 2, 3].map(() => settleRebates(sandbox.services)),
    ]);
    expect([6000, 7405]).toContain(code);
    expect(await records()).toMatchObject([{ day: DAY, rebate: '3.00', at: NOON }]);
    expect(await postings()).toHaveLength(1);
    expect((await state()).today.turnover).toBe('1000.00');
  });

  it('that is credited by itself is told by one mail, and what was claimed by none', async () => {
    await bet(MIDNIGHT);
    await bet(NEXT);
    await at(NEXT);
    const before = await sandbox.services.mails.unreadOf(memberId);
    await claim('mine');
    expect(await sandbox.services.mails.unreadOf(memberId)).toBe(before);
    await at(NOON + 24 * HOUR);
    await settleRebates(sandbox.services);
    expect(await sandbox.services.mails.unreadOf(memberId)).toBe(before + 1);
  });

  it('makes up for all days of a platform that stood still, each once', async () => {
    for (let days = 0; days < 4; days += 1) await bet(MIDNIGHT + days * 24 * HOUR);
    await at(MIDNIGHT + 4 * 24 * HOUR + HOUR);
    await settleRebates(sandbox.services);
    await settleRebates(sandbox.services);
    const found = await records();
    expect(found.map((each) => [each.day, each.way])).toEqual([
      ['2026-11-20', 'credited'],
      ['2026-11-19', 'credited'],
      [DAY, 'credited'],
    ]);
    expect((await state()).waiting.map((each) => each.day)).toEqual(['2026-11-21']);
    expect(await postings()).toHaveLength(3);
  });

  it('below the least is not paid by hand, and comes by itself to the cent', async () => {
    await bet(MIDNIGHT, { stake: 333_33n });
    await at(NEXT);
    expect((await state()).claimable).toBe('0.99');
    expect(await under.codeOf(rebate.claim, {})).toBe(7404);
    await at(NOON);
    await settleRebates(sandbox.services);
    expect(await records()).toMatchObject([{ rebate: '0.99', way: 'credited' }]);
    expect(await under.centre()).toBe('10000.99');
  });

  it('of less than a cent is a day without a posting', async () => {
    await bet(MIDNIGHT, { state: 'void' });
    await at(NOON);
    await settleRebates(sandbox.services);
    expect(await records()).toMatchObject([{ turnover: '0.00', rebate: '0.00', way: 'credited' }]);
    expect(await postings()).toEqual([]);
  });

  it.each(['selfExcluded', 'betLocked', 'locked'] as const)(
    'of a member who is %s is never lost',
    async (is) => {
      await bet(MIDNIGHT);
      await at(NEXT);
      await sandbox.services.members.update(memberId, { state: is });
      if (is !== 'locked') {
        expect((await state()).obstacle).toBeDefined();
        expect(await under.codeOf(rebate.claim, {})).not.toBe(6000);
      }
      await at(NOON);
      await settleRebates(sandbox.services);
      expect(await records()).toMatchObject([{ rebate: '3.00', way: 'credited' }]);
    },
  );

  it('tells of each bet by which part of the rule it counts', async () => {
    await bet(MIDNIGHT, { matchId: 'one', side: 'home' });
    await bet(MIDNIGHT + 1, { matchId: 'one', side: 'away', state: 'won' });
    await bet(MIDNIGHT + 2, { odds: '1.49' });
    await bet(MIDNIGHT + 3, { state: 'halfLost' });
    await bet(MIDNIGHT + 4, { state: 'cashedOut' });
    await bet(MIDNIGHT + 5, { state: 'void' });
    await bet(MIDNIGHT + 6, { state: 'rejected' });
    const rules = async () =>
      (await day()).bets.toReversed().map((each) => [each.rule, each.stake, each.counted]);
    const told = [
      ['opposite', '1000.00', '0.00'],
      ['opposite', '1000.00', '0.00'],
      ['lowOdds', '1000.00', '0.00'],
      ['half', '1000.00', '500.00'],
      ['cashedOut', '1000.00', '0.00'],
      ['returned', '1000.00', '0.00'],
    ];
    expect(await day()).toMatchObject({ state: 'running', turnover: '500.00', betCount: 6 });
    expect(await rules()).toEqual(told);
    await at(NEXT);
    expect(await day()).toMatchObject({ state: 'waiting', rebate: '1.50' });
    await claim();
    expect(await day()).toMatchObject({ state: 'claimed', at: NEXT, rebate: '1.50' });
    expect(await rules()).toEqual(told);
  });

  it('of a bet that is taken back after its day is set off on the next, and never taken from the member', async () => {
    const first = await bet(MIDNIGHT);
    await at(NEXT);
    await claim('first');
    const { db } = sandbox.services.storage;
    await db.updateTable('bets').set({ state: 'void' }).where('id', '=', first).execute();
    expect(await under.centre()).toBe('10003.00');
    await bet(NEXT, { stake: 1_500_00n });
    expect((await state()).today).toMatchObject({ turnover: '500.00', rebate: '1.50' });
    expect((await state()).today.kinds[0]).toMatchObject({ turnover: '1500.00', correction: '-1000.00' });
    await at(NEXT + 24 * HOUR);
    under = await paymentsOf(sandbox, 'demo01');
    expect(await claim('second')).toMatchObject({ amount: '1.50' });
    expect(await under.centre()).toBe('10004.50');
    await bet(NEXT + 24 * HOUR);
    expect((await state()).today.kinds[0]).toMatchObject({ turnover: '1000.00', correction: '0.00' });
  });

  it('lets go what a taken back bet leaves over, and adds what a bet counts more by now', async () => {
    const lost = await bet(MIDNIGHT, { stake: 9_000_00n });
    const half = await bet(MIDNIGHT, { stake: 2_000_00n, state: 'halfLost' });
    await at(NEXT);
    await claim();
    const { db } = sandbox.services.storage;
    await db.updateTable('bets').set({ state: 'void' }).where('id', '=', lost).execute();
    await bet(NEXT);
    await at(NEXT + 24 * HOUR);
    await settleRebates(sandbox.services);
    await at(NEXT + 36 * HOUR);
    await settleRebates(sandbox.services);
    expect(await records()).toMatchObject([{ day: '2026-11-19', turnover: '0.00', rebate: '0.00' }, {}]);
    await db.updateTable('bets').set({ state: 'lost' }).where('id', '=', half).execute();
    await bet(NEXT + 24 * HOUR);
    under = await paymentsOf(sandbox, 'demo01');
    expect((await state()).today.kinds[0]).toMatchObject({ turnover: '1000.00', correction: '1000.00' });
  });

  it('goes by the grade at the moment of crediting, of days before too', async () => {
    await bet(MIDNIGHT);
    await at(NEXT);
    await sandbox.services.members.update(memberId, { grade: 10 });
    expect((await state()).claimable).toBe('8.00');
    await sandbox.services.members.update(memberId, { grade: 1 });
    expect(await claim()).toMatchObject({ amount: '3.20' });
    await sandbox.services.members.update(memberId, { grade: 10 });
    expect(await records()).toMatchObject([{ rebate: '3.20' }]);
    expect((await day()).kinds).toMatchObject([{ kind: 'sports', ratio: '0.32' }]);
  });

  it('has its story in the statement, and its place among what the platform has given', async () => {
    await bet(MIDNIGHT);
    await at(NEXT);
    await claim();
    const [line] = await postings();
    expect(await under.get(statement.detail, { id: line?.id ?? '' })).toMatchObject({
      orderNo: 'R0000000001',
      steps: [
        { step: 'granted', at: NEXT },
        { step: 'claimed', at: NEXT },
      ],
      note: '2026-11-18 有效流水 ¥1,000.00 × 0.30%',
    });
    const { items } = await under.get(rewards.list, { group: 'welfare', page: 1, size: 20 });
    const reward = items.find(({ id }) => id === 'R0000000001');
    expect(reward).toMatchObject({ title: '体育返水', amount: '3.00', state: 'claimed', claimedAt: NEXT });
    expect(await under.get(rewards.detail, { id: 'R0000000001' })).toMatchObject({
      turnover: '0.00',
      orderNo: 'R0000000001',
      line: line?.id,
    });
  });

  it('knows nothing of days to come, of other members’ days and of days that are none', async () => {
    await bet(MIDNIGHT);
    expect(await under.codeOf(rebate.detail, { day: '2026-11-19' })).not.toBe(6000);
    const other = await under.as('demo02');
    expect(await other.get(rebate.detail, { day: DAY })).toMatchObject({ turnover: '0.00', bets: [] });
    expect(await other.get(rebate.records, { page: 1, size: 20 })).toMatchObject({ items: [], total: 0 });
    expect(await under.codeOf(rebate.claim, {})).toBe(7405);
  });
});
