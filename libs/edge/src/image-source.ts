import { get as getPlain } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { get as getSecure } from 'node:https';
import { Refusal } from './edge-handler';

export interface FetchLimits {
  /** The largest file that is read, in bytes. */
  readonly maxBytes: number;
  /** Milliseconds for the whole file. */
  readonly timeoutMs: number;
}

/** The server that a request came in on. */
export interface OwnServer {
  readonly origin: string;
  /** The name under which it was asked: other sites may be at the same address. */
  readonly host: string | undefined;
}

const ACCEPT = { accept: 'image/*' };

/**
 * Fetches a picture's file. Redirects are refused: what stands behind one need not be on the list.
 * @throws Refusal 404 when there is none, 413 when it is too large, 504 when it takes too long, 502 for every other failure
 */
export function fetchImage(address: string, limits: FetchLimits): Promise<Buffer> {
  return read(address, { headers: ACCEPT }, limits);
}

/** {@link fetchImage} for a path of the site itself, asked for under the site's name. */
export function fetchOwnImage(
  { origin, host }: OwnServer,
  path: string,
  limits: FetchLimits,
): Promise<Buffer> {
  const headers = { ...ACCEPT, ...(host === undefined ? {} : { host }) };
  return read(origin + path, { headers, agent: false }, limits);
}

async function read(
  address: string,
  options: RequestOptions,
  { maxBytes, timeoutMs }: FetchLimits,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let answer: IncomingMessage | undefined;
  try {
    answer = await open(address, { ...options, signal });
    const { statusCode: status = 502, headers } = answer;
    if (status === 404 || status === 410) throw new Refusal(404, 'There is no such picture.');
    if (status !== 200) throw new Refusal(502, `The source answered with status ${status}.`);
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
    return await collect(answer, maxBytes);
  } catch (cause) {
    // What is not read would keep its connection.
    answer?.destroy();
    if (cause instanceof Refusal) throw cause;
    if (signal.aborted) throw new Refusal(504, 'The source took too long.', { cause });
    throw new Refusal(502, 'The source cannot be reached.', { cause });
  }
}

const open = (address: string, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const get = address.startsWith('https:') ? getSecure : getPlain;
    get(address, options, resolve).on('error', reject);
  });

async function collect(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop lets go of the connection.
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (): Refusal => new Refusal(413, 'The picture is too large.');
