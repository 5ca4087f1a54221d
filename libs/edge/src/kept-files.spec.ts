import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './create-edge';
import { DEPLOYMENT, buildSite } from './test-site';

const NAME = 'assets/main-abcdefg.js';

describe('scripts and styles with a hash in their names', () => {
  let site: ReturnType<typeof buildSite>;
  let edge: FastifyInstance;
  beforeEach(() => {
    site = buildSite();
    edge = createEdge({ root: site.root, upstream: 'http://127.0.0.1:1', deployment: DEPLOYMENT });
  });
  afterEach(async () => {
    await edge.close();
    site.remove();
  });
  const get = (headers: Record<string, string> = {}, name = NAME, method: 'GET' | 'HEAD' = 'GET') =>
    edge.inject({ url: `/${name}`, headers, method });

  it('are read once, and say of themselves what they say from the disk', async () => {
    const first = await get({ 'accept-encoding': 'gzip' });
    const fromDisk = await get({ 'accept-encoding': 'gzip', 'if-none-match': '"another"' });
    rmSync(join(site.root, NAME));
    rmSync(join(site.root, `${NAME}.gz`));
    const second = await get({ 'accept-encoding': 'gzip' });
    expect(second.statusCode).toBe(200);
    const { date: _first, ...headers } = first.headers;
    const { date: _second, ...again } = second.headers;
    const { date: _disk, connection: _connection, ...disk } = fromDisk.headers;
    expect(again).toEqual(headers);
    expect(headers).toMatchObject(disk);
    expect(gunzipSync(second.rawPayload).toString()).toContain('answer');
  });

  it('are not sent again to who has them, and in parts to who asks for parts', async () => {
    const { etag = '' } = (await get()).headers;
    expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304);
    const part = await get({ range: 'bytes=0-5' });
    expect([part.statusCode, part.body]).toEqual([206, 'export']);
    const head = await get({}, NAME, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '25']);
  });

  it.each([
    ['zstd', 'gzip, zstd', 'zst'],
    ['brotli before zstd', 'zstd, gzip, br', 'br'],
    ['gzip where zstd is refused', 'zstd;q=0, gzip', 'gz'],
  ])('are sent as they lie packed beside themselves: %s', async (_, accepted, ending) => {
    for (const each of ['br', 'zst', 'gz']) writeFileSync(join(site.root, `${NAME}.${each}`), each);
    const answer = await get({ 'accept-encoding': accepted });
    expect(answer.body).toBe(ending);
    expect(answer.headers['content-encoding']).toBe({ br: 'br', zst: 'zstd', gz: 'gzip' }[ending]);
  });

  it('that no release has packed with zstd come as they did before', async () => {
    const answer = await get({ 'accept-encoding': 'zstd, gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toContain('answer');
  });

  it('are missing only while they are', async () => {
    const late = 'assets/late-abcdefgh.css';
    expect((await get({}, late)).statusCode).toBe(404);
    writeFileSync(join(site.root, late), 'a{}');
    const answer = await get({ 'accept-encoding': 'br' }, late);
    expect([answer.body, answer.headers['content-type']]).toEqual(['a{}', 'text/css; charset=utf-8']);
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });
});
