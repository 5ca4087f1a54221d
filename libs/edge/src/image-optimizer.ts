import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedCache } from './bounded-cache';
import { Refusal, pathOf, refuseWith } from './edge-handler';
import type { EdgeHandler } from './edge-handler';
import { encodeImage } from './image-encoder';
import type { EncodedImage } from './image-encoder';
import { OPTIMIZER_PREFIX, readImageRequest } from './image-request';
import type { ImageRequest } from './image-request';
import { fetchImage, fetchOwnImage } from './image-source';
import type { OwnServer } from './image-source';
import { Turnstile } from './turnstile';
import { secondsSince } from './watch/measures';
import type { Measures } from './watch/measures';

export interface ImageOptimizerOptions {
  /** Origins, with scheme and port, that pictures are fetched from, besides the site itself. */
  readonly imageOrigins: readonly string[];
  /** The largest file that is read, in bytes; 10 MB when absent. */
  readonly maxSourceBytes?: number;
  /** Milliseconds for fetching a file; 7,000 when absent. */
  readonly timeoutMs?: number;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
  /** Told of every picture; nobody when absent. */
  readonly measures?: Measures;
}

interface Picture extends EncodedImage {
  readonly etag: string;
}

const HOUR_MS = 3_600_000;
const MAX_SOURCE_BYTES = 10 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 7_000;
const CACHE_LIMITS = { maxEntries: 2_000, maxBytes: 128 * 1024 * 1024 };
const AT_ONCE = 4;
const WAITING = 64;

/**
 * Serves pictures in the width the page shows them and the best format the browser takes (MEDIA-017, MEDIA-019,
 * MEDIA-020). Every refusal is a status with a sentence; the page then shows the original.
 */
export function createImageOptimizer(options: ImageOptimizerOptions): EdgeHandler {
  const {
    imageOrigins,
    maxSourceBytes = MAX_SOURCE_BYTES,
    timeoutMs = FETCH_TIMEOUT_MS,
    now,
    measures,
  } = options;
  const pictures = new BoundedCache<Picture>({ ...CACHE_LIMITS, ...(now ? { now } : {}) });
  const inWork = new Map<string, Promise<Picture>>();
  const turnstile = new Turnstile(AT_ONCE, WAITING);

  const make = async (asked: ImageRequest, accept: string, self: OwnServer): Promise<Picture> => {
    const limits = { maxBytes: maxSourceBytes, timeoutMs };
    const file = await ('url' in asked.source
      ? fetchImage(asked.source.url, limits)
      : fetchOwnImage(self, asked.source.path, limits));
    const image = await encodeImage(file, { ...asked, accept });
    return {
      ...image,
      etag: `"${createHash('sha256').update(image.bytes).digest('base64url').slice(0, 22)}"`,
    };
  };

  const find = (asked: ImageRequest, accept: string, self: OwnServer): Promise<Picture> | Picture => {
    const formats = ['image/avif', 'image/webp'].filter((format) => accept.includes(format));
    const key = JSON.stringify([asked, formats]);
    const known = pictures.get(key) ?? inWork.get(key);
    measures?.cacheAsked('pictures', known ? 'hit' : 'miss');
    if (known) return known;
    const work = turnstile
      .pass(() => timed(measures, () => make(asked, accept, self)))
      .then((picture) => {
        pictures.set(key, picture, picture.bytes.length, HOUR_MS);
        return picture;
      })
      .finally(() => inWork.delete(key));
    inWork.set(key, work);
    return work;
  };

  return {
    matches: (path) => path.startsWith(OPTIMIZER_PREFIX),
    async handle(request, response) {
      try {
        if (request.method !== 'GET' && request.method !== 'HEAD')
          throw new Refusal(405, 'Pictures are read by GET.');
        const asked = readImageRequest(pathOf(request), { imageOrigins, host: request.headers.host });
        send(request, response, await find(asked, request.headers.accept ?? '', ownServer(request)));
      } catch (error) {
        refuseWith(response, error);
      }
    },
  };
}

async function timed<Made>(measures: Measures | undefined, make: () => Promise<Made>): Promise<Made> {
  const start = performance.now();
  try {
    const made = await make();
    measures?.pictureDone('made', secondsSince(start));
    return made;
  } catch (error) {
    measures?.pictureDone('refused', secondsSince(start));
    throw error;
  }
}

function send(request: IncomingMessage, response: ServerResponse, { type, bytes, etag }: Picture): void {
  const headers = {
    etag,
    vary: 'Accept',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** The server the request came in on: whatever serves the site's own pictures, it can be asked there. */
function ownServer({ socket, headers }: IncomingMessage): OwnServer {
  const address = (socket.localAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
  const origin = `http://${address.includes(':') ? `[${address}]` : address}:${socket.localPort ?? 80}`;
  return { origin, host: headers.host };
}
