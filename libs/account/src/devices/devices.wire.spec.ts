import { createApiClient } from '@heptad/api-client';
import { devices, member as memberCalls, passkeys, session } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const LOGIN = md5('Heptad2026');

describe('devices and passkeys against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterAll(() => sandbox.close());

  async function logIn(uuid: string) {
    const held: { token: string | undefined } = { token: undefined };
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock: createClock(),
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => uuid,
      salts: () => SALTS,
      token: () => held.token,
    });
    const answer = await api.send(session.login, { name: 'demo01', password: LOGIN });
    held.token = answer.ok ? answer.value.token : undefined;
    return api;
  }

  it('ROUTE-043 one device ends the other, which is refused as replaced, and both logins are in the history', async () => {
    const [own, other] = [await logIn('own'), await logIn('other')];
    const list = await own.send(devices.list, {});
    expect(list).toMatchObject({
      ok: true,
      value: { sessions: [{ current: 1, place: 'here' }, { current: 0 }] },
    });
    const id = list.ok ? (list.value.sessions[1]?.id ?? '') : '';
    expect((await own.send(devices.endSession, { id })).ok).toBe(true);
    expect(await other.send(memberCalls.info, {}, { noReplay: true })).toMatchObject({
      error: { kind: 'business', code: '10105' },
    });
    expect(await own.send(devices.endOthers, {})).toMatchObject({ value: { ended: 0 } });
    expect(await own.send(devices.history, { size: 20 })).toMatchObject({
      value: { items: [{ way: 'password' }, { way: 'password' }] },
    });
  });

  it('ROUTE-013 what the browser is asked comes through whole, and a wrong password asks it nothing', async () => {
    const api = await logIn('own');
    expect(await api.send(passkeys.list, {})).toEqual({ ok: true, value: { passkeys: [], most: 10 } });
    expect(await api.send(passkeys.addOptions, { loginPassword: LOGIN })).toMatchObject({
      value: { rp: { id: '127.0.0.1' }, user: { name: 'demo01' }, excludeCredentials: [] },
    });
    expect(await api.send(passkeys.addOptions, { loginPassword: md5('Wrong2026') })).toMatchObject({
      error: { code: '7308', data: { left: 4 } },
    });
    expect(await api.send(passkeys.loginOptions, {})).toMatchObject({ value: { rpId: '127.0.0.1' } });
  });
});
