import type { Call } from '@heptad/contracts';
import type { RawAnswer, SendOptions } from './api-client';
import type { ApiError, Result } from './api-error';
import type { BrandNames } from './brand-names';
import type { Codecs } from './codecs';
import { createDeadline, unlessAborted } from './deadline';
import { draftOf } from './draft';
import { cancelled, noAnswer, timedOut } from './failure';
import { incoming } from './incoming';
import { outgoing, type ClientFacts } from './outgoing';
import type { Sender } from './replay-gate';
import type { Sealing } from './sealing';
import type { Transport } from './transport';

export type Answer = Result<RawAnswer<unknown>>;

/** What one trip brought, and the time its answer was given at. */
export interface Trip {
  readonly answer: Answer;
  readonly date?: string | undefined;
}

/** Sends a call once. */
export type Travel = (call: Call, request: unknown, sentAs: Sender, choice: SendOptions) => Promise<Trip>;

export interface TravelOptions {
  readonly transport: Transport;
  readonly facts: ClientFacts;
  readonly codecs: Codecs;
  readonly seal: Sealing['seal'];
  /** The names to replace in answers and the brand's own. */
  readonly brandNames: (() => BrandNames) | undefined;
  /** What the browser says about its connection. */
  readonly online: () => boolean;
}

export const failed = (error: ApiError): Answer => ({ ok: false, error });

/** Makes one trip to the network and back: encoded, signed and sealed on the way there, read on the way back. */
export function createTravel({ transport, facts, codecs, seal, brandNames, online }: TravelOptions): Travel {
  return async (call, request, sentAs, choice) => {
    const codec = codecs.of(call);
    const plain = draftOf(call, request, choice.venue);
    const draft = codec === undefined ? plain : await codec.encode(plain);
    const withOwn = { ...draft, headers: { ...draft.headers, ...choice.headers } };
    const ready = outgoing(withOwn, facts, sentAs, choice, seal);
    const leaving = await unlessAborted(ready, choice.signal);
    if (leaving === undefined) return { answer: failed(cancelled(call.path)) };
    const deadline = createDeadline(choice.timeoutMs ?? call.timeoutMs, choice.signal);
    try {
      const carried = await unlessAborted(
        transport({ ...leaving, signal: deadline.signal }),
        deadline.signal,
      );
      if (carried === undefined) {
        return { answer: failed(deadline.expired() ? timedOut(call.path) : cancelled(call.path)) };
      }
      const answer = await incoming(draft, carried, codec, brandNames?.(), choice.host);
      return { answer, date: carried.headers['date'] };
    } catch (cause) {
      if (deadline.expired()) return { answer: failed(timedOut(call.path)) };
      if (choice.signal?.aborted === true) return { answer: failed(cancelled(call.path)) };
      return { answer: failed(noAnswer(call.path, cause, online())) };
    } finally {
      deadline.release();
    }
  };
}
