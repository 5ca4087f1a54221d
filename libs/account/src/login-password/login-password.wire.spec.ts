import { createApiClient } from '@heptad/api-client';
import { loginPassword, member, session } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const OLD = md5('Heptad2026');
const NEW = md5('Kite7Moon3');
const WRONG = md5('Wrong2026');

describe('the login password against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterEach(() => sandbox.scenarios.remove());
  afterAll(() => sandbox.close());

  async function logIn(name: string, password = OLD) {
    const held: { token: string | undefined } = { token: undefined };
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock: createClock(),
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => `login-${name}`,
      salts: () => SALTS,
      token: () => held.token,
    });
    const answer = await api.send(session.login, { name, password });
    held.token = answer.ok ? answer.value.token : undefined;
    return { api, loggedIn: answer.ok };
  }
  async function versionOf({ api }: Awaited<ReturnType<typeof logIn>>): Promise<string> {
    const state = await api.send(loginPassword.state, {});
    return state.ok ? state.value.version : '';
  }

  it('ROUTE-044 ROUTE-045 a change whose answer was lost is asked for again by itself: one change, the others are out', async () => {
    const [other, own] = [await logIn('demo01'), await logIn('demo01')];
    const version = await versionOf(own);
    sandbox.scenarios.add({ path: loginPassword.change.path, effect: { drop: 'after' }, times: 1 });
    const change = { current: OLD, password: NEW, version };
    const answer = await own.api.send(loginPassword.change, change, { idempotencyKey: 'change' });
    expect(answer).toMatchObject({
      ok: true,
      value: { ended: [{ startedAt: expect.any(Number) as number }] },
    });
    expect((await own.api.send(member.info, {})).ok).toBe(true);
    expect(await other.api.send(member.info, {})).toMatchObject({ error: { code: '10105' } });
    expect((await logIn('demo01', OLD)).loggedIn).toBe(false);
    expect((await logIn('demo01', NEW)).loggedIn).toBe(true);
  });

  it('the refusals say how many tries are left, until when it is locked, and that another page was faster', async () => {
    const own = await logIn('demo02');
    const version = await versionOf(own);
    const send = (current: string, password = NEW, of = version) =>
      own.api.send(loginPassword.change, { current, password, version: of });
    expect(await send(OLD, OLD)).toMatchObject({ error: { code: '7211' } });
    expect(await send(OLD, NEW, 'another')).toMatchObject({ error: { code: '7212' } });
    expect(await send(WRONG)).toMatchObject({ error: { code: '7308', data: { left: 4 } } });
    for (let count = 0; count < 3; count += 1) await send(WRONG);
    expect(await send(WRONG)).toMatchObject({
      error: { code: '7313', data: { lockedUntil: expect.any(Number) as number } },
    });
  });
});
