import { Refusal } from './edge-handler';

export interface FetchLimits {
  /** The largest file that is read, in bytes. */
  readonly maxBytes: number;
  /** Milliseconds for the whole file. */
  readonly timeoutMs: number;
}

/**
 * Fetches a picture's file. Redirects are refused: what stands behind one need not be on the list.
 * @throws Refusal 404 when there is none, 413 when it is too large, 504 when it takes too long, 502 for every other failure
 */
export async function fetchImage(address: string, { maxBytes, timeoutMs }: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(address, { redirect: 'manual', signal, headers: { accept: 'image/*' } });
    if (answer.status === 404 || answer.status === 410) throw new Refusal(404, 'There is no such picture.');
    if (answer.status !== 200 || answer.body === null) {
      throw new Refusal(502, `The source answered with status ${answer.status}.`);
    }
    if (Number(answer.headers.get('content-length') ?? 0) > maxBytes)
      throw new Refusal(413, 'The picture is too large.');
    return await collect(answer.body, maxBytes);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    if (signal.aborted) throw new Refusal(504, 'The source took too long.', { cause });
    throw new Refusal(502, 'The source cannot be reached.', { cause });
  }
}

async function collect(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Refusal(413, 'The picture is too large.');
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
