import type { IncomingMessage, ServerResponse } from 'node:http';
import { jsonCache } from '@heptad/contracts';
import * as v from 'valibot';
import { Refusal, pathOf, refuseWith } from './edge-handler';
import type { EdgeHandler } from './edge-handler';
import { isSecure, senderOf } from './forwarding';
import { BodyReader } from './request-body';
import type { EdgeStore } from './store/edge-store';
import { MemoryStore } from './store/memory-store';
import { VisitorMark } from './visitor-mark';
import type { Measures } from './watch/measures';

/** Paths of the JSON cache begin so. */
export const JSON_CACHE_PREFIX = '/api/json-cache/';
const KEY = /^[\w.%:-]{1,256}$/;
const MAX_BODY_BYTES = 64 * 1024;
/** Of one address, a minute. */
const MAX_WRITES = 30;

export interface JsonCacheOptions {
  /** Whether what stands in front of the edge is ours and its `X-Forwarded-*` headers are true; false when absent. */
  readonly trustProxy?: boolean;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
  /** Where it is kept; in this process's memory when absent. */
  readonly store?: EdgeStore;
  /** Told of every question; nobody when absent. */
  readonly measures?: Measures;
}

/**
 * The JSON cache: keeps sealed text under a key for an hour unless told otherwise, and answers 404 when it has none, which
 * callers take for "no data" (CALL-058, CALL-059, OPEN-062). What a visitor writes is read back by that visitor alone, known
 * by a signed cookie: anybody may write anything, so nobody else may be shown it.
 */
export function createJsonCache({
  trustProxy = false,
  now,
  store = new MemoryStore(now),
  measures,
}: JsonCacheOptions = {}): EdgeHandler {
  const bodies = new BodyReader();

  const read = async (key: string, request: IncomingMessage): Promise<object> => {
    const visitor = new VisitorMark(await store.markKey()).read(request);
    const data = visitor === undefined ? undefined : await store.read(visitor, key);
    measures?.cacheAsked('json', data === undefined ? 'miss' : 'hit');
    if (data === undefined) throw new Refusal(404, 'The cache has nothing under this key.');
    return { data };
  };

  const write = async (key: string, request: IncomingMessage, response: ServerResponse): Promise<object> => {
    assertOwnPage(request);
    const sender = senderOf(request, trustProxy);
    if (!(await store.allows('json-cache', sender, MAX_WRITES)))
      throw new Refusal(429, 'Too many entries from this address in a minute.');
    const { data, ttl } = parseEntry(String(await bodies.read(request, sender, MAX_BODY_BYTES)));
    const mark = new VisitorMark(await store.markKey());
    let visitor = mark.read(request);
    if (visitor === undefined) {
      const made = mark.make(JSON_CACHE_PREFIX, isSecure(request, trustProxy));
      response.setHeader('set-cookie', made.cookie);
      visitor = made.id;
    }
    await store.write(visitor, key, data, ttl);
    return { stored: true };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<object> => {
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
