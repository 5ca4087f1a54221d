import { ALL_CALLS, captcha, configuration, ERROR_CATALOGUE, type ErrorState } from '@heptad/contracts';
import { startSandbox } from '@heptad/testing';
import type { TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import { MEMBER_STATES } from '../members/member';

describe('sandbox controls', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  const host = { host: '127.0.0.1:4600' };
  const get = async (url: string) =>
    (await sandbox.app.inject({ url: `/__sandbox${url}`, headers: host })).json<unknown>();
  const post = (url: string, payload: object, headers = {}) =>
    sandbox.app.inject({
      method: 'POST',
      url: `/__sandbox${url}`,
      payload,
      headers: { ...host, ...headers },
    });

  it('tells that it is well', async () => {
    expect(await get('/health')).toMatchObject({ status: 'ok', storage: 'sqlite', seed: 1, playMoney: true });
  });

  it('seals for the shell’s encrypted string, and frames nothing but this machine', async () => {
    const messages = [{ name: 'theme', payload: 'dark' }];
    const { sealed } = (await post('/seal', messages)).json<{ sealed: string }>();
    expect(sandbox.services.keys.open('site', sealed)).toEqual(messages);
    const page = await sandbox.app.inject({ url: '/__sandbox/shell', headers: host });
    expect(page.statusCode).toBe(200);
    expect(String(page.headers['content-security-policy'])).toMatch(
      /frame-src http:\/\/localhost:\* http:\/\/\*\.localhost:\* http:\/\/127\.0\.0\.1:\*$/,
    );
  });

  it('switches scenarios on and off', async () => {
    const made = await post('/scenarios', {
      path: configuration.preInfo.path,
      effect: { code: 6032 },
      times: 3,
    });
    expect(made.statusCode).toBe(201);
    expect(await get('/scenarios')).toMatchObject([{ path: configuration.preInfo.path, times: 3 }]);
    expect((await sandbox.send(configuration.preInfo, {})).body?.['status_code']).toBe(6032);
    const removed = await sandbox.app.inject({
      method: 'DELETE',
      url: '/__sandbox/scenarios',
      headers: host,
    });
    expect(removed.statusCode).toBe(204);
    expect((await sandbox.send(configuration.preInfo, {})).body?.['status_code']).toBe(6000);
  });

  it('refuses what is no scenario with a sentence', async () => {
    const refused = await post('/scenarios', { path: '/a', effect: { latency: 'long' } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ error: string }>().error).not.toBe('');
  });

  it('tells what a captcha picture shows, as long as it waits for its answer', async () => {
    const { headers } = await sandbox.send(captcha.image, {});
    const key = String(headers['x-code']);
    const { answer } = (await get(`/captcha/${key}`)) as { answer: string };
    expect(answer).toMatch(/^\d{4}$/);
    expect(
      (await sandbox.send(captcha.imageCheck, { imageKey: key, imageCode: answer })).body?.['status_code'],
    ).toBe(6000);
    expect(await get(`/captcha/${key}`)).toEqual({ error: 'No picture waits under this key.' });
  });

  it('moves the clock in its three ways, and no other', async () => {
    const before = sandbox.clock.now();
    await post('/clock', { advance: 3_600_000 });
    expect(sandbox.clock.now()).toBe(before + 3_600_000);
    await post('/clock', { now: '2031-01-01T00:00:00.000Z' });
    expect(await get('/clock')).toMatchObject({ now: '2031-01-01T00:00:00.000Z', rate: 0 });
    await post('/clock', { rate: 60 });
    expect(await get('/clock')).toMatchObject({ rate: 60 });
    for (const body of [{}, { now: 'soon' }, { rate: -1 }, { advance: '1' }, { advance: 1, rate: 2 }]) {
      expect((await post('/clock', body)).statusCode).toBe(400);
    }
  });

  it('proves the ledger', async () => {
    const ledger = (await get('/ledger')) as {
      invariants: { holds: boolean };
      postings: { amount: string }[];
    };
    expect(ledger.invariants.holds).toBe(true);
    expect(ledger.postings.length).toBeGreaterThan(20);
    expect(ledger.postings.every(({ amount }) => /^-?\d+$/.test(amount))).toBe(true);
  });

  it('changes a member', async () => {
    const changed = await post('/members/demo05', { state: 'risk', grade: 9, deposit: '123.45' });
    expect(changed.json()).toMatchObject({ name: 'demo05', state: 'risk', grade: 9, centre: '123.45' });
    expect((await post('/members/nobody', {})).statusCode).toBe(404);
    for (const body of [{ state: 'odd' }, { grade: 11 }, { deposit: '-1' }, { deposit: 5 }]) {
      expect((await post('/members/demo05', body)).statusCode).toBe(400);
    }
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('switches the platform to maintenance', async () => {
    await post('/switches', { siteStatus: 0, closedVenues: ['IMTY'] });
    expect(await get('/switches')).toEqual({
      siteStatus: 0,
      anchors: 1,
      festivalSkin: '0',
      closedVenues: ['IMTY'],
    });
    expect((await post('/switches', { siteStatus: 2 })).statusCode).toBe(400);
  });

  it('tells until when a running match takes bets, and nothing of one that does not run', async () => {
    const { simulation, clock } = sandbox.services;
    const now = clock.now();
    const list = v.parse(
      v.array(v.object({ id: v.string(), sport: v.string(), nextStop: v.number() })),
      await get('/matches?period=live'),
    );
    const football = list.filter(({ sport }) => sport === 'football');
    expect(football.length).toBeGreaterThan(0);
    const first = football.reduce((a, b) => (a.nextStop <= b.nextStop ? a : b));
    expect(first.nextStop).toBeGreaterThan(now);
    const scoreAt = (time: number) => simulation.match(first.id, time)?.score;
    expect(scoreAt(first.nextStop - 1)).toEqual(scoreAt(now));
    await clock.set(first.nextStop);
    expect(simulation.nextStop(first.id)).not.toBe(first.nextStop);
    const early = await get('/matches?period=early');
    expect(JSON.stringify(early)).not.toContain('nextStop');
  });

  it('gives commands to a match: score, end', async () => {
    const [live] = sandbox.services.simulation.matches({
      period: 'live',
      sport: 'football',
      markets: 'none',
    });
    if (live === undefined) throw new Error('there is always a live match');
    const scored = await post(`/matches/${live.id}`, { type: 'score', side: 'home' });
    expect(scored.json()).toMatchObject({ score: { home: live.score.home + 1 } });
    expect((await post(`/matches/${live.id}`, { type: 'end' })).json()).toMatchObject({ status: 'ended' });
    expect((await post(`/matches/${live.id}`, { type: 'score', side: 'home' })).statusCode).toBe(409);
    expect((await post('/matches/none', { type: 'end' })).statusCode).toBe(404);
    expect((await post(`/matches/${live.id}`, { type: 'dance' })).statusCode).toBe(400);
  });

  it('stages a match that has not begun, and says why another cannot be', async () => {
    const { simulation } = sandbox.services;
    const [early] = simulation.matches({ period: 'early', sport: 'football', markets: 'none' });
    if (early === undefined) throw new Error('there is always an early match');
    const staged = await post(`/matches/${early.id}`, { type: 'stage' });
    expect(staged.json()).toMatchObject({ id: early.id, status: 'live', stage: 'firstHalf' });
    const again = await post(`/matches/${early.id}`, { type: 'stage' });
    expect([again.statusCode, again.json()]).toEqual([409, { error: 'alreadyBegun' }]);
    expect((await post(`/matches/${early.id}`, { type: 'stage', at: 1 })).statusCode).toBe(400);
  });

  it.each([
    ['a foreign origin', { origin: 'http://evil.test' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:9' }],
    ['a foreign host name', { host: 'evil.test' }],
    ['a proxy', { 'x-forwarded-for': '10.0.0.1' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('answers nothing to %s', async (_what, headers) => {
    expect((await post('/scenarios', { path: '/*', effect: { status: 500 } }, headers)).statusCode).toBe(403);
    expect(sandbox.scenarios.list()).toEqual([]);
  });

  it('answers nothing to another machine, takes its own page', async () => {
    const remote = await sandbox.app.inject({
      url: '/__sandbox/ledger',
      headers: host,
      remoteAddress: '192.168.1.9',
    });
    expect(remote.statusCode).toBe(403);
    expect((await post('/clock', { advance: 1 }, { origin: 'http://127.0.0.1:4600' })).statusCode).toBe(200);
  });

  it.each(['/%5f%5fsandbox', '/__%73andbox', '/%5F_sandbo%78'])(
    'knows its controls under the spelling %s',
    async (prefix) => {
      for (const [method, path] of [
        ['GET', '/members'],
        ['GET', '/ledger'],
        ['POST', '/scenarios'],
        ['POST', '/clock'],
      ] as const) {
        const answer = await sandbox.app.inject({
          method,
          url: `${prefix}${path}`,
          headers: { host: 'evil.test' },
          ...(method === 'POST' ? { payload: { advance: 1, path: '/*', effect: { status: 500 } } } : {}),
        });
        expect([path, answer.statusCode]).toEqual([path, 403]);
      }
      expect(sandbox.scenarios.list()).toEqual([]);
    },
  );

  it('serves the panel under a policy that lets no other script run', async () => {
    const page = await sandbox.app.inject({ url: '/__sandbox/', headers: host });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script>|onclick=/);
    const script = await sandbox.app.inject({ url: '/__sandbox/panel.js', headers: host });
    expect(() => new Function(script.body)).not.toThrow();
    // Each part that the script fills by its name is on the page.
    for (const [, id = ''] of script.body.matchAll(/(?:find|table)\('([\w-]+)'/g))
      expect([id, page.body.includes(`id="${id}"`)]).toEqual([id, true]);
  });

  it('offers every code of the catalogue and every state of a member', async () => {
    const { codes, states } = (await get('/codes')) as {
      codes: { code: number | string }[];
      states: string[];
    };
    const offered = codes.map(({ code }) => String(code));
    for (const code of [
      6001, 6002, 6021, 6022, 6024, 6025, 6026, 6027, 6028, 6029, 6031, 6032, 6033, 6035, 6036, 6037, 6038,
      6039,
    ]) {
      expect(offered).toContain(String(code));
    }
    for (const code of [6501, 22007, 900000, 10102, 10103, 10104, 10105, 14010, '0400401'])
      expect(offered).toContain(String(code));
    expect(states).toEqual([...MEMBER_STATES]);
  });

  it('ERR-013 offers every row of the error catalogue, each scenario as it can be switched on', async () => {
    const states = (await get('/errors')) as ErrorState[];
    expect(states).toEqual(ERROR_CATALOGUE);
    for (const { row, provoke } of states) {
      if (provoke.by !== 'scenario') continue;
      for (const scenario of provoke.scenarios)
        expect([row, (await post('/scenarios', scenario)).statusCode]).toEqual([row, 201]);
    }
    for (const one of sandbox.scenarios.list().filter(({ path }) => !path.endsWith('*')))
      expect(Object.values(ALL_CALLS).map(({ path }) => path)).toContain(one.path);
  });

  it('makes the API reference from the contracts, a sentence and two schemas for each call', async () => {
    const calls = (await get('/reference')) as {
      path: string;
      text: string;
      request: object;
      response: object;
    }[];
    expect(calls.length).toBeGreaterThan(80);
    for (const call of calls) {
      expect(call.text.length).toBeGreaterThan(10);
      expect(call.request).toHaveProperty('$schema');
    }
    const login = calls.find(({ path }) => path === '/site/api/v1/user/login');
    expect(login?.request).toMatchObject({ required: ['name', 'password'] });
  });
});
