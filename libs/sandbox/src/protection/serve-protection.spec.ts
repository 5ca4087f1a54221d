import {
  activities,
  activity,
  deposit,
  member as memberCalls,
  protection,
  venue,
  wallet,
} from '@heptad/contracts';
import { money } from '@heptad/formatting';
import { pickSelection, singleOrder } from '@heptad/sandbox-ledger/testing';
import { startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import type { SimSelection } from '@heptad/sandbox-simulation';
import { paymentsOf, type Payments } from '../payments/testing/payments-under-test';
import { CREDIT_AFTER_MS } from '../payments/deposits';

/** Monday noon in Shanghai. */
const START = Date.parse('2026-11-23T04:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const timeZone = 'Asia/Shanghai';

describe.each(matrixEngines())('protection on %s', (engine) => {
  let server: PostgresServer | undefined;
  let under: Payments<TestSandbox>;
  let sandbox: TestSandbox;
  let keys = 0;
  // The same in each sandbox: one seed and one time. To look for it again is slow.
  let selection: SimSelection | undefined;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({
      server,
    });
    // Only the spec moves time: a slow machine must not.
    await sandbox.clock.rate(0);
    await sandbox.clock.set(new Date(START).toISOString());
    under = await paymentsOf(sandbox, 'demo02');
  }, 30_000);
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  const setLimit = (
    kind: 'deposit' | 'loss' | 'stake',
    span: 'day' | 'week' | 'month',
    amount?: string,
    zone = timeZone,
  ) => under.get(protection.setLimit, { kind, span, timeZone: zone, ...(amount && { amount }) });
  const limitIn = async (kind: string, span: string) =>
    (await under.get(protection.state, {})).limits.find((each) => each.kind === kind && each.span === span);

  /** Of a match that begins after all that the specs do. */
  function lateSelection(): SimSelection {
    const { simulation } = sandbox.services;
    const match = simulation.matches({ period: 'early', sport: 'football', markets: 'all' }).at(-1);
    if (match === undefined) throw new Error('no match');
    return pickSelection(match, 'threeWay', 'home');
  }

  /** Places a bet of demo02 at IM: the code of its refusal, or 'ok'. */
  async function bet(stake: string, memberId = '100002'): Promise<unknown> {
    selection ??= lateSelection();
    const order = singleOrder(selection, {
      memberId,
      acceptance: 2,
      unitStake: money(`${stake}.00`),
      idempotencyKey: `bet-${String((keys += 1))}`,
    });
    try {
      const placed = await sandbox.services.betting.place(order);
      return placed.ok ? 'ok' : placed.reason;
    } catch (error) {
      return (error as { readonly code?: unknown }).code ?? error;
    }
  }

  it('ROLE-009 ERR-038 ERR-039 holds losses and stakes down at the bet, and says which limit it was', async () => {
    await setLimit('stake', 'day', '250');
    expect([await bet('100'), await bet('100'), await bet('100')]).toEqual(['ok', 'ok', 7503]);
    expect(await limitIn('stake', 'day')).toMatchObject({ amount: '250.00', used: '200.00' });
    await setLimit('loss', 'week', '220');
    expect(await bet('50')).toBe(7502);
    expect(await bet('20')).toBe('ok');
    expect(await limitIn('loss', 'week')).toMatchObject({ used: '220.00' });
  });

  it('ROLE-009 lets two bets at one moment not pass a limit together', async () => {
    await setLimit('stake', 'day', '250');
    const answers = await Promise.all(Array.from({ length: 6 }, () => bet('100')));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 7503)).toHaveLength(4);
  });

  it('ROLE-009 begins anew with the member’s own day, and keeps their zone while a limit is set', async () => {
    await setLimit('stake', 'day', '100');
    expect([await bet('100'), await bet('20')]).toEqual(['ok', 7503]);
    await sandbox.clock.set('2026-11-23T15:59:59.000Z');
    await setLimit('stake', 'month', '5000', 'Pacific/Kiritimati');
    expect(await bet('20')).toBe(7503);
    await sandbox.clock.set('2026-11-23T16:00:00.000Z');
    expect(await bet('100')).toBe('ok');
    // A clock that is put back hides nothing of what was staked.
    await sandbox.clock.advance(-26 * HOUR);
    expect(await bet('20')).toBe(7503);
  });

  it('ROLE-009 ERR-037 counts deposits that wait, and heeds a limit that came lower', async () => {
    await setLimit('deposit', 'day', '1000');
    const open = (amount: string) => under.codeOf(deposit.create, { channel: 'bank', amount });
    const { order } = await under.get(deposit.create, { channel: 'bank', amount: '700' });
    expect(await open('500')).toBe(7501);
    expect(await under.codeOf(wallet.topUp, { amount: '300.01' })).toBe(7501);
    await setLimit('deposit', 'day', '600');
    expect(await under.codeOf(deposit.paid, { orderNo: order.orderNo })).toBe(7501);
    await under.get(deposit.cancel, { orderNo: order.orderNo });
    const again = await under.get(deposit.create, { channel: 'bank', amount: '600' });
    await under.get(deposit.paid, { orderNo: again.order.orderNo });
    await sandbox.clock.advance(CREDIT_AFTER_MS);
    expect(await limitIn('deposit', 'day')).toMatchObject({ used: '600.00' });
    expect(await open('500')).toBe(7501);
  });

  it('ROLE-010 ERR-042 ERR-043 raises a limit only after a day and a second yes', async () => {
    await setLimit('stake', 'day', '100');
    await setLimit('stake', 'day', '500');
    const name = { kind: 'stake', span: 'day' } as const;
    expect(await limitIn('stake', 'day')).toMatchObject({
      amount: '100.00',
      change: { amount: '500.00', readyAt: START + DAY },
    });
    expect(await under.codeOf(protection.confirmLimit, name)).toBe(7506);
    await sandbox.clock.advance(DAY);
    expect(await bet('200')).toBe(7503);
    await under.get(protection.confirmLimit, name);
    expect(await bet('200')).toBe('ok');
    expect(await under.codeOf(protection.confirmLimit, name)).toBe(7507);
    await setLimit('stake', 'day');
    await under.get(protection.withdrawChange, name);
    await sandbox.clock.advance(2 * DAY);
    expect(await under.codeOf(protection.confirmLimit, name)).toBe(7507);
    expect(await limitIn('stake', 'day')).toMatchObject({ amount: '500.00' });
  });

  it.each([
    ['ERR-040 a time-out', () => under.get(protection.takeTimeOut, { days: 7 }), 7504, 'timeOut'],
    [
      'ERR-041 a self-exclusion',
      () => under.get(protection.exclude, { term: 'sixMonths' }),
      7505,
      'excluded',
    ],
  ] as const)(
    'ROLE-011 ROLE-012 %s closes every way into play and none out of it',
    async (_what, rest, code, state) => {
      const { order } = await under.get(deposit.create, { channel: 'bank', amount: '500' });
      await rest();
      expect(await bet('10')).toBe(code);
      expect(await under.codeOf(deposit.create, { channel: 'bank', amount: '500' })).toBe(code);
      expect(await under.codeOf(deposit.paid, { orderNo: order.orderNo })).toBe(code);
      expect(await under.codeOf(wallet.topUp, { amount: '10' })).toBe(code);
      expect(await under.codeOf(wallet.transfer, { channelCode: 'IMTY', amount: '10' })).toBe(code);
      const elsewhere = { token: await sandbox.logIn('demo02', { site: '4003' }), site: '4003' };
      for (const enName of ['IMTY', 'PMDZ']) {
        const answer = await sandbox.send(venue.launch, { enName, siteId: 4003 }, elsewhere);
        expect(answer.body?.['status_code']).toBe(code);
      }
      expect((await under.get(activity.list, {})).activities).toEqual([]);
      const promotion = 'newcomer-20260101';
      expect(await under.codeOf(activities.join, { id: promotion })).toBe(code);
      expect(await under.codeOf(activities.claim, { id: promotion, tier: 1 })).toBe(code);
      expect(await under.codeOf(wallet.recycle, { channelCode: 'IMTY' })).toBe(6000);
      expect((await under.get(memberCalls.info, {})).state).toBe(state);
    },
  );

  it('ROLE-011 ends a time-out at its time, ROLE-012 never an exclusion for ever', async () => {
    await under.get(protection.takeTimeOut, { days: 1 });
    await sandbox.clock.advance(DAY - 1_000);
    expect(await bet('10')).toBe(7504);
    await sandbox.clock.advance(1_000);
    expect(await bet('10')).toBe('ok');
    await under.get(protection.exclude, { term: 'forever' });
    expect((await under.get(protection.state, {})).rest).toEqual({ kind: 'exclusion' });
  });

  it('ROLE-012 lengthens an exclusion, and shortens none: neither by a shorter one nor in the database', async () => {
    await under.get(protection.exclude, { term: 'oneYear' });
    const { rest } = await under.get(protection.exclude, { term: 'sixMonths' });
    expect(rest).toEqual({ kind: 'exclusion', until: Date.parse('2027-11-23T04:00:00Z') });
    const { db } = sandbox.services.storage;
    // Not toThrow: SQLite's errors are made where the first spec of a process loaded it, so that they are no Error here.
    const refused = { message: expect.stringMatching('never changed or deleted') as string };
    await expect(db.deleteFrom('member_rests').execute()).rejects.toMatchObject(refused);
    const shorter = db.updateTable('member_rests').set({ ends_at: START + 1 });
    await expect(shorter.execute()).rejects.toMatchObject(refused);
  });

  it('ROLE-009 lets who has used a limit up neither transfer into a venue nor enter a game, but look at sports', async () => {
    await setLimit('stake', 'day', '50');
    expect(await bet('50')).toBe('ok');
    expect(await under.codeOf(wallet.transfer, { channelCode: 'IMTY', amount: '10' })).toBe(7503);
    expect(await under.codeOf(venue.launch, { enName: 'PMDZ' })).toBe(7503);
    expect(await under.codeOf(venue.launch, { enName: 'IMTY' })).toBe(6000);
    expect(await under.codeOf(wallet.recycle, { channelCode: '' })).toBe(6000);
  });

  it('ROLE-009 lets who has used a limit up look at sports without the money that was to come along', async () => {
    await setLimit('stake', 'day', '50');
    expect(await bet('50')).toBe('ok');
    const before = await under.centre();
    expect(await under.codeOf(venue.launch, { enName: 'IMTY', appSendMoney: 1 })).toBe(6000);
    expect(await under.centre()).toBe(before);
  });

  it('ROLE-012 shows no end to who is excluded by the platform and rests besides', async () => {
    const excluded = await under.as('demo20');
    expect((await excluded.get(protection.takeTimeOut, { days: 1 })).rest).toEqual({ kind: 'exclusion' });
  });

  it('ROLE-013 tells time and result of a stretch of play, and when it is shown next', async () => {
    await under.get(protection.setRealityCheck, { minutes: 15 });
    expect(await under.get(protection.playTime, {})).toEqual({
      playedMs: 0,
      net: '0.00',
      todayMs: 0,
      todayNet: '0.00',
      nextCheckIn: 15 * 60_000,
    });
    await bet('100');
    await sandbox.clock.advance(20 * 60_000);
    expect(await under.get(protection.playTime, {})).toMatchObject({
      playedMs: 20 * 60_000,
      net: '-100.00',
      todayMs: 20 * 60_000,
      nextCheckIn: 0,
    });
    expect(await under.get(protection.playOn, {})).toMatchObject({ nextCheckIn: 15 * 60_000 });
    await sandbox.clock.advance(30 * 60_000 + 1);
    expect(await under.get(protection.playTime, {})).toMatchObject({
      playedMs: 0,
      net: '0.00',
      todayNet: '-100.00',
    });
    for (const minutes of [14, 61, 15.5])
      expect(await under.codeOf(protection.setRealityCheck, { minutes })).toBe(4000);
  });

  it('gives figures by day, week and month from the postings', async () => {
    await bet('100');
    await sandbox.clock.advance(DAY);
    await bet('40');
    const { items } = await under.get(protection.figures, { span: 'day' });
    expect(items).toHaveLength(30);
    expect(items.at(-1)).toMatchObject({ stakes: '40.00', deposits: '0.00' });
    expect(items.at(-2)?.stakes).toBe('100.00');
    expect((await under.get(protection.figures, { span: 'week' })).items.at(-1)).toMatchObject({
      stakes: '140.00',
    });
    expect((await under.get(protection.figures, { span: 'month' })).items).toHaveLength(12);
  });

  it('ROLE-014 tells signs of harm once, and again when another comes', async () => {
    await setLimit('stake', 'day', '100');
    await setLimit('stake', 'day', '200');
    await setLimit('stake', 'day', '300');
    expect(await under.get(protection.state, {})).toMatchObject({
      markers: ['raisedLimits'],
      markersRead: 0,
    });
    expect(await under.get(protection.readMarkers, {})).toMatchObject({ markersRead: 1 });
    for (let count = 0; count < 3; count += 1) {
      const { order } = await under.get(deposit.create, { channel: 'bank', amount: '500' });
      await under.get(deposit.paid, { orderNo: order.orderNo });
    }
    expect(await under.get(protection.state, {})).toMatchObject({
      markers: ['manyDeposits', 'raisedLimits'],
      markersRead: 0,
    });
  });

  it('ROLE-014 takes a raise that is asked for again while it waits for one', async () => {
    await setLimit('stake', 'day', '100');
    await setLimit('stake', 'day', '200');
    await setLimit('stake', 'day', '200');
    expect((await under.get(protection.state, {})).markers).toEqual([]);
    await setLimit('stake', 'day', '300');
    expect((await under.get(protection.state, {})).markers).toEqual(['raisedLimits']);
  });

  it('ROLE-015 tells the pages of the member, and of nobody else, of each change', async () => {
    const told: string[] = [];
    sandbox.services.events.on('protectionChanged', ({ memberId }) => told.push(memberId));
    await setLimit('stake', 'day', '100');
    await under.get(protection.takeTimeOut, { days: 1 });
    expect(told).toEqual(['100002', '100002']);
  });

  it.each([['1e3'], ['-0'], ['0.00'], ['1,000'], ['１００'], ['0.001'], ['1000000000'], ['NaN']])(
    'refuses a limit of %s',
    async (amount) => {
      expect(await under.codeOf(protection.setLimit, { kind: 'loss', span: 'day', amount, timeZone })).toBe(
        4000,
      );
    },
  );

  it('refuses a zone that there is not, a time-out of two days and a term of its own', async () => {
    const named = { kind: 'loss', span: 'day', amount: '5' } as const;
    expect(await under.codeOf(protection.setLimit, { ...named, timeZone: 'Mars/Olympus' })).toBe(4000);
    expect(await under.codeOf(protection.takeTimeOut, { days: 2 as 1 })).toBe(4000);
    expect(await under.codeOf(protection.exclude, { term: 'oneDay' as 'forever' })).toBe(4000);
  });
});
