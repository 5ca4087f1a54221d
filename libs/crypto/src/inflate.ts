import { fromBase64 } from './base64';
import type { Bytes } from './base64';
import { JsonError, parseJsonBytes } from './safe-json';
import type { JsonFault } from './safe-json';

/** How large a payload may be once inflated, in bytes. */
export const MAX_INFLATED_BYTES = 8 * 1024 * 1024;
// What eight megabytes need in base64 when they do not compress at all, with room for the wrapper.
const MAX_PACKED_LENGTH = Math.ceil(MAX_INFLATED_BYTES / 3) * 4 + 4096;

/** The step of decoding at which a payload turned out to be unusable. */
export type PayloadFault = 'base64' | 'deflate' | 'size' | JsonFault;

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

/** Collects inflated bytes and stops at the cap, before a small bomb has become a large buffer. */
class BoundedSink {
  readonly #chunks: Uint8Array[] = [];
  #size = 0;

  write(chunk: Uint8Array): void {
    this.#size += chunk.length;
    if (this.#size > MAX_INFLATED_BYTES) throw new PayloadError('size');
    this.#chunks.push(chunk);
  }

  finish(): Bytes {
    const bytes = new Uint8Array(this.#size);
    let offset = 0;
    for (const chunk of this.#chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    return bytes;
  }
}

async function inflateNatively(bytes: Bytes, stream: DecompressionStream): Promise<Bytes> {
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  // A damaged stream rejects on both ends; the reading end reports it.
  const written = Promise.allSettled([writer.write(bytes), writer.close()]);
  const sink = new BoundedSink();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) sink.write(part.value);
  } catch (cause) {
    await reader.cancel(cause).catch(() => undefined);
    throw cause instanceof PayloadError ? cause : new PayloadError('deflate', { cause });
  }
  await written;
  return sink.finish();
}

async function inflateInScript(bytes: Bytes, wrapper: Wrapper): Promise<Bytes> {
  const { Inflate } = await import('pako');
  const sink = new BoundedSink();
  const inflater = new Inflate({ raw: wrapper === 'deflate-raw' });
  inflater.onData = (chunk) => sink.write(chunk);
  inflater.push(bytes, true);
  if (inflater.err || !inflater.ended) throw new PayloadError('deflate', { cause: inflater.msg });
  return sink.finish();
}

/**
 * Decodes a venue's packed list: base64, then zlib, raw deflate or gzip, then JSON (OPEN-021). It is the platform's own
 * decompressor that does the work where there is one.
 * @param base64 the packed text
 * @returns the value, `__proto__` keys dropped
 * @throws PayloadError, also beyond 8 MB inflated or 64 levels of nesting
 */
export async function inflatePayload(base64: string): Promise<unknown> {
  if (base64.length > MAX_PACKED_LENGTH) throw new PayloadError('size');
  let bytes: Bytes;
  try {
    bytes = fromBase64(base64);
  } catch (cause) {
    throw new PayloadError('base64', { cause });
  }
  const wrapper = wrapperOf(bytes);
  const native = nativeInflater(wrapper);
  const inflated = native ? await inflateNatively(bytes, native) : await inflateInScript(bytes, wrapper);
  try {
    return parseJsonBytes(inflated);
  } catch (cause) {
    throw new PayloadError(cause instanceof JsonError ? cause.reason : 'syntax', { cause });
  }
}
