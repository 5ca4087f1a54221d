import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { treasure } from '@heptad/contracts';
import { startSandbox, type StartOptions, type TestSandbox } from '@heptad/testing';
import { paymentsOf, type Payments } from '../payments/testing/payments-under-test';
import { settleInterest } from './settle-interest';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in Shanghai. */
const NOON = Date.UTC(2026, 5, 1, 4);

interface Running {
  readonly sandbox: TestSandbox;
  readonly member: Payments<TestSandbox>;
}

describe('settling interest', () => {
  const open: TestSandbox[] = [];

  afterEach(async () => {
    for (const sandbox of open.splice(0)) {
      expect((await sandbox.invariants()).holds).toBe(true);
      await sandbox.close();
    }
  });

  async function start(options: StartOptions = {}, name = 'demo03'): Promise<Running> {
    const sandbox = await startSandbox({ start: NOON, ...options });
    open.push(sandbox);
    return { sandbox, member: await paymentsOf(sandbox, name) };
  }
  const moveIn = ({ member }: Running, amount = '12345.67', timeZone = 'Asia/Shanghai') =>
    member.get(treasure.move, { direction: 'in', amount, timeZone });
  const income = async ({ member }: Running) =>
    (await member.get(treasure.income, { page: 1, size: 100 })).items
      .toReversed()
      .map(({ day, interest }) => [day, interest] as const);
  const postings = async ({ sandbox }: Running) =>
    (await sandbox.services.ledger.history({ reasons: ['interest'], limit: 500 })).filter(
      ({ memberId, account }) => memberId !== undefined && account.startsWith('member:'),
    );

  /** What a platform pays that looks every six hours. */
  async function steady(days: number) {
    const running = await start();
    await moveIn(running);
    for (let hours = 0; hours < days * 24; hours += 6) await running.sandbox.clock.advance(6 * HOUR);
    return income(running);
  }

  it('a platform that stood still for days catches up exactly once, and pays the same to the cent', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heptad-interest-'));
    const storage = { sqlite: join(folder, 'sandbox.db') };
    try {
      let real = NOON;
      const now = () => real;
      const before = await start({ storage, now });
      await moveIn(before);
      await before.sandbox.close();
      open.splice(0);
      real += 4 * DAY;
      const after = await start({ storage, now });
      await settleInterest(after.sandbox.services);
      await settleInterest(after.sandbox.services);
      expect(await postings(after)).toHaveLength(3);
      expect(await income(after)).toEqual(await steady(4));
      expect((await income(after)).map(([day]) => day)).toEqual(['2026-06-02', '2026-06-03', '2026-06-04']);
    } finally {
      for (const sandbox of open.splice(0)) await sandbox.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('two runs at once pay each day once', async () => {
    const running = await start();
    const { sandbox } = running;
    await moveIn(running);
    await sandbox.clock.rate(0);
    const { clock } = sandbox.services;
    const later = { ...sandbox.services, clock: { ...clock, now: () => clock.now() + 5 * DAY } };
    await Promise.all([1, 2, 3].map(() => settleInterest(later)));
    expect(await postings(running)).toHaveLength(4);
  });

  it('a clock that goes forward 26 hours and back pays no day twice', async () => {
    const running = await start();
    const { clock } = running.sandbox;
    await moveIn(running);
    await clock.advance(36 * HOUR + 60_000);
    const once = await income(running);
    expect(once.map(([day]) => day)).toEqual(['2026-06-02']);
    for (const shift of [26, -26, -26, 26, -26, 26]) {
      await clock.advance(shift * HOUR);
      await settleInterest(running.sandbox.services);
    }
    const days = (await income(running)).map(([day]) => day);
    expect(new Set(days).size).toBe(days.length);
    expect(await postings(running)).toHaveLength(days.length);
  });

  it.each([
    [
      'a day of 23 hours',
      'Europe/Berlin',
      '2026-03-27T12:00:00.000Z',
      ['2026-03-28', '2026-03-29', '2026-03-30'],
    ],
    [
      'a day of 25 hours',
      'America/New_York',
      '2026-10-30T12:00:00.000Z',
      ['2026-10-31', '2026-11-01', '2026-11-02'],
    ],
    ['29 February', 'Asia/Kathmandu', '2028-02-27T12:00:00.000Z', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ])('pays every day of the calendar alike over %s', async (_what, timeZone, begin, days) => {
    const running = await start({ start: Date.parse(begin) });
    await moveIn(running, '3650', timeZone);
    await running.sandbox.clock.advance(4 * DAY);
    expect(await income(running)).toEqual(days.map((day) => [day, '0.40']));
  });

  it('the zone stays while money lies there, and no day is settled twice when it changes', async () => {
    const running = await start();
    const { member, sandbox } = running;
    await moveIn(running, '3650');
    await moveIn(running, '1', 'America/New_York');
    expect(await member.get(treasure.state, {})).toMatchObject({ timeZone: 'Asia/Shanghai' });
    await sandbox.clock.advance(2 * DAY);
    const { balance } = await member.get(treasure.state, {});
    await member.get(treasure.move, { direction: 'out', amount: balance, timeZone: 'America/New_York' });
    await moveIn(running, '3650', 'America/New_York');
    expect(await member.get(treasure.state, {})).toMatchObject({ timeZone: 'America/New_York' });
    await sandbox.clock.advance(4 * DAY);
    const days = (await income(running)).map(([day]) => day);
    expect(new Set(days).size).toBe(days.length);
    expect(days).toEqual([...days].sort());
  });

  it('waits while the house’s pot does not suffice, and is caught up to the cent', async () => {
    const running = await start();
    const { sandbox, member } = running;
    await moveIn(running);
    const { ledger } = sandbox.services;
    const pot = 'platform:escrow-interest:CNY';
    const capital = await ledger.balance(pot);
    await ledger.transfer({ from: pot, to: 'platform:house:CNY', amount: capital, reason: 'interest' });
    await sandbox.clock.advance(3 * DAY);
    expect(await income(running)).toEqual([]);
    expect(await ledger.balance(pot)).toBe(0n);
    expect(await member.get(treasure.state, {})).toMatchObject({
      late: 1,
      total: '0.00',
      balance: '12345.67',
    });
    const refill = await sandbox.app.inject({
      method: 'POST',
      url: '/__sandbox/treasure',
      payload: { add: '1000' },
    });
    expect(refill.json()).toEqual({ capital: '1000.00' });
    await sandbox.clock.advance(DAY);
    expect(await income(running)).toEqual(await steady(4));
    expect(await member.get(treasure.state, {})).toMatchObject({ late: 0 });
  });
});
