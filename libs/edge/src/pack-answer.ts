import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { games } from '@heptad/contracts';
import { acceptedEncoding } from './accepted-encoding';
import { pathOf } from './edge-handler';
import { isVenuePath } from './platform-paths';

/** Bytes below which packing spares nothing that a phone would notice. */
export const LEAST_PACKED_BYTES = 1_024;
/** Measured: a list of 42 KB becomes 5.2 KB in 0.4 ms; at the best quality 4.1 KB in 78 ms. */
const QUALITY = 4;
/** Long lists of the platform's own that say the same to everybody, but for the tabs that a member has favourites behind. */
const LISTS: readonly string[] = [games.hall.path, games.hot.path];
const TEXT = /^(application\/json|text\/plain)\b/i;

/** How an answer goes on packed. */
export interface Packing {
  readonly headers: IncomingHttpHeaders;
  /** What packs the body. */
  readonly packer: Transform;
}

/** Whether a platform's answer may be packed on its way: text of a known length that is not packed yet. */
function isBare(status: number, headers: IncomingHttpHeaders): boolean {
  return (
    status === 200 &&
    TEXT.test(headers['content-type'] ?? '') &&
    Number(headers['content-length'] ?? 0) >= LEAST_PACKED_BYTES &&
    headers['content-encoding'] === undefined &&
    // It names the bytes as they were.
    headers.etag === undefined &&
    !/\bno-transform\b/i.test(headers['cache-control'] ?? '')
  );
}

/**
 * Packs what venues tell, and halls of games, where the platform sent it bare: a phone asks for lists every few seconds, and a
 * hall is hundreds of kilobytes. The platform's other calls, which carry tokens and names, go on as they are: the length of a
 * packed answer tells of what is in it.
 * @param headers of the answer as it would go on
 * @returns undefined for an answer that goes on as it is
 */
export function packAnswer(
  request: IncomingMessage,
  status: number,
  headers: IncomingHttpHeaders,
): Packing | undefined {
  const path = pathOf(request);
  const isList = isVenuePath(path) || LISTS.includes(path);
  if (request.method === 'HEAD' || !isList || !isBare(status, headers)) return undefined;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return undefined;
  const { 'content-length': _length, ...rest } = headers;
  const vary = [headers.vary, 'Accept-Encoding'].filter((each) => each !== undefined).join(', ');
  return {
    headers: { ...rest, 'content-encoding': encoding, vary },
    packer:
      encoding === 'br'
        ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
        : createGzip(),
  };
}
