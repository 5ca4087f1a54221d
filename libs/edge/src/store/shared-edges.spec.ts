import { setTimeout as wait } from 'node:timers/promises';
import { createJsonCache } from '../json-cache';
import { listen } from '../test-site';
import { Measures } from '../watch/measures';
import { connectStores } from './connect-store';
import type { SharedStores } from './connect-store';
import { TestRedis, testedStores } from './test-redis';

/** What a hanging Redis is waited for here: long enough that a busy machine's Redis does not count as hanging. */
const HANGS_AFTER_MS = 1_000;
/** Where no Redis hangs, a late answer is no loss. */
const NEVER_LATE_MS = 60_000;

const whereRedisIs = testedStores().includes('redis') ? describe : describe.skip;

interface TestEdge {
  readonly origin: string;
  readonly stores: SharedStores;
  readonly said: string[];
  readonly isRedisLost: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

whereRedisIs('two edges with one Redis', () => {
  const redis = new TestRedis();
  const edges: TestEdge[] = [];
  let elapsed = 0;

  const startEdge = async (answerMs: number): Promise<TestEdge> => {
    const measures = new Measures();
    const said: string[] = [];
    const now = () => 1_000_000;
    const log = (sentence: string) => void said.push(sentence);
    const stores = await connectStores({
      url: redis.path,
      measures,
      log,
      now,
      elapsed: () => elapsed,
      answerMs,
    });
    await stores.known;
    const cache = createJsonCache({ store: stores.storeOf('demo'), now });
    const server = await listen((request, response) => void cache.handle(request, response));
    return {
      origin: server.origin,
      stores,
      said,
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
  const markOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';

  const startBoth = async (answerMs: number): Promise<void> => {
    edges.push(await startEdge(answerMs), await startEdge(answerMs));
    await allLost(false);
  };

  beforeEach(() => redis.start());
  afterEach(async () => {
    await Promise.all(edges.splice(0).map((each) => each.close()));
    await redis.kill();
  });
  afterAll(() => redis.remove());

  it('share texts and limits', async () => {
    await startBoth(NEVER_LATE_MS);
    const cookie = markOf(await write(edge(0)));
    expect(await statusOf(edge(1), cookie)).toBe(200);
    expect(await statusOf(edge(1), '')).toBe(404);
    const more = await Promise.all(
      Array.from({ length: 30 }, (_, at) => write(edge(at % 2 ? 0 : 1), cookie)),
    );
    expect(more.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(edges.flatMap(({ said }) => said)).toEqual([]);
  });

  it('go on by themselves while Redis is gone, share again, and say each once', async () => {
    await startBoth(NEVER_LATE_MS);
    const cookie = markOf(await write(edge(0)));
    expect(await statusOf(edge(1), cookie)).toBe(200);
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
    // This Redis has nothing of the former, and knows the visitor's mark by the edges.
    const again = await write(edge(1), cookie);
    expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await statusOf(edge(0), cookie)).toBe(200);
    for (const { said } of edges)
      expect(said).toEqual([
        expect.stringMatching(/^Redis does not answer \(.+\): this edge keeps and counts for itself\.$/),
        'Redis answers again: this edge keeps and counts with the others.',
      ]);
  });

  it('wait for a Redis that hangs once, then try it once a second', async () => {
    await startBoth(HANGS_AFTER_MS);
    redis.hang();
    const cookie = markOf(await write(edge(0)));
    expect(await edges[0]?.isRedisLost()).toBe(true);
    const started = performance.now();
    const alone = await Promise.all(Array.from({ length: 20 }, () => statusOf(edge(0), cookie)));
    expect(new Set(alone)).toEqual(new Set([200]));
    // Twenty answers without one wait for Redis.
    expect(performance.now() - started).toBeLessThan(HANGS_AFTER_MS);

    elapsed += 1_000;
    expect(await statusOf(edge(0), cookie)).toBe(200);
    expect(edges[0]?.said).toEqual([expect.stringContaining('Command timed out')]);

    redis.goOn();
    elapsed += 1_000;
    await statusOf(edge(0), cookie);
    expect(await edges[0]?.isRedisLost()).toBe(false);
    expect(edges[0]?.said).toHaveLength(2);
  });

  it('go on by themselves while Redis is full', async () => {
    await startBoth(NEVER_LATE_MS);
    await redis.kill();
    await allLost(true);
    await redis.start('--maxmemory', '1', '--maxmemory-policy', 'noeviction');
    await allLost(false);
    const written = await write(edge(0));
    expect(written.status).toBe(200);
    expect(await statusOf(edge(0), markOf(written))).toBe(200);
    expect(await edges[0]?.isRedisLost()).toBe(true);
    expect(edges[0]?.said.at(-1)).toMatch(/OOM/);
  });
});
