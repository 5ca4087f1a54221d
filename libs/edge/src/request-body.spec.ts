import { connect, Socket } from 'node:net';
import { createServer, IncomingMessage } from 'node:http';
import { LINE_HEALTH_PATH } from '@heptad/contracts';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './create-edge';
import { BodyReader, type BodyLimits } from './request-body';
import { DEPLOYMENT, buildSite, listen } from './test-site';

/** Nothing is given up by the time of a busy machine, unless a test is about that. */
const LIMITS = {
  everyMs: 60_000,
  leastBytes: 10,
  withinMs: 60_000,
  maxBytes: 2_000,
  perAddress: 3,
  atOnce: 5,
};

describe('bodies at the edge', () => {
  const site = buildSite();
  let platform: Awaited<ReturnType<typeof listen>>;
  const edges: FastifyInstance[] = [];
  let origin = '';
  /** Gives up what is slow within a second. */
  let hasty = '';
  let connections = 0;
  const open: Socket[] = [];

  beforeAll(async () => {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => response.end(`${Buffer.concat(parts).length}`));
    });
    server.on('connection', () => (connections += 1));
    platform = await listen(server);
    const start = (bodyLimits: BodyLimits): Promise<string> => {
      const edge = createEdge({
        root: site.root,
        upstream: platform.origin,
        deployment: DEPLOYMENT,
        trustProxy: true,
        bodyLimits,
      });
      edges.push(edge);
      return edge.listen({ host: '127.0.0.1', port: 0 });
    };
    origin = await start(LIMITS);
    hasty = await start({ ...LIMITS, everyMs: 200, withinMs: 800 });
  });
  beforeEach(() => {
    connections = 0;
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
  });
  afterAll(async () => {
    await Promise.all(edges.map((edge) => edge.close()));
    await platform.close();
    site.remove();
  });

  /** Opens a call and sends the beginning of its body. */
  function begin(
    body: string,
    { length = '1000', from = '10.0.0.1', path = '/site/api/v1/a', to = origin, method = 'POST' } = {},
  ) {
    const { hostname, port } = new URL(to);
    const socket = connect(Number(port), hostname);
    open.push(socket);
    socket.on('error', () => undefined);
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${length}\r\nX-Forwarded-For: 6.6.6.6, ${from}\r\n\r\n${body}`,
    );
    const closed = new Promise<string>((resolve) => {
      let answer = '';
      socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
      socket.on('close', () => resolve(answer));
    });
    return { socket, closed };
  }

  it.each(['/site/api/v1/a', '/v1/match'])(
    'that do not come are given up, and cost %s no connection to the platform',
    async (path) => {
      const slow = Array.from({ length: 3 }, () => begin('{', { path, to: hasty }));
      for (const answer of await Promise.all(slow.map(({ closed }) => closed)))
        expect(answer).toMatch(/^HTTP\/1.1 408 [^]*connection: close\r\n/i);
      expect(connections).toBe(0);
    },
  );

  /** Sends whole bodies until one is taken: a place is free again once the edge has heard that a body broke off. */
  async function untilTaken(options: { length: string; from?: string }): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      const { socket } = begin('x'.repeat(Number(options.length)), options);
      const answer = await new Promise((resolve) => socket.once('data', (part) => resolve(String(part))));
      if (tries === 100 || !/^HTTP\/1.1 (?:429|503) /.test(String(answer))) return String(answer);
    }
  }

  it('are read for one address a few at a time, and for others all the same', async () => {
    const slow = Array.from({ length: 3 }, () => begin('{'));
    await Promise.all(slow.map(({ socket }) => new Promise((resolve) => socket.write('x', resolve))));
    expect(await begin('{').closed).toMatch(/^HTTP\/1.1 429 /);
    const other = begin('{}', { length: '2', from: '10.0.0.2' });
    expect(String(await new Promise((resolve) => other.socket.once('data', resolve)))).toMatch(
      /^HTTP\/1.1 200 /,
    );
    for (const { socket } of slow) socket.destroy();
    expect(await untilTaken({ length: '2' })).toMatch(/^HTTP\/1.1 200 /);
  });

  it('are bounded in number for all addresses together, and in length', async () => {
    const slow = Array.from({ length: 5 }, (_, index) => begin('{', { from: `10.0.1.${String(index)}` }));
    await Promise.all(slow.map(({ socket }) => new Promise((resolve) => socket.write('x', resolve))));
    expect(await begin('{').closed).toMatch(/^HTTP\/1.1 503 /);
    for (const { socket } of slow) socket.destroy();
    expect(await untilTaken({ length: '2000' })).toMatch(/^HTTP\/1.1 200 /);
    expect(await begin('x'.repeat(2_001), { length: '2001' }).closed).toMatch(/^HTTP\/1.1 413 /);
  });

  it.each([
    ['POST', '/home', 404],
    ['PUT', '/', 404],
    ['POST', '/assets/main-abcdefg.js', 404],
    ['DELETE', '/gone.png', 404],
    ['POST', '/%2e%2e/home', 400],
    ['GET', '/home', 200],
    ['GET', '/assets/main-abcdefg.js', 200],
  ])(
    'are not waited for where nobody reads them, and keep no connection: %s %s',
    async (method, path, status) => {
      const sent = Array.from({ length: LIMITS.perAddress + 1 }, () => begin('{', { method, path }));
      for (const answer of await Promise.all(sent.map(({ closed }) => closed)))
        expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} [^]*\r\nconnection: close\r\n`, 'i'));
    },
  );

  it('that do not come after an answer keep no connection either', async () => {
    const { closed } = begin('{', { path: LINE_HEALTH_PATH, to: hasty });
    expect(await closed).toMatch(/^HTTP\/1.1 204 [^]*HTTP\/1.1 408 [^]*connection: close\r\n/i);
  });

  it('that break off leave their place', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { socket } = begin('{');
      await new Promise((resolve) => socket.write('x', resolve));
      socket.destroy();
      await new Promise((resolve) => socket.once('close', resolve));
    }
    expect(await untilTaken({ length: '2' })).toMatch(/^HTTP\/1.1 200 [^]*\b2$/);
  });
});

describe('the time a body may take', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** A body of which so many bytes come every 100 ms. */
  async function read(bytes: number, limits: Partial<BodyLimits>): Promise<string> {
    const request = new IncomingMessage(new Socket());
    request.headers['content-length'] = '1000';
    const reader = new BodyReader({ ...LIMITS, ...limits });
    const outcome = reader.read(request, '10.0.0.1').then(
      (body) => `${String(body.length)} bytes`,
      (refusal: Error) => refusal.message,
    );
    for (let sent = 0; sent < 1_000; sent += bytes) {
      request.push('x'.repeat(bytes));
      await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(100);
    }
    request.push(null);
    return outcome;
  }

  it('is enough for one that comes steadily', async () => {
    expect(await read(100, { everyMs: 200, leastBytes: 200, withinMs: 1_001 })).toBe('1000 bytes');
  });

  it('has a deadline that no trickle moves', async () => {
    expect(await read(100, { everyMs: 200, leastBytes: 200, withinMs: 999 })).toMatch(/too slowly/);
  });

  it('has a least rate', async () => {
    expect(await read(100, { everyMs: 200, leastBytes: 201 })).toMatch(/too slowly/);
  });
});
