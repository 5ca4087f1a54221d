import { type Call, configuration, forget, keys, member, session } from '@heptad/contracts';
import { createClock } from '@heptad/device';
import { passwordHashOf, startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { createAxiosTransport } from './axios-transport';
import { createApiClient, type ApiClientOptions } from './create-api-client';
import type { TransportRequest } from './transport';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };

describe('the request path against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterEach(() => sandbox.scenarios.remove());
  afterAll(() => sandbox.close());

  function setUp(more: Partial<ApiClientOptions> = {}) {
    const requests: TransportRequest[] = [];
    const state = { token: undefined as string | undefined };
    const carry = createAxiosTransport(sandbox.origin);
    const clock = createClock();
    const api = createApiClient({
      transport(request) {
        requests.push(request);
        return carry(request);
      },
      clock,
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => 'wire-device',
      salts: () => SALTS,
      token: () => state.token,
      ...more,
    });
    const to = (call: Call): TransportRequest[] => requests.filter(({ url }) => url === call.path);
    return { api, requests, state, clock, to };
  }

  it('API-013 CALL-004 parses an answer by its contract', async () => {
    const { api } = setUp();
    const answer = await api.send(configuration.preInfo, {});
    expect(answer.ok && answer.value.SiteBaseConfigVo.title.length > 0).toBe(true);
  });

  it('API-003 a right signature is taken, a wrong one and none are refused', async () => {
    expect((await setUp().api.send(configuration.preInfo, {})).ok).toBe(true);
    for (const salts of [{ '/site': 'wrong' }, {}]) {
      expect(await setUp({ salts: () => salts }).api.send(configuration.preInfo, {})).toMatchObject({
        ok: false,
        error: { kind: 'business', code: '4003' },
      });
    }
  });

  it('API-003 a device whose clock is off by a day is corrected by the refusal and goes on', async () => {
    const clock = createClock({ wall: () => Date.now() - 86_400_000, monotonic: () => performance.now() });
    const { api, to } = setUp({ clock });
    expect((await api.send(configuration.preInfo, {})).ok).toBe(true);
    expect(to(configuration.preInfo)).toHaveLength(2);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(5_000);
  });

  it('API-005 API-006 API-007 are judged by the platform: site, token, device id', async () => {
    const { api, state } = setUp();
    expect(await api.send(member.info, {})).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '10102' },
    });
    const login = await api.send(session.login, { name: 'demo01', password: passwordHashOf('Heptad2026') });
    state.token = login.ok ? login.value.token : undefined;
    expect(await api.send(member.info, {})).toMatchObject({ ok: true, value: { name: 'demo01' } });
    expect(await setUp({ siteId: 'none' }).api.send(configuration.preInfo, {})).toMatchObject({
      error: { code: '4000' },
    });
    expect(await setUp({ uuid: () => '' }).api.send(configuration.preInfo, {})).toMatchObject({
      error: { code: '22007' },
    });
  });

  it('CALL-001 CRYPTO-001 logs in by the MD5 of the password', async () => {
    const { api } = setUp();
    const answer = await api.send(session.login, { name: 'demo02', password: passwordHashOf('Heptad2026') });
    expect(answer).toMatchObject({ ok: true, value: { token: expect.any(String) } });
  });

  it('CALL-023 CALL-026 CRYPTO-003 CRYPTO-005 the first step of a forgotten password travels sealed', async () => {
    const { api, to } = setUp();
    const answer = await api.send(forget.phoneOne, { name: 'demo01', phone: '13800000001' });
    expect(answer).toMatchObject({ ok: true, value: { ticket: expect.any(String) } });
    expect(Object.keys(JSON.parse(to(forget.phoneOne)[0]?.body ?? '{}') as object)).toEqual(['x']);
    expect(to(keys.site)).toHaveLength(1);
    expect(await api.send(forget.phoneTwo, { ticket: 'none', code: '000000' })).toMatchObject({
      ok: false,
      error: { kind: 'business' },
    });
    expect(to(keys.site)).toHaveLength(1);
  });

  it('CRYPTO-004 CRYPTO-005 without a key the same step travels plainly and is taken', async () => {
    const { api, to } = setUp();
    sandbox.scenarios.add({ path: keys.site.path, effect: { status: 500 }, times: 9 });
    expect((await api.send(forget.phoneOne, { name: 'demo01', phone: '13800000001' })).ok).toBe(true);
    expect(JSON.parse(to(forget.phoneOne)[0]?.body ?? '{}')).toEqual({
      name: 'demo01',
      phone: '13800000001',
    });
  });

  it('CALL-025 CALL-046 CRYPTO-006 opens the sealed configuration', async () => {
    const { api, to } = setUp();
    const answer = await api.send(configuration.vvPretty, {});
    const content = answer.ok ? await api.open('site', answer.value, keys.siteConfiguration) : undefined;
    expect(v.is(configuration.vvPrettyContent, content)).toBe(true);
    expect(to(keys.siteConfiguration)).toHaveLength(1);
    expect(to(keys.site)).toHaveLength(0);
  });

  it.each([
    ['no JSON', { malformed: 'json' }],
    ['another shape', { malformed: 'shape' }],
  ] as const)('an answer of %s is malformed', async (_, effect) => {
    const { api } = setUp();
    sandbox.scenarios.add({ path: session.login.path, effect, times: 1 });
    const answer = await api.send(session.login, { name: 'demo02', password: passwordHashOf('Heptad2026') });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('ERR-003 ERR-010 a bad status and a reset connection are told apart', async () => {
    const { api } = setUp();
    const request = { name: 'demo02', password: passwordHashOf('Heptad2026') };
    sandbox.scenarios.add({ path: session.login.path, effect: { status: 500 }, times: 1 });
    expect(await api.send(session.login, request)).toMatchObject({ error: { kind: 'http', status: 500 } });
    sandbox.scenarios.add({ path: session.login.path, effect: { drop: 'before' }, times: 1 });
    expect(await api.send(session.login, request)).toMatchObject({
      error: { kind: 'offline', messageKey: 'terminated' },
    });
  });

  it('a read is sent again after a reset connection, a login is not', async () => {
    const { api, to } = setUp({ random: () => 0 });
    sandbox.scenarios.add({ path: configuration.preInfo.path, effect: { drop: 'before' }, times: 2 });
    expect((await api.send(configuration.preInfo, {})).ok).toBe(true);
    expect(to(configuration.preInfo)).toHaveLength(3);
  });

  it('API-009 ERR-006 a late answer is a timeout, and the connection is given up', async () => {
    const { api } = setUp();
    sandbox.scenarios.add({ path: configuration.preInfo.path, effect: { latency: 2_000 }, times: 1 });
    expect(await api.send(configuration.preInfo, {}, { timeoutMs: 100 })).toMatchObject({
      error: { kind: 'timeout' },
    });
  });
});
