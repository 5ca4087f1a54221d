import * as v from 'valibot';
import { defineCall } from '../define-call';

/** How long the cache keeps an entry when nothing else is said (CALL-059). */
export const JSON_CACHE_TTL_MS = 3_600_000;

/** The patience of a caller that renders a page on a server (CALL-061). */
export const JSON_CACHE_SERVER_TIMEOUT_MS = 600;

const key = v.pipe(v.string(), v.regex(/^[\w.%:-]{1,256}$/));

/** What the cache answers: sealed JSON, or status 404 when it has nothing (CALL-058, OPEN-062). */
export const jsonCacheRead = defineCall({
  method: 'GET',
  path: '/api/json-cache/:key',
  family: 'raw',
  keepBrandNames: true,
  request: v.object({ key }),
  response: v.object({ data: v.string() }),
});

/** Keeps sealed JSON, its time to live inside (CALL-059). */
export const jsonCacheWrite = defineCall({
  method: 'POST',
  path: '/api/json-cache/:key',
  family: 'raw',
  keepBrandNames: true,
  request: v.object({ key, data: v.string() }),
  response: v.unknown(),
});

/** What is sealed in `data`. `ttl` in milliseconds. */
export const jsonCacheContent = v.object({
  value: v.unknown(),
  ttl: v.optional(v.number(), JSON_CACHE_TTL_MS),
});

export interface JsonCacheKeyParts {
  readonly product: string;
  readonly brand: string;
  readonly environment: string;
  readonly name?: string;
  /** A hash of the member's token, never the token itself. */
  readonly tokenHash?: string;
}

/** The key of an entry, `product:brand:environment[:name][:token hash]` with encoded parts (CALL-060, OPEN-062). */
export function jsonCacheKey(parts: JsonCacheKeyParts): string {
  return [parts.product, parts.brand, parts.environment, parts.name, parts.tokenHash]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => encodeURIComponent(String(part)))
    .join(':');
}
