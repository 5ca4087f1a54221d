import { devices, member as memberCalls, session, captcha } from '@heptad/contracts';
import type { Call, CallRequest } from '@heptad/contracts';
import { passwordHashOf, startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, SendExtras, TestSandbox } from '@heptad/testing';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const WRONG = passwordHashOf('Wrong2026');
const DAY_MS = 86_400_000;

describe.each(matrixEngines())('devices and sessions on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({ server });
    await sandbox.clock.rate(0);
  });
  afterEach(() => sandbox.close());

  const from = (userAgent: string, address = '203.0.113.7'): SendExtras => ({
    headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
  });
  async function say<C extends Call>(call: C, request: CallRequest<C>, extras: SendExtras) {
    const { body } = await sandbox.send(call, request, extras);
    return { code: Number(body?.['status_code']), data: body?.['data'] as Record<string, unknown> };
  }
  const listOf = async (token: string, extras: SendExtras = {}) =>
    (await say(devices.list, {}, { ...extras, token })).data as {
      sessions: { id: string; current: number; usedAt: number }[];
      trusted: { id: string }[];
    };
  const historyOf = async (token: string, size = 20, before?: number) =>
    (await say(devices.history, { size, ...(before !== undefined && { before }) }, { token })).data as {
      items: { id: number; reason?: string }[];
      next?: number;
    };
  const isOpen = async (token: string) => (await say(memberCalls.info, {}, { token })).code;

  it('ROUTE-043 open sessions are listed with device, network and times, this one first', async () => {
    const phone = await sandbox.logIn('demo01', from(PHONE));
    await sandbox.clock.advance(5_000);
    await sandbox.logIn('demo01', from(LAPTOP, '198.51.100.9'));
    await sandbox.logIn('demo02', from(LAPTOP));
    const { sessions } = await listOf(phone, from(PHONE));
    expect(sessions).toEqual([
      expect.objectContaining({
        current: 1,
        browser: 'Chrome',
        system: 'Android',
        address: '203.0.*.*',
        place: 'here',
        openedAt: sandbox.clock.now() - 5_000,
      }),
      expect.objectContaining({
        current: 0,
        browser: 'Firefox',
        system: 'Linux',
        address: '198.51.*.*',
        place: 'other',
      }),
    ]);
    expect(JSON.stringify(sessions)).not.toContain(phone);
  });

  it('the time of use is written once a minute, and no more often', async () => {
    const token = await sandbox.logIn();
    const opened = sandbox.clock.now();
    await sandbox.clock.advance(59_000);
    expect((await listOf(token)).sessions[0]?.usedAt).toBe(opened);
    await sandbox.clock.advance(1_000);
    expect((await listOf(token)).sessions[0]?.usedAt).toBe(opened + 60_000);
  });

  it('SESSION-020 one is ended by another of the same member alone, and is told', async () => {
    const [own, other] = [await sandbox.logIn('demo01'), await sandbox.logIn('demo01')];
    const stranger = await sandbox.logIn('demo02');
    const told: string[] = [];
    sandbox.services.events.on('sessionEnded', ({ tokenHash }) => told.push(tokenHash));
    const id = sandbox.services.sessions.idOf(other);
    expect((await say(devices.endSession, { id }, { token: stranger })).code).toBe(6000);
    expect(await isOpen(other)).toBe(6000);
    expect((await say(devices.endSession, { id }, { token: own })).code).toBe(6000);
    expect((await say(devices.endSession, { id }, { token: own })).code).toBe(6000);
    expect(told).toEqual([id]);
    expect(await isOpen(other)).toBe(10105);
    expect(await isOpen(own)).toBe(6000);
    const self = sandbox.services.sessions.idOf(own);
    expect((await say(devices.endSession, { id: self }, { token: own })).code).toBe(4000);
  });

  it('all others are ended at once, with the doors to venues that they opened', async () => {
    const own = await sandbox.logIn('demo01');
    const others = [await sandbox.logIn('demo01'), await sandbox.logIn('demo01')];
    const closed = jest.spyOn(sandbox.services.venueSessions, 'endAll');
    expect((await say(devices.endOthers, {}, { token: own })).data).toEqual({ ended: 2 });
    expect((await say(devices.endOthers, {}, { token: own })).data).toEqual({ ended: 0 });
    expect(closed).toHaveBeenCalledTimes(1);
    for (const token of others) expect(await isOpen(token)).toBe(10105);
    expect((await listOf(own)).sessions).toHaveLength(1);
  });

  it('ERR-023 a trusted device is listed without its own id, and needs a code again once it is forgotten', async () => {
    const asked = { name: 'demo13', password: passwordHashOf('Heptad2026') };
    const on = { ...from(PHONE), uuid: 'phone-of-demo13' };
    expect((await say(session.login, asked, on)).code).toBe(6035);
    await say(captcha.sendCodeOne, { way: 'phone', purpose: 'device' }, on);
    const deviceCode = sandbox.services.outbox.list()[0]?.code ?? '';
    const entered = await say(session.login, { ...asked, deviceCode }, on);
    const token = String(entered.data['token']);
    const { trusted } = await listOf(token, on);
    expect(trusted).toEqual([
      {
        id: expect.any(String) as string,
        current: 1,
        browser: 'Chrome',
        system: 'Android',
        trustedAt: sandbox.clock.now(),
      },
    ]);
    expect(JSON.stringify(trusted)).not.toContain('phone-of-demo13');
    await say(devices.forget, { id: trusted[0]?.id ?? '' }, { ...on, token });
    expect((await listOf(token, on)).trusted).toEqual([]);
    expect((await say(session.login, asked, on)).code).toBe(6035);
    expect((await historyOf(token)).items.map(({ reason }) => reason)).toEqual([
      'confirmation',
      undefined,
      'confirmation',
    ]);
  });

  it('the history has good and refused attempts of this member, in pages, for 90 days', async () => {
    await say(session.login, { name: 'DEMO01', password: WRONG }, from(LAPTOP, '198.51.100.9'));
    await say(session.login, { name: 'nobody', password: WRONG }, from(LAPTOP));
    await say(session.login, { name: 'demo02', password: WRONG }, from(LAPTOP));
    const token = await sandbox.logIn('demo01', from(PHONE));
    const { items } = await historyOf(token);
    expect(items).toEqual([
      expect.objectContaining({ way: 'password', browser: 'Chrome' }),
      expect.objectContaining({
        reason: 'password',
        browser: 'Firefox',
        address: '198.51.*.*',
        place: 'other',
      }),
    ]);
    expect(items[0]).not.toHaveProperty('reason');
    const first = await historyOf(token, 1);
    expect(first.items).toHaveLength(1);
    const second = await historyOf(token, 1, first.next);
    expect(second).toEqual({ items: [items[1]] });
    await sandbox.clock.advance(90 * DAY_MS);
    const later = await sandbox.logIn('demo01');
    expect((await historyOf(later)).items).toHaveLength(1);
  });

  it('a registration is the first line of a history', async () => {
    const entered = await say(
      session.register,
      { name: 'newcomer', password: passwordHashOf('Abcd1234') },
      from(PHONE),
    );
    const { items } = await historyOf(String(entered.data['token']));
    expect(items).toEqual([expect.objectContaining({ way: 'registration', system: 'Android' })]);
  });

  it('no attempt is ever changed or deleted, by the database itself', async () => {
    await sandbox.logIn();
    const { db } = sandbox.services.storage;
    const refused = { message: expect.stringContaining('never changed or deleted') as string };
    await expect(db.updateTable('login_attempts').set({ reason: '' }).execute()).rejects.toMatchObject(
      refused,
    );
    await expect(db.deleteFrom('login_attempts').execute()).rejects.toMatchObject(refused);
  });
});
