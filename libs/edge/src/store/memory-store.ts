import { randomBytes } from 'node:crypto';
import { BoundedCache } from '../bounded-cache';
import { Rate } from '../rate';
import { VISITOR_LIMITS } from './edge-store';
import type { EdgeStore } from './edge-store';

const { maxEntries, maxBytes, lifeMs } = VISITOR_LIMITS;
const MAX_VISITORS = 1_000;

/** Keeps and counts in the memory of this process, with a bound; all is lost on restart. */
export class MemoryStore implements EdgeStore {
  readonly #now: () => number;
  readonly #markKey = randomBytes(32);
  readonly #visitors: BoundedCache<BoundedCache<string>>;
  readonly #rates = new Map<string, Rate>();

  /** @param now milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#visitors = new BoundedCache({ maxEntries: MAX_VISITORS, maxBytes: MAX_VISITORS * maxBytes, now });
  }

  markKey(): Promise<Buffer> {
    return Promise.resolve(this.#markKey);
  }

  read(visitor: string, key: string): Promise<string | undefined> {
    return Promise.resolve(this.#visitors.get(visitor)?.get(key));
  }

  write(visitor: string, key: string, data: string, ttl: number): Promise<void> {
    const entries =
      this.#visitors.get(visitor) ?? new BoundedCache<string>({ maxEntries, maxBytes, now: this.#now });
    entries.set(key, data, Buffer.byteLength(data) + key.length, ttl);
    this.#visitors.set(visitor, entries, maxBytes, lifeMs);
    return Promise.resolve();
  }

  allows(what: string, sender: string, most: number): Promise<boolean> {
    const rate = this.#rates.get(what) ?? new Rate(most, this.#now);
    this.#rates.set(what, rate);
    return Promise.resolve(rate.allows(sender));
  }
}
