import { createApiClient } from '@heptad/api-client';
import { forget, session } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };

describe('a forgotten password against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterAll(() => sandbox.close());

  const open = () =>
    createApiClient({
      baseUrl: sandbox.origin,
      clock: createClock(),
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => 'reset-device',
      salts: () => SALTS,
      token: () => undefined,
    });
  const newest = () => String(sandbox.services.outbox.list()[0]?.code);

  it('CALL-029 CALL-030 CALL-031 by e-mail: the old password is worth nothing afterwards', async () => {
    const api = open();
    const one = await api.send(forget.emailOne, { name: 'demo11', email: 'demo11@example.test' });
    const two = await api.send(forget.emailTwo, {
      ticket: one.ok ? one.value.ticket : '',
      code: newest(),
    });
    const ticket = two.ok ? two.value.ticket : '';
    expect((await api.send(forget.emailThree, { ticket, password: md5('Fresh2026') })).ok).toBe(true);
    const logIn = (password: string) =>
      api.send(session.login, { name: 'demo11', password: md5(password) }, { noReplay: true });
    expect(await logIn('Heptad2026')).toMatchObject({ ok: false, error: { code: '6002' } });
    // The new one is right: what is left is the member's own identity check.
    expect(await logIn('Fresh2026')).toMatchObject({ ok: false, error: { code: '6028' } });
  });

  it('CALL-026 CALL-027 CALL-028 by phone: a ticket leads to its own next step only', async () => {
    const api = open();
    const one = await api.send(forget.phoneOne, { name: 'demo12', phone: '13800138012' });
    const ticket = one.ok ? one.value.ticket : '';
    const password = md5('Fresh2026');
    expect(await api.send(forget.phoneThree, { ticket, password })).toMatchObject({
      error: { code: '4000' },
    });
    const two = await api.send(forget.phoneTwo, { ticket, code: newest() });
    const confirmed = two.ok ? two.value.ticket : '';
    expect((await api.send(forget.phoneThree, { ticket: confirmed, password })).ok).toBe(true);
    expect(await api.send(forget.phoneThree, { ticket: confirmed, password })).toMatchObject({
      error: { code: '4000' },
    });
  });

  it('says how long to wait for another code', async () => {
    const api = open();
    const order = { name: 'demo10', phone: '13800138010' };
    expect((await api.send(forget.phoneOne, order)).ok).toBe(true);
    const early = await api.send(forget.phoneOne, order);
    expect(early).toMatchObject({ error: { code: '4029', data: { retryAfter: expect.any(Number) } } });
  });
});
