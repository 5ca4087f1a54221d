import type { Measures } from '../watch/measures';
import type { EdgeStore } from './edge-store';
import { MemoryStore } from './memory-store';
import { RedisStore } from './redis-store';
import { StoreReach } from './store-reach';
import { StoreWithRest } from './store-with-rest';

/** Shorter than a page waits for the JSON cache (600 ms), with two questions to Redis in it. */
const ANSWER_MS = 200;
const CONNECT_MS = 1_000;
/** Between two tries to reach a Redis that is gone, at most. */
const AGAIN_MS = 2_000;

/** What several edges share. */
export interface SharedStores {
  /** The store of a brand. */
  readonly storeOf: (brand: string) => EdgeStore;
  /** When it is known whether Redis is there: a second at most. */
  readonly known: Promise<void>;
  /** Lets go of Redis. */
  close(): void;
}

export interface SharedStoresOptions {
  /** `redis://` or `rediss://` */
  readonly url: string;
  readonly measures: Measures;
  /** Takes a sentence when Redis is lost and when it answers again; nobody when absent. */
  readonly log?: (sentence: string) => void;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
  /** Milliseconds of a clock that nobody sets; the process's own when absent. */
  readonly elapsed?: () => number;
  /** Milliseconds that Redis may take for an answer before it counts as lost; 200 when absent. */
  readonly answerMs?: number;
}

/**
 * Joins an edge to a Redis. It need not be there, now or later, may hang or be full: the edge's own memory answers for it
 * meanwhile, and the measures and the log say so.
 */
export async function connectStores({
  url,
  measures,
  log = () => undefined,
  now = Date.now,
  elapsed = () => performance.now(),
  answerMs = ANSWER_MS,
}: SharedStoresOptions): Promise<SharedStores> {
  // Its code is read only where it is used.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    connectTimeout: CONNECT_MS,
    retryStrategy: (times) => Math.min(times * 100, AGAIN_MS),
  });
  const reach = new StoreReach((isLost, reason) => {
    measures.redisLost(isLost);
    if (isLost) log(`Redis does not answer (${reason}): this edge keeps and counts for itself.`);
    else log('Redis answers again: this edge keeps and counts with the others.');
  }, elapsed);
  let reason = 'the connection was closed';
  // Each failure is also a close, or the answer to a question.
  redis.on('error', (error: Error) => (reason = error.message));
  redis.on('close', () => reach.failed(reason));
  redis.on('ready', () => reach.answered());
  const known = new Promise<void>((resolve) => {
    redis.once('ready', () => resolve()).once('close', () => resolve());
  });
  return {
    known,
    storeOf: (brand) => new StoreWithRest(new RedisStore(redis, brand, now), new MemoryStore(now), reach),
    close() {
      redis.removeAllListeners('close');
      redis.disconnect();
    },
  };
}
