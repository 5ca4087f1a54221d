import type { Measures } from '../watch/measures';
import type { EdgeStore } from './edge-store';
import { MemoryStore } from './memory-store';
import { RedisStore } from './redis-store';
import { StoreWithRest } from './store-with-rest';

/** Shorter than a page waits for the JSON cache (600 ms), with two questions to Redis in it. */
const ANSWER_MS = 200;
const CONNECT_MS = 2_000;
/** Between two tries to reach a Redis that is gone, at most. */
const AGAIN_MS = 2_000;

/** What several edges share. */
export interface SharedStores {
  /** The store of a brand. */
  readonly storeOf: (brand: string) => EdgeStore;
  /** When Redis answers for the first time; it may never. */
  readonly ready: Promise<void>;
  /** Lets go of Redis. */
  close(): void;
}

/**
 * Joins an edge to a Redis. It need not be there, now or later: the edge's own memory answers for it meanwhile, and the
 * measures say so.
 * @param url `redis://` or `rediss://`
 * @param now milliseconds since 1970
 */
export async function connectStores(
  url: string,
  measures: Measures,
  now: () => number = Date.now,
): Promise<SharedStores> {
  // Its code is read only where it is used.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: CONNECT_MS,
    retryStrategy: (times) => Math.min(times * 100, AGAIN_MS),
  });
  const told = (isLost: boolean): void => measures.redisLost(isLost);
  measures.redisLost(true);
  const ready = new Promise<void>((resolve) => redis.once('ready', () => resolve()));
  redis.on('ready', () => told(false));
  redis.on('close', () => told(true));
  // Each failure is also the answer to a question, or a close.
  redis.on('error', () => undefined);
  return {
    ready,
    storeOf: (brand) => new StoreWithRest(new RedisStore(redis, brand, now), new MemoryStore(now), told),
    close: () => redis.disconnect(),
  };
}
