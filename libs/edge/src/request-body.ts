import type { IncomingMessage } from 'node:http';
import { Refusal } from './edge-handler';
import { Places } from './places';

/** What a request's body may take until it is here. */
export interface BodyLimits {
  /** Bytes of one body. */
  readonly maxBytes: number;
  /** Milliseconds from its first look to its end. */
  readonly withinMs: number;
  /** Milliseconds between two looks at how much has come, and how many bytes must come from one to the next. */
  readonly everyMs: number;
  readonly leastBytes: number;
  /** Bodies that are being read at the same time, from one address and in all. */
  readonly perAddress: number;
  readonly atOnce: number;
}

export const BODY_LIMITS: BodyLimits = {
  maxBytes: 4 * 1024 * 1024,
  withinMs: 30_000,
  everyMs: 5_000,
  leastBytes: 5 * 1024,
  perAddress: 32,
  atOnce: 512,
};

const NOTHING = Buffer.alloc(0);

/** Whether a request has no body, by its headers. */
export const isEmpty = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

/**
 * Reads the bodies of requests whole, before anybody else is asked for anything: one that comes slowly costs its sender a
 * connection, and no platform one.
 */
export class BodyReader {
  readonly #limits: BodyLimits;
  readonly #places: Places;

  constructor(limits: BodyLimits = BODY_LIMITS) {
    this.#limits = limits;
    this.#places = new Places(limits.perAddress, limits.atOnce);
  }

  /**
   * @param address of the sender
   * @param maxBytes where less is taken than anywhere else
   * @throws Refusal 408 for a body that is too slow, 413 for one too long, 429 or 503 when too many are being read
   */
  async read(request: IncomingMessage, address: string, maxBytes = this.#limits.maxBytes): Promise<Buffer> {
    if (isEmpty(request)) return NOTHING;
    return this.#places.within(address, () => this.#collect(request, maxBytes));
  }

  #collect(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
    const { withinMs, everyMs, leastBytes } = this.#limits;
    const chunks: Buffer[] = [];
    let bytes = 0;
    let looked = 0;
    return new Promise((resolve, reject) => {
      const slow = (): void => end(new Refusal(408, 'The body comes too slowly.'));
      const deadline = setTimeout(slow, withinMs);
      const look = setInterval(() => {
        if (bytes - looked < leastBytes) slow();
        looked = bytes;
      }, everyMs);
      const take = (chunk: Buffer): void => {
        bytes += chunk.length;
        // Read on for a while when it is too long, so that the answer reaches the sender.
        if (bytes <= maxBytes) chunks.push(chunk);
        else if (bytes > 4 * maxBytes) end(tooLong());
      };
      const finish = (): void => end(bytes > maxBytes ? tooLong() : undefined);
      const lost = (): void => end(new Refusal(400, 'The body broke off.'));
      function end(refusal?: Refusal): void {
        clearTimeout(deadline);
        clearInterval(look);
        request.off('data', take).off('end', finish).off('close', lost);
        if (refusal) {
          request.pause();
          reject(refusal);
        } else resolve(Buffer.concat(chunks));
      }
      request.on('data', take).once('end', finish).once('close', lost);
      request.once('error', lost);
    });
  }
}

const tooLong = (): Refusal => new Refusal(413, 'The body is too long.');
