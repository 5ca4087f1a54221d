import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Call, games, home, SHARED_LIST_TTL_MS, SHARED_LISTS } from '@heptad/contracts';
import { DEMO_SALTS } from '@heptad/sandbox';
import { headersFor, startSandbox, type SendExtras, type TestSandbox } from '@heptad/testing';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './create-edge';
import { DEPLOYMENT, buildSite, listen } from './test-site';

describe('shared lists at the edge', () => {
  const site = buildSite();
  let sandbox: TestSandbox;
  let between: Awaited<ReturnType<typeof listen>>;
  let edge: FastifyInstance;
  let origin = '';
  let time = 0;
  /** Of the browser that came last. */
  let socketOfEdge: Socket | undefined;
  /** What the platform was asked. */
  let seen: IncomingMessage[] = [];
  /** Answers in the platform's place while it is there. */
  let instead: ((response: ServerResponse) => void) | undefined;

  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true });
    const { hostname, port } = new URL(sandbox.origin);
    between = await listen(
      createServer((request, response) => {
        seen.push(request);
        if (instead) {
          instead(response);
          return;
        }
        const { url: path, method, headers } = request;
        const passed = httpRequest({ hostname, port, path, method, headers }, (answer) => {
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
    site.remove();
  });

  beforeEach(async () => {
    seen = [];
    instead = undefined;
    time = sandbox.clock.real();
    edge = createEdge({
      root: site.root,
      upstream: between.origin,
      deployment: { ...DEPLOYMENT, signatureSalts: DEMO_SALTS },
      now: () => time,
    });
    edge.server.on('connection', (socket) => (socketOfEdge = socket));
    origin = await edge.listen({ host: '127.0.0.1', port: 0 });
    jest.useFakeTimers({ doNotFake: [...REAL] });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await edge.close();
  });

  interface Asked extends SendExtras {
    readonly body?: string;
    readonly query?: string;
  }
  const ask = async (call: Call, { body = '{}', query = '', ...extras }: Asked = {}) => {
    const headers = {
      'content-type': 'application/json;charset=UTF-8',
      'accept-language': 'zh-CN',
      ...headersFor(call.path, extras, sandbox.clock.real()),
    };
    const answer = await fetch(origin + call.path + query, {
      method: 'POST',
      headers,
      body,
    });
    const text = await answer.text();
    return { status: answer.status, age: answer.headers.get('age'), text, headers: answer.headers };
  };
  const calls = () => seen.length;

  it.each(SHARED_LISTS.map((list) => [list.call.path, list] as const))(
    'OPEN-062 gives %s as the platform does, and asks it once',
    async (_, { call, request }) => {
      const body = JSON.stringify(request);
      const first = await ask(call, { body });
      const second = await ask(call, { body, uuid: 'another-device' });
      expect([first.status, first.age, second.age]).toEqual([200, '0', '0']);
      expect(calls()).toBe(1);
      expect(second.text).toBe(first.text);
      // Whoever names a member is answered by the platform itself.
      const { text } = await ask(call, { body, token: await sandbox.logIn() });
      expect(JSON.parse(first.text)).toEqual(JSON.parse(text));
      expect(second.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['br', 'gzip'])(
    'OPEN-062 gives a long list packed as %s to whoever takes it so',
    async (encoding) => {
      const body = JSON.stringify({ area: 'egame', language: 'zh-CN' });
      const bare = await ask(games.hall, { body, headers: { 'accept-encoding': 'identity' } });
      const packed = await ask(games.hall, { body, headers: { 'accept-encoding': encoding } });
      expect([bare.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([
        null,
        encoding,
      ]);
      expect(Number(packed.headers.get('content-length'))).toBeLessThan(bare.text.length / 5);
      expect(packed.text).toBe(bare.text);
      expect([bare, packed].map(({ headers }) => headers.get('vary'))).toEqual([
        'Accept-Encoding',
        'Accept-Encoding',
      ]);
      expect(calls()).toBe(1);
    },
  );

  it('OPEN-062 gives a short list as it is', async () => {
    const { headers, age } = await ask(home.notices, { headers: { 'accept-encoding': 'br' } });
    expect([age, headers.get('content-encoding')]).toEqual(['0', null]);
  });

  it('OPEN-062 asks in its own name, with nothing of the visitor', async () => {
    const odd = { cookie: 'a=1', 'x-forwarded-host': 'evil.example', 'x-odd': '1', 'user-agent': 'Evil' };
    expect((await ask(home.notices, { headers: odd, uuid: 'mine' })).age).toBe('0');
    const headers = seen[0]?.headers ?? {};
    expect(Object.keys(headers).sort()).toEqual(
      ['accept', 'accept-language', 'connection', 'content-length', 'content-type', 'host'].concat([
        'x-api-client',
        'x-api-site',
        'x-api-uuid',
        'x-api-version',
        'x-api-xxx',
      ]),
    );
    expect(headers['x-api-uuid']).not.toBe('mine');
  });

  it('OPEN-062 keeps languages, sites and forms of client apart', async () => {
    const kinds: Asked[] = [
      {},
      { headers: { 'accept-language': 'en' } },
      { site: '4008' },
      { headers: { 'x-api-client': 'app' } },
    ];
    const texts: string[] = [];
    for (const kind of kinds) texts.push((await ask(home.content, kind)).text);
    expect(calls()).toBe(4);
    expect(new Set(texts.slice(0, 3)).size).toBe(3);
    for (const [index, kind] of kinds.entries())
      expect((await ask(home.content, kind)).text).toBe(texts[index]);
    expect(calls()).toBe(4);
  });

  it.each<[string, Asked]>([
    ['a token', { token: 'x' }],
    ['an empty token', { token: '' }],
    ['an authorization', { headers: { authorization: 'x' } }],
    ['a query', { query: '?a=1' }],
    ['another body', { body: '{"a":1}' }],
    ['the same body in other spelling', { body: '{ }' }],
    ['no body', { body: '' }],
    ['a site that is no number', { headers: { 'x-api-site': '4002, 4003' } }],
    ['a language of no product', { headers: { 'accept-language': 'en, zh-CN' } }],
    ['the native shell’s version', { headers: { 'x-api-version': '2.1.0' } }],
    ['an unknown form of client', { headers: { 'x-api-client': 'tv' } }],
  ])(
    'OPEN-062 hands a call with %s on, keeps nothing of it and gives it nothing that is kept',
    async (_, odd) => {
      const first = await ask(home.notices, odd);
      const again = await ask(home.notices, odd);
      expect([first.age, again.age, calls()]).toEqual([null, null, 2]);
      await ask(home.notices);
      expect([(await ask(home.notices, odd)).age, calls()]).toEqual([null, 4]);
    },
  );

  it.each<[string, (response: ServerResponse) => void]>([
    ['a refusal', (response) => response.end('{"status_code":6001,"message":"","data":null}')],
    ['another shape', (response) => response.end('{"status_code":6000,"message":"","data":{"a":1}}')],
    ['no JSON', (response) => response.end('<!doctype html>')],
    ['a failure', (response) => response.writeHead(500).end('{"status_code":6000,"message":"","data":[]}')],
    ['too much', (response) => response.end(' '.repeat(800_000) + '{"status_code":6000,"data":[]}')],
    [
      'half an answer',
      (response) => response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy()),
    ],
  ])('OPEN-062 never keeps %s: the visitor’s own call goes on', async (_, answer) => {
    instead = answer;
    await ask(home.notices).catch(() => undefined);
    instead = undefined;
    expect((await ask(home.notices)).age).toBeNull();
    time += 5_000;
    const { age, text } = await ask(home.notices);
    expect([age, JSON.parse(text)]).toMatchObject(['0', { status_code: 6000 }]);
  });

  it('OPEN-062 keeps the fields of the contract alone, and no cookie', async () => {
    const notice = { id: '1', title: 't', content: 'c', publishedAt: 1 };
    instead = (response) =>
      response
        .writeHead(200, { 'set-cookie': 'a=1' })
        .end(JSON.stringify({ status_code: 200, ip: '1.2.3.4', data: [{ ...notice, ip: '1.2.3.4' }] }));
    const { text, headers } = await ask(home.notices);
    expect(JSON.parse(text)).toEqual({ status_code: 6000, message: 'success', data: [notice] });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('OPEN-062 asks nothing more for a visitor who has gone', async () => {
    const silent = new Promise<ServerResponse>((resolve) => (instead = resolve));
    const headers = {
      'content-type': 'application/json',
      'accept-language': 'zh-CN',
      ...headersFor(home.notices.path, {}, sandbox.clock.real()),
    };
    const call = httpRequest(origin + home.notices.path, { method: 'POST', headers, agent: false });
    call.on('error', () => undefined);
    call.end('{}');
    const held = await silent;
    const lost = new Promise((resolve) => socketOfEdge?.once('close', resolve));
    call.destroy();
    await lost;
    jest.advanceTimersByTime(600);
    // This call goes all the way: so would have the first one.
    instead = undefined;
    await ask(home.notices);
    expect(calls()).toBe(2);
    held.end();
  });

  it('CALL-061 gives an older list where the platform does not answer within 600 ms', async () => {
    const first = await ask(home.notices);
    time += SHARED_LIST_TTL_MS + 5_000;
    const silent = new Promise<ServerResponse>((resolve) => (instead = resolve));
    const reading = ask(home.notices);
    const held = await silent;
    jest.advanceTimersByTime(600);
    expect(await reading).toMatchObject({ age: '35', text: first.text });
    held.end();
  });
});

/** All but the timer of the 600 ms, which so passes only when a test says so. */
const REAL = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;
