import { createServer, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { games, home } from '@heptad/contracts';
import { DEMO_SALTS } from '@heptad/sandbox';
import { headersFor, startSandbox, type TestSandbox } from '@heptad/testing';
import { createSitesEdge, type Edge } from './create-edge';
import { buildSite, DEPLOYMENT, listen, PAGE } from './test-site';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const EVIL = 'evil.example';
/** What caches do not tell requests apart by, and programs behind them may believe. */
const FORGED: Readonly<Record<string, string>> = {
  'x-forwarded-host': EVIL,
  'x-forwarded-server': EVIL,
  'x-forwarded-proto': 'http',
  'x-forwarded-scheme': EVIL,
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-port': '1',
  'x-host': EVIL,
  forwarded: `host=${EVIL}`,
  'x-original-url': `/${EVIL}`,
  'x-rewrite-url': `/${EVIL}`,
  'x-http-method-override': 'DELETE',
  'x-api-evil': EVIL,
  origin: `https://${EVIL}`,
  referer: `https://${EVIL}/`,
  cookie: `name=${EVIL}`,
};

describe('an edge that somebody wants to keep what is not for all', () => {
  const titled = (title: string): string => PAGE.replace('<head>', `<head><title>${title}</title>`);
  const builds = ['one', 'two'].map((name) => buildSite({ 'index.html': titled(name) }));
  let sandbox: TestSandbox;
  let between: Awaited<ReturnType<typeof listen>>;
  let edge: Edge;
  let port = 0;
  let token = '';
  /** What the platform was asked, with all headers. */
  let seen: { readonly path: string; readonly headers: string }[] = [];

  /** What another platform answers with in the sandbox's place. */
  let instead: Record<string, string> | undefined;

  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true });
    token = await sandbox.logIn();
    const { hostname, port: platform } = new URL(sandbox.origin);
    between = await listen(
      createServer((request, response) => {
        const { url: path = '', method, headers } = request;
        seen.push({ path, headers: JSON.stringify(headers) });
        if (instead !== undefined) {
          response.writeHead(200, instead).end('{}');
          return;
        }
        const passed = httpRequest({ hostname, port: platform, path, method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        request.pipe(passed);
      }),
    );
  });
  afterAll(async () => {
    await between.close();
    await sandbox.close();
    for (const { remove } of builds) remove();
  });
  beforeEach(async () => {
    const same = { upstream: between.origin, deployment: { ...DEPLOYMENT, signatureSalts: DEMO_SALTS } };
    edge = createSitesEdge(
      builds.map(({ root }, at) => ({
        ...same,
        root,
        brand: 'ab'[at] ?? '',
        hosts: [`${'ab'[at] ?? ''}.example`],
      })),
      {},
    );
    port = Number(new URL(await edge.listen({ host: '127.0.0.1', port: 0 })).port);
    seen = [];
    instead = undefined;
  });
  afterEach(() => edge.close());

  const send = (
    path: string,
    { host = 'a.example', headers = {}, body }: { host?: string; headers?: object; body?: string } = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const all = { host, 'accept-language': 'zh-CN', 'content-type': 'application/json', ...headers };
      httpRequest({ host: '127.0.0.1', port, path, method, headers: all }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      })
        .on('error', reject)
        .end(body);
    });
  const signed = (path: string, named?: string) =>
    headersFor(path, named === undefined ? {} : { token: named }, sandbox.clock.real());
  const ask = (headers: object = {}, host = 'a.example') =>
    send(home.notices.path, { host, headers: { ...signed(home.notices.path), ...headers }, body: '{}' });

  it.each([
    '/mine/x.css',
    '/mine/profile.js',
    '/mine/%2e%2e/mine/x.css',
    '/mine%2Fx.png',
    '/mine;x.css',
    '/mine/x.css?y',
    '/assets/..%2fmine',
    '/assets/mine',
    '/assets/mine-abcdefgh.js',
    '//mine/x.css',
  ])('names nothing at %s that a cache may keep', async (path) => {
    const { status, headers, text } = await send(path, { headers: { cookie: 'token=mine' } });
    expect([404, 400]).toContain(status);
    expect(headers['cache-control'] ?? '').not.toMatch(/public|immutable|max-age=[1-9]/);
    expect(text).not.toContain('<title>');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['', '/x.css', '/x.js', '%2Fx.css', ';x.css', '.css', '?x.css'])(
    'lets no cache keep what a member is answered with %p behind the call',
    async (suffix) => {
      const path = '/site/api/v1/user/member/jwt';
      const { headers } = await send(path + suffix, { headers: signed(path, token) });
      expect(headers['cache-control']).toMatch(/no-store/);
    },
  );

  it.each([
    ['public, max-age=60', 'no-store'],
    ['s-maxage=60', 'no-store'],
    ['', 'no-store'],
    ['private, max-age=60', 'private, max-age=60'],
    ['no-cache', 'no-cache'],
  ])('says of a member’s answer that the platform gives as %p: %s', async (given, said) => {
    instead = given === '' ? {} : { 'cache-control': given };
    const path = '/site/api/v1/user/member/jwt';
    expect((await send(path, { headers: signed(path, token) })).headers['cache-control']).toBe(said);
    const authorized = { headers: { authorization: 'Bearer x' } };
    expect((await send('/v1/events', authorized)).headers['cache-control']).toBe(said);
    // What is for all is the platform's to say.
    expect((await send('/site/api/v1/media/banner.png')).headers['cache-control'] ?? '').toBe(given);
  });

  it('answers the page alike whatever is forged, and says nothing of it', async () => {
    const plain = await send('/home');
    const forged = await send('/home', { headers: FORGED });
    expect(forged.text).toBe(plain.text);
    expect({ ...forged.headers, date: '' }).toEqual({ ...plain.headers, date: '' });
    expect(JSON.stringify(forged)).not.toContain(EVIL);
  });

  it.each([
    [EVIL],
    [`${EVIL}:80`],
    [`a.example.${EVIL}`],
    [`a.example@${EVIL}`],
    ['a.example,b.example'],
    [''],
  ])('answers nothing under the forged name %p', async (host) => {
    const { status, text } = await send('/home', { host });
    expect([400, 421]).toContain(status);
    expect(text).not.toContain(EVIL);
  });

  it('asks for a list of all guests by nothing of whoever asked first, and gives all the same', async () => {
    const first = await ask(FORGED);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers).not.toMatch(/evil\.example|203\.0\.113/);
    const second = await ask();
    expect(seen).toHaveLength(1);
    expect(second.text).toBe(first.text);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('no-store');
  });

  it('keeps no answer for a member, gives members none of the kept ones, and keeps brands apart', async () => {
    await ask(signed(home.notices.path, token));
    await ask();
    expect(seen).toHaveLength(2);
    await ask(signed(home.notices.path, token));
    expect(seen).toHaveLength(3);
    await ask({}, 'b.example');
    expect(seen).toHaveLength(4);
    await ask({}, 'b.example');
    expect(seen).toHaveLength(4);
  });

  it.each([
    ['another body', '{"x":1}', {}],
    ['two of one header', '{}', { 'x-api-site': ['4002', '1'] }],
    ['a value that nobody has', '{}', { 'x-api-client': EVIL }],
    ['a language that is none', '{}', { 'accept-language': `zh-CN,${EVIL}` }],
  ])('keeps nothing for %s', async (_, body, headers) => {
    for (let at = 0; at < 2; at += 1)
      await send(home.notices.path, { headers: { ...signed(home.notices.path), ...headers }, body });
    expect(seen).toHaveLength(2);
    await ask();
    expect(seen).toHaveLength(3);
  });

  it('tells a list in one language from the same in another', async () => {
    const hall = (language: string) =>
      send(games.hall.path, {
        headers: { ...signed(games.hall.path), 'accept-language': language },
        body: JSON.stringify({ area: 'egame', language }),
      });
    const answers = [await hall('zh-CN'), await hall('en'), await hall('zh-CN'), await hall('en')];
    expect(seen).toHaveLength(2);
    expect(answers[2]?.text).toBe(answers[0]?.text);
    expect(answers[3]?.text).toBe(answers[1]?.text);
    expect(answers[1]?.text).not.toBe(answers[0]?.text);
  });
});
