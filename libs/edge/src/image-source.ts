import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
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

interface Answer {
  readonly status: number;
  readonly length: number;
  readonly body: AsyncIterable<Uint8Array>;
}

const ACCEPT = { accept: 'image/*' };

/**
 * Fetches a picture's file. Redirects are refused: what stands behind one need not be on the list.
 * @throws Refusal 404 when there is none, 413 when it is too large, 504 when it takes too long, 502 for every other failure
 */
export function fetchImage(address: string, limits: FetchLimits): Promise<Buffer> {
  return read(limits, async (signal) => {
    const { status, headers, body } = await fetch(address, { redirect: 'manual', signal, headers: ACCEPT });
    return { status, length: Number(headers.get('content-length') ?? 0), body: body ?? empty() };
  });
}

/** {@link fetchImage} for a path of the site itself, asked for under the site's name. */
export function fetchOwnImage(
  { origin, host }: OwnServer,
  path: string,
  limits: FetchLimits,
): Promise<Buffer> {
  return read(limits, async (signal) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { ...ACCEPT, ...(host === undefined ? {} : { host }) };
      get(origin + path, { signal, headers, agent: false }, resolve).on('error', reject);
    });
    return {
      status: answer.statusCode ?? 502,
      length: Number(answer.headers['content-length'] ?? 0),
      body: answer,
    };
  });
}

async function* empty(): AsyncGenerator<Uint8Array> {
  // An answer without a body has none.
}

async function read(
  { maxBytes, timeoutMs }: FetchLimits,
  open: (signal: AbortSignal) => Promise<Answer>,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { status, length, body } = await open(signal);
    if (status === 404 || status === 410) throw new Refusal(404, 'There is no such picture.');
    if (status !== 200) throw new Refusal(502, `The source answered with status ${status}.`);
    if (length > maxBytes) throw tooLarge();
    return await collect(body, maxBytes);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    if (signal.aborted) throw new Refusal(504, 'The source took too long.', { cause });
    throw new Refusal(502, 'The source cannot be reached.', { cause });
  }
}

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
