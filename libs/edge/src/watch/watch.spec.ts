import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createEdge } from '../create-edge';
import type { Edge } from '../create-edge';
import { DEPLOYMENT, buildSite, listen } from '../test-site';
import type { AccessLine } from './access-log';
import { Measures } from './measures';
import { createWatchServer } from './watch-server';

describe('what operators read of an edge', () => {
  const site = buildSite();
  const lines: AccessLine[] = [];
  let platform: Awaited<ReturnType<typeof listen>>;
  let watching: Awaited<ReturnType<typeof listen>>;
  let edge: Edge;
  let origin = '';
  let seen: IncomingMessage['headers'] = {};
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    platform = await listen(
      createServer((request, response) => {
        seen = request.headers;
        answer(request, response);
      }),
    );
    edge = createEdge({
      brand: 'demo',
      root: site.root,
      upstream: platform.origin,
      deployment: DEPLOYMENT,
      trustProxy: true,
      measures: new Measures('1.2.3'),
      accessLog: (line) => lines.push(line),
    });
    origin = await edge.listen({ host: '127.0.0.1', port: 0 });
    watching = await listen(createWatchServer({ ...edge.state, version: { version: '1.2.3' } }));
  });
  afterAll(async () => {
    await watching.close();
    await edge.close();
    await platform.close();
    site.remove();
  });
  beforeEach(() => {
    answer = (request, response) => response.end(request.url);
  });

  const text = async (address: string, init?: RequestInit): Promise<[number, string]> => {
    const reply = await fetch(address, init);
    return [reply.status, await reply.text()];
  };
  const metrics = async (): Promise<string> => (await text(`${watching.origin}/metrics`))[1];
  /** The log's line is written when the connection has the last byte, which the browser may have before. */
  const lineOf = async (path: string): Promise<AccessLine> => {
    for (;;) {
      const line = lines.find((each) => each.path === path);
      if (line) return line;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  it('says that it is alive and ready, at the site and at the operators’ address', async () => {
    for (const at of [origin, watching.origin]) {
      expect(await text(`${at}/healthz`)).toEqual([200, 'alive\n']);
      expect(await text(`${at}/readyz`)).toEqual([200, 'ready\n']);
    }
  });

  it('tells its version and its metrics at the operators’ address alone', async () => {
    expect(await text(`${watching.origin}/version`)).toEqual([200, '{"version":"1.2.3"}']);
    expect(await metrics()).toContain('heptad_edge_build_info{version="1.2.3"');
    expect((await text(`${origin}/metrics`))[1]).toContain('<!doctype html>');
    expect((await text(`${watching.origin}/other`))[0]).toBe(404);
    expect((await text(`${watching.origin}/metrics`, { method: 'POST' }))[0]).toBe(405);
  });

  it('counts answers by brand, kind and code', async () => {
    await text(`${origin}/home`);
    await text(`${origin}/assets/main-abcdefg.js`);
    await text(`${origin}/assets/gone-abcdefgh.js`);
    await text(`${origin}/site/api/v1/a`);
    await text(`${origin}/api/json-cache/none`);
    await text(`${origin}/api/ImageOptimizer/w=640/none`);
    const said = await metrics();
    for (const row of [
      'heptad_edge_requests_total{brand="demo",kind="page",code="200"}',
      'heptad_edge_requests_total{brand="demo",kind="file",code="200"}',
      'heptad_edge_requests_total{brand="demo",kind="file",code="404"}',
      'heptad_edge_requests_total{brand="demo",kind="call",code="200"}',
      'heptad_edge_request_seconds_count{brand="demo",kind="call"} 1',
      'heptad_edge_cache_total{cache="json",outcome="miss"} 1',
      'heptad_edge_upstream_seconds_count{brand="demo",outcome="answered"} 1',
    ])
      expect(said).toContain(row);
  });

  it('counts what the platform fails', async () => {
    answer = (_, response) => response.writeHead(503).end();
    await text(`${origin}/site/api/v1/a`);
    answer = (request) => request.socket.destroy();
    await text(`${origin}/site/api/v1/a`);
    const said = await metrics();
    expect(said).toContain('heptad_edge_upstream_seconds_count{brand="demo",outcome="failed"} 1');
    expect(said).toContain('heptad_edge_upstream_seconds_count{brand="demo",outcome="lost"} 1');
  });

  it('writes of a request nothing that is its member’s', async () => {
    await text(`${origin}/home/sports?token=secret&name=demo01`, {
      headers: { cookie: 'c=secret', 'x-api-token': 'secret', 'x-forwarded-for': '203.0.113.77' },
    });
    const line = await lineOf('/home/sports');
    expect(line).toMatchObject({
      brand: 'demo',
      kind: 'page',
      method: 'GET',
      path: '/home/sports',
      code: 200,
      address: '203.0.113.0',
    });
    expect(line.bytes).toBeGreaterThan(100);
    expect(JSON.stringify(lines)).not.toMatch(/secret|demo01|113\.77/);
  });

  it('carries the name of a request from its own proxy to the platform, and back in an answer that failed', async () => {
    const id = 'from-our-proxy-1';
    answer = (_, response) => response.writeHead(500).end();
    const reply = await fetch(`${origin}/site/api/v1/named`, { headers: { 'x-request-id': id } });
    expect(seen['x-request-id']).toBe(id);
    expect(reply.headers.get('x-request-id')).toBe(id);
    expect((await lineOf('/site/api/v1/named')).id).toBe(id);
  });

  it.each(['short', 'with a space in it', 'x'.repeat(65), '"><script>'])(
    'gives a name of its own for %s',
    async (id) => {
      const reply = await fetch(`${origin}/site/api/v1/a`, { headers: { 'x-request-id': id } });
      expect(seen['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      // An answer that is well is not made heavier.
      expect(reply.headers.has('x-request-id')).toBe(false);
    },
  );

  it('does not let a browser name its request', async () => {
    const plain = createEdge({ root: site.root, upstream: platform.origin, deployment: DEPLOYMENT });
    const address = await plain.listen({ host: '127.0.0.1', port: 0 });
    await fetch(`${address}/site/api/v1/a`, { headers: { 'x-request-id': 'chosen-by-a-browser' } });
    expect(seen['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    await plain.close();
  });

  it.each([
    ['fails', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(502).end()],
    ['hangs up', (request: IncomingMessage) => void request.socket.destroy()],
  ])('is not ready while its platform %s, and asks it once for many', async (_, fails) => {
    let asked = 0;
    answer = (request, response) => {
      asked += 1;
      fails(request, response);
    };
    const alone = createEdge({ root: site.root, upstream: platform.origin, deployment: DEPLOYMENT });
    const all = await Promise.all([1, 2, 3].map(() => alone.inject('/readyz')));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(all[0]?.body).toBe('platform unreachable\n');
    expect(asked).toBe(1);
    expect((await alone.inject('/healthz')).statusCode).toBe(200);
    await alone.close();
  });
});
