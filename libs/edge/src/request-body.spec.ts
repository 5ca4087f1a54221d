import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './create-edge';
import { DEPLOYMENT, buildSite, listen } from './test-site';

const LIMITS = { everyMs: 200, leastBytes: 10, withinMs: 800, maxBytes: 2_000, perAddress: 3, atOnce: 5 };

describe('bodies at the edge', () => {
  const site = buildSite();
  let platform: Awaited<ReturnType<typeof listen>>;
  let edge: FastifyInstance;
  let origin = '';
  let connections = 0;
  let calls = 0;
  const open: Socket[] = [];

  beforeAll(async () => {
    const server = createServer((request, response) => {
      calls += 1;
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => response.end(`${Buffer.concat(parts).length}`));
    });
    server.on('connection', () => (connections += 1));
    platform = await listen(server);
    edge = createEdge({
      root: site.root,
      upstream: platform.origin,
      deployment: DEPLOYMENT,
      trustProxy: true,
      bodyLimits: LIMITS,
    });
    origin = await edge.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => {
    connections = 0;
    calls = 0;
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
  });
  afterAll(async () => {
    await edge.close();
    await platform.close();
    site.remove();
  });

  /** Opens a call and sends the beginning of its body. */
  function begin(body: string, { length = '1000', from = '10.0.0.1', path = '/site/api/v1/a' } = {}) {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    open.push(socket);
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
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
      const slow = Array.from({ length: 3 }, () => begin('{', { path }));
      for (const answer of await Promise.all(slow.map(({ closed }) => closed)))
        expect(answer).toMatch(/^HTTP\/1.1 408 [^]*connection: close\r\n/i);
      expect(connections).toBe(0);
    },
  );

  it('that trickle are given up at their deadline, a steady one arrives', async () => {
    const trickle = begin('{', { length: '2000' });
    const steady = begin('{', { length: '101' });
    const timer = setInterval(() => {
      trickle.socket.write('x'.repeat(20));
      steady.socket.write('x'.repeat(20));
    }, 40);
    const arrived = new Promise<string>((resolve) =>
      steady.socket.once('data', (part) => resolve(String(part))),
    );
    expect(await arrived).toMatch(/^HTTP\/1.1 200 /);
    expect(await trickle.closed).toMatch(/^HTTP\/1.1 408 /);
    clearInterval(timer);
    expect(calls).toBe(1);
  });

  it('are read for one address a few at a time, and for others all the same', async () => {
    const slow = Array.from({ length: 3 }, () => begin('{'));
    await Promise.all(slow.map(({ socket }) => new Promise((resolve) => socket.write('x', resolve))));
    expect(await begin('{').closed).toMatch(/^HTTP\/1.1 429 /);
    const other = begin('{}', { length: '2', from: '10.0.0.2' });
    expect(await new Promise((resolve) => other.socket.once('data', resolve))).toMatch(/^HTTP\/1.1 200 /);
    await Promise.all(slow.map(({ closed }) => closed));
    const again = begin('{}', { length: '2' });
    expect(await new Promise((resolve) => again.socket.once('data', resolve))).toMatch(/^HTTP\/1.1 200 /);
  });

  it('are bounded in number for all addresses together, and in length', async () => {
    const slow = Array.from({ length: 5 }, (_, index) => begin('{', { from: `10.0.1.${String(index)}` }));
    await Promise.all(slow.map(({ socket }) => new Promise((resolve) => socket.write('x', resolve))));
    expect(await begin('{').closed).toMatch(/^HTTP\/1.1 503 /);
    await Promise.all(slow.map(({ closed }) => closed));
    expect(await begin('x'.repeat(2_001), { length: '2001' }).closed).toMatch(/^HTTP\/1.1 413 /);
    const just = begin('x'.repeat(2_000), { length: '2000' });
    expect(await new Promise((resolve) => just.socket.once('data', resolve))).toMatch(/^HTTP\/1.1 200 /);
  });

  it('that break off leave their place', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { socket } = begin('{');
      await new Promise((resolve) => socket.write('x', resolve));
      socket.destroy();
      await new Promise((resolve) => socket.once('close', resolve));
    }
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () =>
        (await fetch(`${origin}/site/api/a`, { method: 'POST', body: 'ab' })).text(),
      ),
    );
    expect(answers).toEqual(['2', '2', '2']);
  });
});
