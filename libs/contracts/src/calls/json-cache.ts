import * as v from 'valibot';
import { defineCall } from '../define-call';

/** How long the cache keeps an entry when nothing else is said (CALL-059). */
const TTL_MS = 3_600_000;

/** The patience of a caller that renders a page on a server (CALL-061). */
export const SERVER_TIMEOUT_MS = 600;

/** The longest that an entry may be kept, ms. */
const MAX_TTL_MS = 86_400_000;

const key = v.pipe(v.string(), v.regex(/^[\w.%:-]{1,256}$/));

/** What the cache answers this visitor: sealed JSON, or status 404 when it has nothing of theirs (CALL-058, OPEN-062). */
export const read = defineCall({
  method: 'GET',
  path: '/api/json-cache/:key',
  family: 'raw',
  keepBrandNames: true,
  request: v.object({ key }),
  response: v.object({ data: v.string() }),
});

/** The body of a write: sealed JSON, and for how many milliseconds to keep it, up to a day (CALL-059). */
export const entry = v.object({
  data: v.string(),
  ttl: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TTL_MS)), TTL_MS),
});

/** Keeps sealed JSON for the visitor who writes it (CALL-059). */
export const write = defineCall({
  method: 'POST',
  path: '/api/json-cache/:key',
  family: 'raw',
  keepBrandNames: true,
  request: v.object({ key, ...entry.entries }),
  response: v.unknown(),
});

interface KeyParts {
  readonly product: string;
  readonly brand: string;
  readonly environment: string;
  readonly name?: string;
  /** A hash of the member's token, never the token itself. */
  readonly tokenHash?: string;
}

/** The key of an entry, `product:brand:environment[:name][:token hash]` with encoded parts (CALL-060, OPEN-062). */
export function entryKey(parts: KeyParts): string {
  return [parts.product, parts.brand, parts.environment, parts.name, parts.tokenHash]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => encodeURIComponent(String(part)))
    .join(':');
}
