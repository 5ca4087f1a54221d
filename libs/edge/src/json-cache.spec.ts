import { createJsonCache } from './json-cache';
import { listen } from './test-site';

describe('JSON cache', () => {
  let time = 0;
  let server: Awaited<ReturnType<typeof listen>>;
  const cache = createJsonCache({ now: () => time });

  beforeAll(async () => {
    server = await listen((request, response) => void cache.handle(request, response));
  });
  afterAll(() => server.close());

  const at = (key: string) => `${server.origin}/api/json-cache/${key}`;
  const write = (key: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(at(key), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const read = async (key: string) => {
    const answer = await fetch(at(key));
    return answer.ok ? ((await answer.json()) as unknown) : answer.status;
  };

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
    ['too much', { data: 'a'.repeat(600_000) }, 413],
  ])('CALL-059 refuses %s', async (_, body, status) => {
    expect((await write('refused', body)).status).toBe(status);
    expect(await read('refused')).toBe(404);
  });

  it('CALL-059 takes nothing from the pages of other sites', async () => {
    expect((await write('foreign', { data: 'a' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await write('foreign', { data: 'a' }, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await write('own', { data: 'a' }, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('CALL-058 refuses keys that are none and other methods', async () => {
    expect(await read('a'.repeat(257))).toBe(400);
    expect(await read('a/b')).toBe(400);
    expect(await read('')).toBe(400);
    expect((await fetch(at('a'), { method: 'DELETE' })).status).toBe(405);
  });
});
