import { fromBase64 } from './base64';
import type { Bytes } from './base64';
import { JsonError, parseJsonBytes } from './safe-json';
import type { JsonFault } from './safe-json';

/** How large a payload may be once inflated, in bytes. */
export const MAX_INFLATED_BYTES = 8 * 1024 * 1024;
/** How large a payload may be as it comes, in bytes; lists of odds pack to a tenth of their JSON. */
export const MAX_PACKED_BYTES = 1024 * 1024;
const MAX_PACKED_LENGTH = Math.ceil(MAX_PACKED_BYTES / 3) * 4;
/** Handed to the decompressor at a time, in bytes: it may make a thousand times as much of them before it can be stopped. */
const SLICE_BYTES = 4_096;

/** The step of decoding at which a payload turned out to be unusable; `thread`: the thread that decoded it broke. */
export type PayloadFault = 'base64' | 'deflate' | 'size' | 'thread' | JsonFault;

/** A payload that cannot be decoded, or that is larger or deeper than any honest one. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';

  constructor(
    readonly reason: PayloadFault,
    options?: ErrorOptions,
  ) {
    super(`payload cannot be decoded: ${reason}`, options);
  }
}

type Wrapper = 'deflate' | 'deflate-raw' | 'gzip';

/**
 * Tells the wrappers apart by their first two bytes (OPEN-021). A raw stream cannot pass for zlib: its first byte would
 * name a stored block with padding bits set, which no encoder writes.
 */
function wrapperOf(bytes: Bytes): Wrapper {
  const [first = 0, second = 0] = bytes;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  const isZlib = (first & 0x0f) === 8 && first >> 4 <= 7 && ((first << 8) | second) % 31 === 0;
  return isZlib ? 'deflate' : 'deflate-raw';
}

/** A decompressor of the platform, where it has one that knows the wrapper. */
function nativeInflater(wrapper: Wrapper): DecompressionStream | undefined {
  if (typeof DecompressionStream === 'undefined') return undefined;
  try {
    return new DecompressionStream(wrapper);
  } catch {
    // Older engines have the class but not the raw format.
    return undefined;
  }
}

/** Takes inflated bytes as they come. */
type Take = (chunk: Uint8Array) => void;

/** Stops at the cap, before a small bomb has become a large buffer. */
function bounded(take: Take): Take {
  let size = 0;
  return (chunk) => {
    size += chunk.length;
    if (size > MAX_INFLATED_BYTES) throw new PayloadError('size');
    take(chunk);
  };
}

/** What `take` throws on purpose goes on as it is; what the decompressor throws means that the stream is damaged. */
const faultOf = (cause: unknown): PayloadError =>
  cause instanceof PayloadError ? cause : new PayloadError('deflate', { cause });

/** Goes on as far as the stream is read. A damaged or cancelled stream rejects on both ends; the reading end reports it. */
async function writeSlices(bytes: Bytes, writer: WritableStreamDefaultWriter<Bytes>): Promise<void> {
  try {
    for (let start = 0; start < bytes.length; start += SLICE_BYTES)
      await writer.write(bytes.subarray(start, start + SLICE_BYTES));
    await writer.close();
  } catch {
    return;
  }
}

async function inflateNatively(bytes: Bytes, stream: DecompressionStream, take: Take): Promise<void> {
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const written = writeSlices(bytes, writer);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) take(part.value);
  } catch (cause) {
    await reader.cancel(cause).catch(() => undefined);
    throw faultOf(cause);
  }
  await written;
}

async function inflateInScript(bytes: Bytes, wrapper: Wrapper, take: Take): Promise<void> {
  const { Inflate } = await import('pako');
  const inflater = new Inflate({ raw: wrapper === 'deflate-raw' });
  inflater.onData = take;
  inflater.push(bytes, true);
  if (inflater.err || !inflater.ended) throw new PayloadError('deflate', { cause: inflater.msg });
}

/**
 * Inflates a venue's packed list: base64, then zlib, raw deflate or gzip (OPEN-021). It is the platform's own decompressor
 * that does the work where there is one.
 * @param take gets the bytes as they come
 * @throws PayloadError, also beyond 1 MB packed or 8 MB inflated; what `take` throws of this kind
 */
export async function inflateChunks(base64: string, take: Take): Promise<void> {
  if (base64.length > MAX_PACKED_LENGTH) throw new PayloadError('size');
  let bytes: Bytes;
  try {
    bytes = fromBase64(base64);
  } catch (cause) {
    throw new PayloadError('base64', { cause });
  }
  const wrapper = wrapperOf(bytes);
  const native = nativeInflater(wrapper);
  await (native
    ? inflateNatively(bytes, native, bounded(take))
    : inflateInScript(bytes, wrapper, bounded(take)));
}

/** @throws PayloadError for what `read` finds wrong with JSON */
export function orPayloadError<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof JsonError ? new PayloadError(cause.reason, { cause }) : cause;
  }
}

function joined(chunks: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/**
 * Decodes a venue's packed list: {@link inflateChunks}, then JSON.
 * @param base64 the packed text
 * @returns the value, `__proto__` keys dropped
 * @throws PayloadError, also beyond 1 MB packed, 8 MB inflated or 64 levels of nesting
 */
export async function inflatePayload(base64: string): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  await inflateChunks(base64, (chunk) => void chunks.push(chunk));
  return orPayloadError(() => parseJsonBytes(joined(chunks)));
}
