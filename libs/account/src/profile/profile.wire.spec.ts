import { createApiClient } from '@heptad/api-client';
import { captcha, forget, member, profile, session } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const PASSWORD = md5('Heptad2026');
const PHONE = '13900001111';

describe('the profile against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterEach(() => sandbox.scenarios.remove());
  afterAll(() => sandbox.close());

  const open = (device: string) => {
    const held: { token: string | undefined } = { token: undefined };
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock: createClock(),
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => device,
      salts: () => SALTS,
      token: () => held.token,
    });
    return { api, held };
  };
  async function register(name: string) {
    const { api, held } = open(`profile-${name}`);
    const answer = await api.send(session.register, { name, password: PASSWORD });
    held.token = answer.ok ? answer.value.token : undefined;
    return api;
  }
  const newest = () => String(sandbox.services.outbox.list()[0]?.code);
  const sendBind = { way: 'phone', purpose: 'bind', target: PHONE } as const;

  it('ROUTE-049 ROUTE-010 ROUTE-009 who registers binds a phone, resets the password by it, and passes an identity check', async () => {
    const api = await register('wirenew1');
    expect(await api.send(profile.state, {})).toMatchObject({
      value: { secondaryPassword: 0, payoutAccounts: 0 },
    });
    expect((await api.send(captcha.sendCodeOne, sendBind)).ok).toBe(true);
    const bound = await api.send(
      profile.bind,
      { way: 'phone', contact: PHONE, code: newest() },
      { idempotencyKey: 'a' },
    );
    expect(bound.ok).toBe(true);
    expect(await api.send(member.info, {})).toMatchObject({ value: { phoneBound: 1, phone: '139****1111' } });

    const guest = open('elsewhere').api;
    const one = await guest.send(forget.phoneOne, { name: 'wirenew1', phone: PHONE });
    const two = await guest.send(forget.phoneTwo, { ticket: one.ok ? one.value.ticket : '', code: newest() });
    const password = md5('Fresh2026');
    expect(
      (await guest.send(forget.phoneThree, { ticket: two.ok ? two.value.ticket : '', password })).ok,
    ).toBe(true);

    await sandbox.services.members.update((await sandbox.services.members.findByName('wirenew1'))?.id ?? '', {
      state: 'unusualIp',
    });
    const login = { name: 'wirenew1', password };
    expect(await guest.send(session.login, login, { noReplay: true })).toMatchObject({
      error: { code: '6025', data: { phone: '139****1111' } },
    });
    await guest.send(captcha.sendCodeOne, { way: 'phone', purpose: 'login' });
    expect((await guest.send(session.login, { ...login, deviceCode: newest() })).ok).toBe(true);
  });

  it('a binding whose answer was lost is asked for again by itself, under the same key', async () => {
    const api = await register('wirenew2');
    await api.send(captcha.sendCodeOne, { way: 'email', purpose: 'bind', target: 'wire@example.test' });
    sandbox.scenarios.add({ path: profile.bind.path, effect: { drop: 'after' }, times: 1 });
    const binding = { way: 'email', contact: 'Wire@example.test', code: newest() } as const;
    expect((await api.send(profile.bind, binding, { idempotencyKey: 'lost' })).ok).toBe(true);
    expect(await api.send(profile.state, {})).toMatchObject({ value: { email: 'wi***@example.test' } });
  });

  it('ROUTE-052 a proof, and the avatar and birthday, cross the wire whole', async () => {
    const api = await register('wirenew3');
    const contact = '13900003333';
    await api.send(captcha.sendCodeOne, { ...sendBind, target: contact });
    await api.send(profile.bind, { way: 'phone', contact, code: newest() }, { idempotencyKey: 'b' });
    await api.send(captcha.sendCodeOne, { way: 'phone', purpose: 'changePhone' });
    expect(
      await api.send(profile.prove, { purpose: 'changePhone', code: newest() }, { idempotencyKey: 'c' }),
    ).toMatchObject({ ok: true, value: { proof: expect.any(String) as string } });
    const write = { idempotencyKey: 'd' };
    expect((await api.send(profile.setAvatar, { drawing: 'owl' }, write)).ok).toBe(true);
    expect((await api.send(profile.setBirthday, { birthday: '1990-06-12' }, write)).ok).toBe(true);
    expect((await api.send(profile.setName, { name: '李雷' }, write)).ok).toBe(true);
    expect(await api.send(profile.state, {})).toMatchObject({
      value: { avatar: '/site/api/v1/user/avatar/owl.svg', birthday: '1990-06-12', realName: '李*' },
    });
  });
});
