import { startSandbox, type TestSandbox } from '@heptad/testing';

const failure = (route: string) => ({
  time: '2026-06-01T12:00:00.000Z',
  kind: 'browser-error',
  brand: 'demo',
  build: 'app-Ab.js',
  route,
  name: 'TypeError',
  frames: ['app-Ab.js:1:20411', 'vendor-Cd.js:7:9'],
});
const blocked = {
  time: '2026-06-01T12:00:01.000Z',
  kind: 'policy-report',
  brand: 'demo',
  directive: 'script-src-elem',
  blocked: 'https://elsewhere.example',
  page: '/home',
};

describe('what browsers report, on the panel', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  const headers = { host: '127.0.0.1:4600' };
  const send = async (payload: object, more: Record<string, string> = {}) =>
    (
      await sandbox.app.inject({
        method: 'POST',
        url: '/__sandbox/reports',
        payload,
        headers: { ...headers, ...more },
      })
    ).statusCode;
  const listed = async () =>
    (await sandbox.app.inject({ url: '/__sandbox/reports', headers })).json<{ route: string }[]>();

  it('is listed newest first, whatever its kind', async () => {
    expect(await listed()).toEqual([]);
    expect(await send(failure('/mine'))).toBe(200);
    expect(await send(blocked)).toBe(200);
    expect(await listed()).toMatchObject([
      { kind: 'policy-report', route: '/home', name: 'script-src-elem', where: 'https://elsewhere.example' },
      {
        kind: 'browser-error',
        route: '/mine',
        build: 'app-Ab.js',
        where: 'app-Ab.js:1:20411 vendor-Cd.js:7:9',
      },
    ]);
  });

  it('makes room for what comes later', async () => {
    for (let number = 0; number < 203; number += 1) await send(failure(`/${String(number)}`));
    const all = await listed();
    expect(all).toHaveLength(200);
    expect(all[0]?.route).toBe('/202');
    expect(all.at(-1)?.route).toBe('/3');
  });

  it.each([
    ['another kind', { ...blocked, kind: 'other' }],
    ['no time', { ...failure('/mine'), time: 'yesterday' }],
    ['a name without end', { ...failure('/mine'), name: 'x'.repeat(81) }],
    ['eleven places', { ...failure('/mine'), frames: Array.from({ length: 11 }, () => 'app-Ab.js:1:1') }],
  ])('is refused with %s', async (_, payload) => {
    expect(await send(payload)).toBe(400);
    expect(await listed()).toEqual([]);
  });

  it('is taken of this machine alone', async () => {
    expect(await send(failure('/mine'), { host: 'play.example' })).toBe(403);
    expect(await send(failure('/mine'), { 'x-forwarded-for': '203.0.113.1' })).toBe(403);
  });
});
