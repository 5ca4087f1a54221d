import type { IncomingMessage, ServerResponse } from 'node:http';
import { JSON_CACHE_TTL_MS } from '@heptad/contracts';
import * as v from 'valibot';
import { BoundedCache } from './bounded-cache';
import { Refusal, pathOf, refuseWith } from './edge-handler';
import type { EdgeHandler } from './edge-handler';

const PREFIX = '/api/json-cache/';
const KEY = /^[\w.%:-]{1,256}$/;
const MAX_TTL_MS = 86_400_000;
const MAX_BODY_BYTES = 512 * 1024;
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

const entrySchema = v.object({
  data: v.string(),
  ttl: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TTL_MS)), JSON_CACHE_TTL_MS),
});

export interface JsonCacheOptions {
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
}

/**
 * The JSON cache: keeps sealed text under a key for an hour unless told otherwise, and answers 404 when it has none, which
 * callers take for "no data" (CALL-058, CALL-059, OPEN-062). It holds what a page can do without and loses it on restart.
 */
export function createJsonCache({ now }: JsonCacheOptions = {}): EdgeHandler {
  const entries = new BoundedCache<string>({
    maxEntries: MAX_ENTRIES,
    maxBytes: MAX_BYTES,
    ...(now ? { now } : {}),
  });

  const read = (key: string): object => {
    const data = entries.get(key);
    if (data === undefined) throw new Refusal(404, 'The cache has nothing under this key.');
    return { data };
  };

  const write = async (key: string, request: IncomingMessage): Promise<object> => {
    assertOwnPage(request);
    const { data, ttl } = parseEntry(await readBody(request));
    entries.set(key, data, Buffer.byteLength(data) + key.length, ttl);
    return { stored: true };
  };

  const answer = (request: IncomingMessage): object | Promise<object> => {
    const key = pathOf(request).slice(PREFIX.length);
    if (!KEY.test(key)) throw new Refusal(400, 'A cache key is up to 256 letters, digits and -_.:%.');
    if (request.method === 'GET') return read(key);
    if (request.method === 'POST') return write(key, request);
    throw new Refusal(405, 'The cache is read by GET and written by POST.');
  };

  return {
    matches: (path) => path.startsWith(PREFIX),
    async handle(request: IncomingMessage, response: ServerResponse) {
      try {
        const body = JSON.stringify(await answer(request));
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
        });
        response.end(body);
      } catch (error) {
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

function parseEntry(body: string): v.InferOutput<typeof entrySchema> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new Refusal(400, 'The body is not JSON.', { cause });
  }
  const entry = v.safeParse(entrySchema, value);
  if (!entry.success)
    throw new Refusal(400, 'The body is { data, ttl? }: text, and milliseconds up to a day.');
  return entry.output;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Read to the end even when it is too long, so that the answer reaches the sender.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    else if (bytes > 4 * MAX_BODY_BYTES) break;
  }
  if (bytes > MAX_BODY_BYTES) throw new Refusal(413, 'The entry is too large for the cache.');
  return Buffer.concat(chunks).toString('utf8');
}
