import { createApiClient } from '@heptad/api-client';
import { captcha, secondaryPassword, session } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const LOGIN = md5('Heptad2026');
const FIRST = md5('Money2026');
const SECOND = md5('Money2027');

describe('the secondary password against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterEach(() => sandbox.scenarios.remove());
  afterAll(() => sandbox.close());

  async function logIn(name: string) {
    const held: { token: string | undefined } = { token: undefined };
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock: createClock(),
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => `secondary-${name}`,
      salts: () => SALTS,
      token: () => held.token,
    });
    const answer = await api.send(session.login, { name, password: LOGIN });
    held.token = answer.ok ? answer.value.token : undefined;
    return api;
  }

  it('ROUTE-046 a change whose answer was lost is asked for again by itself, and counts no wrong password', async () => {
    const api = await logIn('demo01');
    await api.send(secondaryPassword.create, { loginPassword: LOGIN, password: FIRST });
    sandbox.scenarios.add({ path: secondaryPassword.change.path, effect: { drop: 'after' }, times: 1 });
    const change = { current: FIRST, password: SECOND };
    expect((await api.send(secondaryPassword.change, change, { idempotencyKey: 'change' })).ok).toBe(true);
    expect(await api.send(secondaryPassword.state, {})).toMatchObject({ value: { set: 1, triesLeft: 5 } });
  });

  it('a forgotten one is set anew by a code to the member’s own e-mail', async () => {
    const api = await logIn('demo02');
    await api.send(secondaryPassword.create, { loginPassword: LOGIN, password: FIRST });
    await api.send(captcha.sendCodeOne, { way: 'email', purpose: 'secondaryPassword' });
    const [message] = sandbox.services.outbox.list();
    expect(message?.to).toBe('demo02@example.test');
    const reset = { way: 'email', code: message?.code ?? '', password: SECOND } as const;
    expect((await api.send(secondaryPassword.reset, reset)).ok).toBe(true);
    expect((await api.send(secondaryPassword.change, { current: SECOND, password: FIRST })).ok).toBe(true);
  });

  it('the refusals say how many tries are left, and until when it is locked', async () => {
    const api = await logIn('demo03');
    await api.send(secondaryPassword.create, { loginPassword: LOGIN, password: FIRST });
    const wrong = () => api.send(secondaryPassword.change, { current: SECOND, password: LOGIN });
    expect(await wrong()).toMatchObject({ error: { code: '7308', data: { left: 4 } } });
    for (let count = 0; count < 3; count += 1) await wrong();
    expect(await wrong()).toMatchObject({
      error: { code: '7313', data: { lockedUntil: expect.any(Number) as number } },
    });
  });
});
