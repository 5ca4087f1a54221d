import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { VISITOR_LIMITS } from './edge-store';
import type { EdgeStore } from './edge-store';

/** Two minutes: the one that is counted, and what clocks may differ by. */
const COUNT_LIFE_MS = 120_000;

// Each is one step for Redis, so that two edges never meet half of one. Order: the list of keys, oldest read first.
const READ = `
local kept = redis.call('HGET', KEYS[1], ARGV[1])
if not kept then return nil end
redis.call('LREM', KEYS[2], 0, ARGV[1])
local colon = string.find(kept, ':', 1, true)
if tonumber(string.sub(kept, 1, colon - 1)) <= tonumber(ARGV[2]) then
  redis.call('HDEL', KEYS[1], ARGV[1])
  return nil
end
redis.call('RPUSH', KEYS[2], ARGV[1])
return string.sub(kept, colon + 1)`;

const WRITE = `
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ':' .. ARGV[3])
redis.call('LREM', KEYS[2], 0, ARGV[1])
redis.call('RPUSH', KEYS[2], ARGV[1])
local bytes = 0
for _, key in ipairs(redis.call('LRANGE', KEYS[2], 0, -1)) do
  bytes = bytes + #key + redis.call('HSTRLEN', KEYS[1], key) - #ARGV[2] - 1
end
while redis.call('LLEN', KEYS[2]) > tonumber(ARGV[4]) or bytes > tonumber(ARGV[5]) do
  local oldest = redis.call('LPOP', KEYS[2])
  bytes = bytes - #oldest - redis.call('HSTRLEN', KEYS[1], oldest) + #ARGV[2] + 1
  redis.call('HDEL', KEYS[1], oldest)
end
redis.call('PEXPIRE', KEYS[1], ARGV[6])
redis.call('PEXPIRE', KEYS[2], ARGV[6])`;

const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;

const KEEP = `
redis.call('SET', KEYS[1], ARGV[1], 'NX')
return redis.call('GET', KEYS[1])`;

/** Keeps and counts in Redis, for all edges of a brand. What it rejects with, Redis was not there for. */
export class RedisStore implements EdgeStore {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #now: () => number;
  /** What this edge would have: the last one it knew, so that marks outlive a Redis that lost all. */
  #markKey = randomBytes(32);

  /** @param brand whose things they are @param now milliseconds since 1970 */
  constructor(redis: Redis, brand: string, now: () => number = Date.now) {
    this.#redis = redis;
    this.#prefix = `heptad:edge:${brand}`;
    this.#now = now;
  }

  async markKey(): Promise<Buffer> {
    const own = this.#markKey.toString('base64');
    const kept = await this.#redis.eval(KEEP, 1, `${this.#prefix}:mark-key`, own);
    this.#markKey = Buffer.from(String(kept), 'base64');
    return this.#markKey;
  }

  async read(visitor: string, key: string): Promise<string | undefined> {
    const kept = await this.#redis.eval(READ, 2, ...this.#of(visitor), key, this.#now());
    return typeof kept === 'string' ? kept : undefined;
  }

  async write(visitor: string, key: string, data: string, ttl: number): Promise<void> {
    const { maxEntries, maxBytes, lifeMs } = VISITOR_LIMITS;
    // Millisecond moments have thirteen digits until the year 2286: bytes are counted without them.
    const expiresAt = String(this.#now() + ttl).padStart(13, '0');
    const limits = [maxEntries, maxBytes, lifeMs];
    await this.#redis.eval(WRITE, 2, ...this.#of(visitor), key, expiresAt, data, ...limits);
  }

  async allows(what: string, sender: string, most: number): Promise<boolean> {
    const minute = String(Math.floor(this.#now() / 60_000));
    const key = `${this.#prefix}:count:${what}:${minute}:${sender}`;
    return Number(await this.#redis.eval(COUNT, 1, key, COUNT_LIFE_MS)) <= most;
  }

  /** In braces, so that a cluster keeps both on one machine. */
  #of(visitor: string): [string, string] {
    return [`${this.#prefix}:{${visitor}}:texts`, `${this.#prefix}:{${visitor}}:order`];
  }
}
