import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import sharp from 'sharp';
import { WebSocket, WebSocketServer } from 'ws';
import { createSitesEdge } from './create-edge';
import type { Edge } from './create-edge';
import type { SiteOptions } from './site';
import { DEPLOYMENT, PAGE, buildSite, listen } from './test-site';

const titled = (title: string): string => PAGE.replace('<head>', `<head><title>${title}</title>`);

describe('an edge of many brands', () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const one = buildSite({ 'index.html': titled('one'), 'assets/only-abcdefgh.js': 'one' });
  const two = buildSite({ 'index.html': titled('two') });
  const older = buildSite({ 'assets/yesterday-abcdefgh.js': 'yesterday', 'yesterday.txt': 'unhashed' });
  let platform: Awaited<ReturnType<typeof listen>>;
  let edge: Edge;
  let port = 0;
  let sites: readonly SiteOptions[] = [];

  beforeAll(async () => {
    const server = createServer((request, response) => response.end(request.headers['x-forwarded-host']));
    new WebSocketServer({ server, path: '/stream' }).on('connection', (socket) => socket.send('hello'));
    platform = await listen(server);
    const same = { upstream: platform.origin, deployment: DEPLOYMENT };
    sites = [
      {
        ...same,
        brand: 'one',
        hosts: ['one.example', 'www.one.example'],
        root: one.root,
        olderRoots: [older.root, '/gone'],
      },
      { ...same, brand: 'two', hosts: ['two.example'], root: two.root },
    ];
  });
  beforeEach(async () => {
    edge = createSitesEdge(sites, {});
    port = Number(new URL(await edge.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterEach(() => edge.close());
  afterAll(async () => {
    await platform.close();
    for (const { remove } of [one, two, older]) remove();
  });

  const get = (host: string, path = '/') =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const take = (answer: IncomingMessage): void => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode, text: String(Buffer.concat(chunks)) }));
      };
      httpRequest({ host: '127.0.0.1', port, path, headers: { host } }, take).on('error', reject).end();
    });

  it.each([
    ['one.example', 'one'],
    ['www.one.example:8443', 'one'],
    ['TWO.Example', 'two'],
    ['two.example.', 'two'],
  ])('serves under %s the brand %s', async (host, title) => {
    expect((await get(host)).text).toContain(`<title>${title}</title>`);
    expect((await get(host, '/site/api/v1/a')).text).toBe(host);
  });

  it.each([
    'other.example',
    'one.example.evil.example',
    '127.0.0.1',
    'evil@one.example',
    'one.example, two.example',
  ])('refuses the forged or unknown name %s', async (host) => {
    for (const path of ['/', '/assets/main-abcdefg.js', '/site/api/v1/a'])
      expect((await get(host, path)).status).toBe(421);
    expect((await get(host, '/healthz')).status).toBe(200);
  });

  it('gives no brand the files of another', async () => {
    expect((await get('one.example', '/assets/only-abcdefgh.js')).text).toBe('one');
    expect((await get('two.example', '/assets/only-abcdefgh.js')).status).toBe(404);
  });

  it('still has the hashed files of the brand’s earlier build, and none of its others', async () => {
    expect(await get('one.example', '/assets/yesterday-abcdefgh.js')).toEqual({
      status: 200,
      text: 'yesterday',
    });
    expect((await get('two.example', '/assets/yesterday-abcdefgh.js')).status).toBe(404);
    expect((await get('one.example', '/yesterday.txt')).status).toBe(404);
  });

  it('finds a site’s own pictures under its own name', async () => {
    const root = buildSite({ 'own.png': await picture });
    edge.replaceSites([{ ...sites[0], hosts: ['one.example'], root: root.root } as SiteOptions]);
    expect(
      (await get('one.example', `/api/ImageOptimizer/w=640/${encodeURIComponent('/own.png')}`)).status,
    ).toBe(200);
    root.remove();
  });

  it.each([
    [
      'two sites of one name',
      () => [sites[0], { ...sites[1], hosts: ['www.one.example'] }],
      'www.one.example',
    ],
    ['two sites of no name', () => sites.map((site) => ({ ...site, hosts: [] })), 'name no host'],
    ['a site without a page', () => [sites[0], { ...sites[1], root: '/nowhere' }], '/nowhere'],
  ])('stays as it was when it is given %s', async (_, next, said) => {
    expect(() => edge.replaceSites(next() as SiteOptions[])).toThrow(said);
    expect((await get('one.example')).text).toContain('<title>one</title>');
    expect((await get('two.example', '/site/api/v1/a')).status).toBe(200);
  });

  it('drops no request while its data are read again and again', async () => {
    const changed = sites.map((site) => ({
      ...site,
      deployment: { ...DEPLOYMENT, replacedNames: ['anew'] },
    }));
    const moved = sites.map((site) => ({ ...site, deployment: { ...DEPLOYMENT, imageOrigins: [] } }));
    const rounds = [changed, moved, sites];
    const statuses: (number | undefined)[] = [];
    for (let round = 0; round < 15; round += 1) {
      const asked = Array.from({ length: 20 }, (_, index) =>
        get(index % 2 ? 'one.example' : 'two.example', index % 3 ? '/home' : '/site/api/v1/a'),
      );
      edge.replaceSites(rounds[round % rounds.length] ?? sites);
      statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
    }
    expect(statuses).toHaveLength(300);
    expect(new Set(statuses)).toEqual(new Set([200]));
    edge.replaceSites(changed);
    expect((await get('one.example')).text).toContain('"replacedNames":["anew"]');
  });

  it('keeps sockets whose platform is the same, and bids farewell to the others', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${String(port)}/stream`, {
      headers: { host: 'one.example' },
    });
    await new Promise((resolve) => socket.once('message', resolve));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    edge.replaceSites(sites.map((site) => ({ ...site, deployment: { ...DEPLOYMENT, replacedNames: [] } })));
    expect(socket.readyState).toBe(WebSocket.OPEN);
    edge.replaceSites(sites.map((site) => ({ ...site, upstream: 'http://127.0.0.1:1' })));
    expect(await closed).toBe(1012);
  });
});
