import { createJsonCache } from './json-cache';
import { connectStores } from './store/connect-store';
import type { SharedStores } from './store/connect-store';
import { TestRedis, testedStores } from './store/test-redis';
import { listen } from './test-site';
import { Measures } from './watch/measures';

describe.each(testedStores())('JSON cache kept in %s', (kind) => {
  let time = 0;
  let server: Awaited<ReturnType<typeof listen>>;
  let redis: TestRedis | undefined;
  let stores: SharedStores | undefined;
  const measures = new Measures();

  beforeAll(async () => {
    if (kind === 'redis') {
      redis = new TestRedis();
      await redis.start();
      // A busy machine's Redis answers late: no test here is about that.
      stores = await connectStores({ url: redis.path, measures, now: () => time, answerMs: 60_000 });
      await stores.known;
    }
    const store = stores && { store: stores.storeOf('demo') };
    const cache = createJsonCache({ now: () => time, ...store });
    server = await listen((request, response) => void cache.handle(request, response));
  });
  afterAll(async () => {
    // Not a question was answered by the memory that stands in for Redis.
    expect(await measures.registry.metrics()).toMatch(/^heptad_edge_redis_lost 0$/m);
    stores?.close();
    await redis?.remove();
    await server.close();
  });

  const at = (key: string) => `${server.origin}/api/json-cache/${key}`;
  /** The cookie of the visitor who speaks; empty for somebody new. */
  let cookie = '';
  const write = async (key: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(at(key), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
    return answer;
  };
  const read = async (key: string) => {
    const answer = await fetch(at(key), { headers: { cookie } });
    return answer.ok ? ((await answer.json()) as unknown) : answer.status;
  };
  beforeEach(() => {
    cookie = '';
    time += 60_000;
  });

  it('CALL-058 CALL-059 gives back what was written under a key', async () => {
    expect((await write('heptad:ky:dev:menu', { data: 'sealed' })).status).toBe(200);
    expect(await read('heptad:ky:dev:menu')).toEqual({ data: 'sealed' });
  });

  it('OPEN-062 answers 404 on a miss', async () => {
    expect(await read('heptad:ky:dev:nothing')).toBe(404);
  });

  it('CALL-059 forgets after an hour unless told otherwise', async () => {
    await write('hour', { data: 'a' });
    await write('short', { data: 'b', ttl: 1_000 });
    time += 999;
    expect(await read('short')).toEqual({ data: 'b' });
    time += 1;
    expect(await read('short')).toBe(404);
    time += 3_600_000 - 1_001;
    expect(await read('hour')).toEqual({ data: 'a' });
    time += 1;
    expect(await read('hour')).toBe(404);
  });

  it.each([
    ['no JSON', '{', 400],
    ['no data', {}, 400],
    ['data that is no text', { data: { a: 1 } }, 400],
    ['a time of nothing', { data: 'a', ttl: 0 }, 400],
    ['a time beyond a day', { data: 'a', ttl: 86_400_001 }, 400],
    ['a time that is no number', { data: 'a', ttl: '1000' }, 400],
    ['too much', { data: 'a'.repeat(70_000) }, 413],
  ])('CALL-059 refuses %s', async (_, body, status) => {
    expect((await write('refused', body)).status).toBe(status);
    expect(await read('refused')).toBe(404);
  });

  it('CALL-059 takes nothing from the pages of other sites', async () => {
    expect((await write('foreign', { data: 'a' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await write('foreign', { data: 'a' }, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await write('own', { data: 'a' }, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('CALL-058 gives what a visitor wrote to nobody else, whatever mark they show', async () => {
    const written = await write('menu', { data: 'mine' });
    expect(written.headers.get('set-cookie')).toMatch(
      /^visitor=[\w.-]+; Path=\/api\/json-cache\/; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    );
    const mine = cookie;
    expect((await write('menu', { data: 'mine again' })).headers.get('set-cookie')).toBeNull();
    const [id = ''] = mine.split('.');
    for (const other of ['', `${id}.${'A'.repeat(43)}`, id, `visitor=; ${id}`, 'visitor=undefined']) {
      cookie = other;
      expect([other, await read('menu')]).toEqual([other, 404]);
    }
    cookie = '';
    await write('menu', { data: 'a stranger’s' });
    expect(await read('menu')).toEqual({ data: 'a stranger’s' });
    cookie = `theme=dark; ${mine}`;
    expect(await read('menu')).toEqual({ data: 'mine again' });
  });

  it('CALL-059 keeps sixteen entries and 128 KB of one visitor', async () => {
    for (let index = 0; index < 17; index += 1) await write(`key${String(index)}`, { data: 'x' });
    expect(await read('key0')).toBe(404);
    expect(await read('key16')).toEqual({ data: 'x' });
    for (const name of ['a', 'b', 'c']) await write(name, { data: name.repeat(60_000) });
    expect(await read('a')).toBe(404);
    expect(await read('c')).toEqual({ data: 'c'.repeat(60_000) });
  });

  it('CALL-059 takes thirty writes a minute of one address', async () => {
    time = Math.ceil(time / 60_000) * 60_000;
    const answers = await Promise.all(Array.from({ length: 31 }, () => write('often', { data: 'x' })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    time += 60_000;
    expect((await write('often', { data: 'x' })).status).toBe(200);
  });

  it('CALL-058 refuses keys that are none and other methods', async () => {
    expect(await read('a'.repeat(257))).toBe(400);
    expect(await read('a/b')).toBe(400);
    expect(await read('')).toBe(400);
    expect((await fetch(at('a'), { method: 'DELETE' })).status).toBe(405);
  });
});
