import type { IncomingMessage, ServerResponse } from 'node:http';
import { jsonCache } from '@heptad/contracts';
import * as v from 'valibot';
import { BoundedCache } from './bounded-cache';
import { Refusal, pathOf, refuseWith } from './edge-handler';
import type { EdgeHandler } from './edge-handler';
import { isSecure, senderOf } from './forwarding';
import { Rate } from './rate';
import { BodyReader } from './request-body';
import { VisitorMark } from './visitor-mark';
import type { Measures } from './watch/measures';

/** Paths of the JSON cache begin so. */
export const JSON_CACHE_PREFIX = '/api/json-cache/';
const KEY = /^[\w.%:-]{1,256}$/;
const DAY_MS = 86_400_000;
const MAX_BODY_BYTES = 64 * 1024;
/** Of one visitor. */
const MAX_ENTRIES = 16;
const MAX_BYTES = 128 * 1024;
const MAX_VISITORS = 1_000;
/** Of one address, a minute. */
const MAX_WRITES = 30;

export interface JsonCacheOptions {
  /** Whether what stands in front of the edge is ours and its `X-Forwarded-*` headers are true; false when absent. */
  readonly trustProxy?: boolean;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
  /** Told of every question; nobody when absent. */
  readonly measures?: Measures;
}

/**
 * The JSON cache: keeps sealed text under a key for an hour unless told otherwise, and answers 404 when it has none, which
 * callers take for "no data" (CALL-058, CALL-059, OPEN-062). What a visitor writes is read back by that visitor alone, known
 * by a signed cookie: anybody may write anything, so nobody else may be shown it. It loses all on restart.
 */
export function createJsonCache({ trustProxy = false, now, measures }: JsonCacheOptions = {}): EdgeHandler {
  const clock = now ? { now } : {};
  const visitors = new BoundedCache<BoundedCache<string>>({
    maxEntries: MAX_VISITORS,
    maxBytes: MAX_VISITORS * MAX_BYTES,
    ...clock,
  });
  const mark = new VisitorMark();
  const rate = new Rate(MAX_WRITES, now);
  const bodies = new BodyReader();

  const read = (key: string, request: IncomingMessage): object => {
    const data = visitors.get(mark.read(request) ?? '')?.get(key);
    measures?.cacheAsked('json', data === undefined ? 'miss' : 'hit');
    if (data === undefined) throw new Refusal(404, 'The cache has nothing under this key.');
    return { data };
  };

  const write = async (key: string, request: IncomingMessage, response: ServerResponse): Promise<object> => {
    assertOwnPage(request);
    const sender = senderOf(request, trustProxy);
    if (!rate.allows(sender)) throw new Refusal(429, 'Too many entries from this address in a minute.');
    const { data, ttl } = parseEntry(String(await bodies.read(request, sender, MAX_BODY_BYTES)));
    let visitor = mark.read(request);
    if (visitor === undefined) {
      const made = mark.make(JSON_CACHE_PREFIX, isSecure(request, trustProxy));
      response.setHeader('set-cookie', made.cookie);
      visitor = made.id;
    }
    const entries =
      visitors.get(visitor) ?? new BoundedCache({ maxEntries: MAX_ENTRIES, maxBytes: MAX_BYTES, ...clock });
    entries.set(key, data, Buffer.byteLength(data) + key.length, ttl);
    visitors.set(visitor, entries, MAX_BYTES, DAY_MS);
    return { stored: true };
  };

  const answer = (request: IncomingMessage, response: ServerResponse): object | Promise<object> => {
    const key = pathOf(request).slice(JSON_CACHE_PREFIX.length);
    if (!KEY.test(key)) throw new Refusal(400, 'A cache key is up to 256 letters, digits and -_.:%.');
    if (request.method === 'GET') return read(key, request);
    if (request.method === 'POST') return write(key, request, response);
    throw new Refusal(405, 'The cache is read by GET and written by POST.');
  };

  return {
    matches: (path) => path.startsWith(JSON_CACHE_PREFIX),
    async handle(request: IncomingMessage, response: ServerResponse) {
      try {
        const body = JSON.stringify(await answer(request, response));
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
        });
        response.end(body);
      } catch (error) {
        if (request.method === 'POST') response.shouldKeepAlive = false;
        refuseWith(response, error);
      }
    },
  };
}

/** Other sites' pages may not write: a JSON body makes browsers ask first, and newer ones say where they come from. */
function assertOwnPage({ headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Refusal(403, 'Only pages of this site write to the cache.');
  }
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new Refusal(415, 'The cache takes JSON.');
}

function parseEntry(body: string): v.InferOutput<typeof jsonCache.entry> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new Refusal(400, 'The body is not JSON.', { cause });
  }
  const entry = v.safeParse(jsonCache.entry, value);
  if (!entry.success)
    throw new Refusal(400, 'The body is { data, ttl? }: text, and milliseconds up to a day.');
  return entry.output;
}
