import { setTimeout as wait } from 'node:timers/promises';
import { createJsonCache } from '../json-cache';
import { listen } from '../test-site';
import { Measures } from '../watch/measures';
import { connectStores } from './connect-store';
import type { SharedStores } from './connect-store';
import { TestRedis, testedStores } from './test-redis';

const whereRedisIs = testedStores().includes('redis') ? describe : describe.skip;

interface TestEdge {
  readonly origin: string;
  readonly stores: SharedStores;
  readonly isRedisLost: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

whereRedisIs('two edges with one Redis', () => {
  const redis = new TestRedis();
  const edges: TestEdge[] = [];

  const startEdge = async (): Promise<TestEdge> => {
    const measures = new Measures();
    const stores = await connectStores(redis.path, measures, () => 1_000_000);
    const cache = createJsonCache({ store: stores.storeOf('demo'), now: () => 1_000_000 });
    const server = await listen((request, response) => void cache.handle(request, response));
    return {
      origin: server.origin,
      stores,
      isRedisLost: async () => /^heptad_edge_redis_lost 1$/m.test(await measures.registry.metrics()),
      close: async () => {
        stores.close();
        await server.close();
      },
    };
  };
  const allLost = async (wanted: boolean): Promise<void> => {
    for (let tries = 0; tries < 400; tries += 1) {
      if ((await Promise.all(edges.map((edge) => edge.isRedisLost()))).every((lost) => lost === wanted))
        return;
      await wait(25);
    }
    throw new Error('The edges do not say how Redis is.');
  };
  const edge = (index: 0 | 1): string => edges[index]?.origin ?? '';
  const write = (origin: string, cookie = '') =>
    fetch(`${origin}/api/json-cache/menu`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ data: 'sealed' }),
    });
  const statusOf = async (origin: string, cookie: string) =>
    (await fetch(`${origin}/api/json-cache/menu`, { headers: { cookie } })).status;

  beforeAll(async () => {
    await redis.start();
    edges.push(await startEdge(), await startEdge());
    await allLost(false);
  });
  afterAll(async () => {
    await Promise.all(edges.map((each) => each.close()));
    await redis.remove();
  });

  it('share texts and limits, go on by themselves while Redis is gone, and share again', async () => {
    const written = await write(edge(0));
    const cookie = written.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect(await statusOf(edge(1), cookie)).toBe(200);
    expect(await statusOf(edge(1), '')).toBe(404);
    const more = await Promise.all(
      Array.from({ length: 30 }, (_, at) => write(edge(at % 2 ? 0 : 1), cookie)),
    );
    expect(more.filter(({ status }) => status === 429)).toHaveLength(1);

    await redis.kill();
    await allLost(true);
    expect(await statusOf(edge(0), cookie)).toBe(404);
    const alone = await write(edge(0), cookie);
    // The mark is known still: nobody is made a new visitor.
    expect([alone.status, alone.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await statusOf(edge(0), cookie)).toBe(200);
    expect(await statusOf(edge(1), cookie)).toBe(404);

    await redis.start();
    await allLost(false);
    const again = await write(edge(1));
    const mark = again.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect(await statusOf(edge(0), mark)).toBe(200);
  });
});
