import { createThreadKeeper, type OpenDecodingThread } from './decoding-thread';
import { PayloadError, inflatePayload, orPayloadError } from './inflate';
import { createPayloadAssembly } from './payload-assembly';
import type { PayloadAssembly } from './payload-assembly';
import type { DecodingAnswer } from './payload-thread';

/** Decodes what venues pack. */
export interface PayloadDecoder {
  /** Starts the thread ahead of the first payload, which would wait for its code otherwise. */
  prepare(): void;
  /** `inflatePayload`, without the page waiting for a large one. @throws PayloadError */
  decode(packed: string): Promise<unknown>;
}

/** In characters. Lists of odds pack to a tenth or a sixteenth, base64 included: at most 64 KB of their JSON. */
export const PACKED_ON_MAIN_THREAD = 4_096;
/** In milliseconds: a thread that says nothing from one look to the next, while it is asked, is given up. */
export const THREAD_SILENCE_MS = 2_000;

interface Waiting {
  readonly packed: string;
  /** Whether the thread has taken it up. */
  begun: boolean;
  readonly assembly: PayloadAssembly;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Decodes small payloads at once and large ones in a thread of their own, which hands the value over in pieces. What a thread
 * that does not start owes is decoded here. A payload under which a thread broke or fell silent is refused: it may be made to
 * do so, and would do it to the page. After a payload that bursts its bounds the thread is ended, with the memory it took.
 * @param open undefined where there are no threads
 */
export function createPayloadDecoder(open?: OpenDecodingThread): PayloadDecoder {
  const waiting = new Map<number, Waiting>();
  const keeper = createThreadKeeper(open, { onAnswer: take, onFailure: fail });
  /** A payload burst its bounds in the thread, which ends when it owes nothing more. */
  let spent = false;
  /** Whether the thread has said anything since it was looked at. */
  let heard = false;
  let lastId = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  // Looked at in turns instead of wound up with each piece, of which there are many.
  function watch(): void {
    clearTimeout(silence);
    heard = false;
    if (waiting.size > 0) silence = setTimeout(() => (heard ? watch() : fail()), THREAD_SILENCE_MS);
  }

  function fail(): void {
    keeper.giveUp();
    spent = false;
    const owed = [...waiting.values()];
    waiting.clear();
    watch();
    for (const { packed, begun, resolve, reject } of owed) {
      if (begun) reject(new PayloadError('thread'));
      else inflatePayload(packed).then(resolve, reject);
    }
  }

  function take({ id, ...part }: DecodingAnswer): void {
    const asked = waiting.get(id);
    if (asked === undefined) return;
    heard = true;
    if (part.part === 'begun') {
      asked.begun = true;
      return;
    }
    try {
      if (part.part === 'fault') {
        spent ||= part.reason === 'size';
        throw new PayloadError(part.reason);
      }
      const whole = orPayloadError(() => asked.assembly.add(part));
      if (whole === undefined) return;
      asked.resolve(whole.value);
    } catch (error) {
      asked.reject(error);
    }
    waiting.delete(id);
    if (waiting.size > 0) return;
    watch();
    if (!spent) return;
    keeper.end();
    spent = false;
  }

  return {
    prepare: () => void keeper.thread(),
    decode(packed) {
      if (packed.length <= PACKED_ON_MAIN_THREAD) return inflatePayload(packed);
      const thread = keeper.thread();
      if (thread === undefined) return inflatePayload(packed);
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { packed, begun: false, assembly: createPayloadAssembly(), resolve, reject });
        thread.send({ id: lastId, packed });
        if (waiting.size === 1) watch();
      });
    },
  };
}
