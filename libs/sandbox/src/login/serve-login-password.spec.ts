import { loginPassword, member as memberCalls, secondaryPassword, session } from '@heptad/contracts';
import type { CallRequest } from '@heptad/contracts';
import { passwordHashOf, startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';

const OLD = passwordHashOf('Heptad2026');
const NEW = passwordHashOf('Fresh2027');
const OTHER = passwordHashOf('Fresh2028');
const WRONG = passwordHashOf('Wrong2026');
const HOUR_MS = 3_600_000;

describe.each(matrixEngines())('the login password on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let token: string;
  let keys = 0;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({ server });
    await sandbox.clock.rate(0);
    token = await sandbox.logIn();
  });
  afterEach(() => sandbox.close());

  async function state(): Promise<Record<string, unknown>> {
    const { body } = await sandbox.send(loginPassword.state, {}, { token });
    return body?.['data'] as Record<string, unknown>;
  }
  async function change(more: Partial<CallRequest<typeof loginPassword.change>> = {}, key?: string) {
    const version = more.version ?? String((await state())['version']);
    const request = { current: OLD, password: NEW, ...more, version };
    const headers = { 'idempotency-key': key ?? String((keys += 1)) };
    return (await sandbox.send(loginPassword.change, request, { token, headers })).body;
  }
  const codeOf = async (...given: Parameters<typeof change>) => (await change(...given))?.['status_code'];
  const logInWith = async (password: string) =>
    (await sandbox.send(session.login, { name: 'demo01', password })).body?.['status_code'];
  const whoIs = async (shown: string) =>
    (await sandbox.send(memberCalls.info, {}, { token: shown })).body?.['status_code'];

  it('ROUTE-044 is changed by the present one: the new one opens, the old one does not', async () => {
    expect(await state()).toEqual({ version: expect.any(String) as string, triesLeft: 5 });
    expect(await change()).toMatchObject({ status_code: 6000, data: { ended: [] } });
    expect(await logInWith(OLD)).toBe(6002);
    expect(await logInWith(NEW)).toBe(6000);
    const row = await sandbox.services.storage.db
      .selectFrom('members')
      .select('password')
      .where('name', '=', 'demo01')
      .executeTakeFirstOrThrow();
    expect(row.password).not.toContain(NEW);
  });

  it('ROUTE-045 ends every other session, says when each began, and leaves this one and other members', async () => {
    const first = sandbox.clock.now();
    await sandbox.clock.advance(HOUR_MS);
    const phone = await sandbox.logIn();
    const stranger = await sandbox.logIn('demo02');
    const ended: unknown[] = [];
    sandbox.services.events.on('sessionEnded', (event) => ended.push(event));
    token = phone;
    expect(await change()).toMatchObject({ data: { ended: [{ startedAt: first }] } });
    expect(ended).toHaveLength(1);
    expect(await whoIs(phone)).toBe(6000);
    expect(await whoIs(stranger)).toBe(6000);
  });

  it('is told to the member by a mail, once', async () => {
    const { mails } = sandbox.services;
    const before = await mails.unreadOf('100001');
    const version = String((await state())['version']);
    for (let count = 0; count < 2; count += 1) await change({ version }, 'same');
    await change({ current: WRONG });
    expect(await mails.unreadOf('100001')).toBe(before + 1);
  });

  it('tells of no session that had run out by itself', async () => {
    await sandbox.services.storage.db
      .updateTable('sessions')
      .set({ created_at: sandbox.clock.now() - 31 * 24 * HOUR_MS })
      .execute();
    token = await sandbox.logIn();
    expect(await change()).toMatchObject({ data: { ended: [] } });
  });

  it('ends the sessions at venues and forgets the other devices; this device stays known', async () => {
    const { members, venueSessions } = sandbox.services;
    const venue = await venueSessions.open({ venue: 'IMTY', memberId: '100001', site: '4002' });
    const names = { browser: 'Chrome', system: 'Android' };
    for (const uuid of ['test-device', 'old-phone']) await members.trust('100001', uuid, names);
    await members.trust('100002', 'old-phone', names);
    await change();
    expect(await venueSessions.find(venue)).toBeUndefined();
    expect(await members.trusts('100001', 'test-device')).toBe(true);
    expect(await members.trusts('100001', 'old-phone')).toBe(false);
    expect(await members.trusts('100002', 'old-phone')).toBe(true);
  });

  it('is refused as the present one, and as the secondary one', async () => {
    const headers = { 'idempotency-key': 'first' };
    await sandbox.send(secondaryPassword.create, { loginPassword: OLD, password: OTHER }, { token, headers });
    expect(await codeOf({ password: OLD })).toBe(7211);
    expect(await codeOf({ password: OTHER })).toBe(7314);
    expect(await state()).toMatchObject({ triesLeft: 5 });
    expect(await logInWith(OLD)).toBe(6000);
  });

  it('says nothing of the secondary one to whoever does not know the present one', async () => {
    const headers = { 'idempotency-key': 'first' };
    await sandbox.send(secondaryPassword.create, { loginPassword: OLD, password: OTHER }, { token, headers });
    expect(await codeOf({ current: WRONG, password: OTHER })).toBe(7308);
    expect(await codeOf({ current: WRONG, password: WRONG })).toBe(7308);
  });

  it('is locked by the fifth wrong one, says until when, and counts anew afterwards', async () => {
    for (let left = 4; left > 0; left -= 1)
      expect((await change({ current: WRONG }))?.['data']).toEqual({ left });
    const lockedUntil = sandbox.clock.now() + 15 * 60_000;
    expect(await change({ current: WRONG })).toMatchObject({ status_code: 7313, data: { lockedUntil } });
    expect(await codeOf()).toBe(7313);
    expect(await state()).toMatchObject({ triesLeft: 0, lockedUntil });
    await sandbox.clock.advance(15 * 60_000);
    expect(await state()).toMatchObject({ triesLeft: 5 });
    expect(await codeOf()).toBe(6000);
  });

  it('is changed by one of two pages; the other one is told, and that counts as no wrong password', async () => {
    const { version } = await state();
    const both = await Promise.all([
      codeOf({ version: String(version) }),
      codeOf({ version: String(version), password: OTHER }),
    ]);
    expect(both.sort()).toEqual([6000, 7212]);
    expect(await codeOf({ version: String(version) })).toBe(7212);
    expect(await state()).toMatchObject({ triesLeft: 5 });
    const winner = (await logInWith(NEW)) === 6000 ? NEW : OTHER;
    expect(await logInWith(winner)).toBe(6000);
  });

  it('does once what is asked for again under the same key, and ends nothing twice', async () => {
    const { version } = await state();
    const again = () => change({ version: String(version) }, 'same');
    const [first, second] = [await again(), await again()];
    expect(second?.['data']).toEqual(first?.['data']);
    expect(await codeOf({ version: String(version), password: OTHER }, 'same')).toBe(4009);
  });

  it('is proved without being changed, with one count for every use of it', async () => {
    const verify = async (way: 'login' | 'secondary', password: string) =>
      (await sandbox.send(loginPassword.verify, { way, password }, { token })).body;
    expect(await verify('login', OLD)).toMatchObject({ status_code: 6000 });
    expect(await verify('secondary', OTHER)).toMatchObject({ status_code: 7311 });
    const headers = { 'idempotency-key': 'first' };
    await sandbox.send(secondaryPassword.create, { loginPassword: OLD, password: OTHER }, { token, headers });
    expect(await verify('secondary', OTHER)).toMatchObject({ status_code: 6000 });
    expect(await verify('secondary', OLD)).toMatchObject({ status_code: 7308, data: { left: 4 } });
    expect(await codeOf({ current: WRONG })).toBe(7308);
    for (const left of [3, 2, 1]) expect(await verify('login', WRONG)).toMatchObject({ data: { left } });
    expect(await verify('login', WRONG)).toMatchObject({ status_code: 7313 });
    expect(await codeOf()).toBe(7313);
    expect(await verify('secondary', OTHER)).toMatchObject({ status_code: 6000 });
  });

  it('is nobody’s without a session', async () => {
    const { version } = await state();
    await sandbox.send(session.logout, {}, { token });
    expect(await codeOf({ version: String(version) })).not.toBe(6000);
    expect(await logInWith(OLD)).toBe(6000);
  });
});
