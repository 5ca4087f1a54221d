import { familyOfPath, REQUEST_CODES, SESSION_CODES, type Call } from '@heptad/contracts';
import { randomId } from '@heptad/device';
import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import type { ApiClient, ApiFailure, RawAnswer, SendOptions } from './api-client';
import { isRefusedWith, type ApiError, type BusinessError, type Result } from './api-error';
import { createAxiosTransport } from './axios-transport';
import type { BrandNames } from './brand-names';
import { createDeadline, pause, unlessAborted } from './deadline';
import { draftOf } from './draft';
import { cancelled, malformed, noAnswer, timedOut, unexpected } from './failure';
import { incoming } from './incoming';
import { outgoing, type ClientFacts } from './outgoing';
import { mayRepeat, repeatDelay } from './repeat-policy';
import { createReplayGate, type Sender } from './replay-gate';
import type { WireCodec } from './wire-codec';
import { createSealing } from './sealing';
import { platformTime } from './server-time';
import type { Transport } from './transport';

export interface ApiClientOptions extends ClientFacts {
  /** Prefix of every path; the page's own origin unless given. */
  readonly baseUrl?: string;
  readonly transport?: Transport;
  /** The member's token, when logged in (API-006). */
  readonly token: () => string | undefined;
  /** Who is logged in, so that no call of one member is ever repeated as another's. */
  readonly member?: () => string | undefined;
  /** The names to replace and the brand's own, asked for with every answer: the language may change. */
  readonly brandNames?: () => BrandNames;
  /** What the browser says about its connection. */
  readonly online?: () => boolean;
  /** Between 0 and 1. */
  readonly random?: () => number;
  readonly newKey?: () => string;
}

type Answer = Result<RawAnswer<unknown>>;

/** What one trip brought, and the time its answer was given at. */
interface Trip {
  readonly answer: Answer;
  readonly date?: string | undefined;
}

/** An answer that stands, and under what circumstances it came. */
interface Settled {
  readonly answer: Answer;
  readonly sentAs?: Sender;
  readonly restoreFailed?: boolean;
}

/** A 6001 of the platform itself: a venue's own codes say nothing of the member's session. */
const isSessionExpired = (error: ApiError, call: Call): error is BusinessError =>
  isRefusedWith(error, SESSION_CODES.expired) && call.family === 'platform';

/** Builds the client of one page. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const transport = options.transport ?? createAxiosTransport(options.baseUrl ?? '');
  const online = options.online ?? (() => true);
  const random = options.random ?? Math.random;
  const newKey = options.newKey ?? randomId;
  const codecs: WireCodec[] = [];
  const listeners = new Set<(failure: ApiFailure) => void>();
  const sender = (): Sender => ({ token: options.token(), member: options.member?.() });
  const gate = createReplayGate(sender);
  const sealing = createSealing(async (keyCall) => {
    const key = await send(keyCall, {}, { noToast: true, noReplay: true });
    return key.ok ? key.value : undefined;
  });

  const fail = (error: ApiError): Answer => ({ ok: false, error });

  /** One trip to the network and back. */
  async function attempt(call: Call, request: unknown, sentAs: Sender, choice: SendOptions): Promise<Trip> {
    // A raw answer has no envelope; what is asked for travels as its path says all the same (API-018).
    const travelsAs = call.family === 'raw' ? familyOfPath(call.path) : call.family;
    const codec = codecs.findLast((candidate) => candidate.family === travelsAs);
    const plain = draftOf(call, request, choice.venue);
    const draft = codec === undefined ? plain : await codec.encode(plain);
    const withOwn = { ...draft, headers: { ...draft.headers, ...choice.headers } };
    const ready = outgoing(withOwn, options, sentAs, choice, sealing.seal);
    const leaving = await unlessAborted(ready, choice.signal);
    if (leaving === undefined) return { answer: fail(cancelled(call.path)) };
    const deadline = createDeadline(choice.timeoutMs ?? call.timeoutMs, choice.signal);
    try {
      const carried = await unlessAborted(
        transport({ ...leaving, signal: deadline.signal }),
        deadline.signal,
      );
      if (carried === undefined) {
        return { answer: fail(deadline.expired() ? timedOut(call.path) : cancelled(call.path)) };
      }
      const answer = await incoming(draft, carried, codec, options.brandNames?.());
      return { answer, date: carried.headers['date'] };
    } catch (cause) {
      if (deadline.expired()) return { answer: fail(timedOut(call.path)) };
      if (choice.signal?.aborted === true) return { answer: fail(cancelled(call.path)) };
      return { answer: fail(noAnswer(call.path, cause, online())) };
    } finally {
      deadline.release();
    }
  }

  /** Attempts until there is a value, an error that stands, or no repeat left. */
  async function persist(call: Call, request: unknown, choice: SendOptions): Promise<Settled> {
    let replay: 'open' | 'done' | 'never' = choice.noReplay === true ? 'never' : 'open';
    let resigned = false;
    let repeats = 0;
    for (;;) {
      const sentAs = sender();
      const { answer, date } = await attempt(call, request, sentAs, choice);
      if (answer.ok) return { answer };
      const { error } = answer;
      if (isRefusedWith(error, REQUEST_CODES.signatureRefused) && !resigned) {
        // Nothing was executed: the device's clock may be off, so sign once more by the platform's time.
        resigned = true;
        const time = platformTime(error, date);
        if (time === undefined) return { answer, sentAs };
        options.clock.setServerTime(time);
      } else if (isSessionExpired(error, call) && replay !== 'never') {
        if (replay === 'done')
          return { answer, sentAs, restoreFailed: !gate.refusedAgain(error, sentAs, call) };
        replay = 'done';
        const admitted = await unlessAborted(gate.admit(error, sentAs, call), choice.signal);
        if (admitted === undefined) return { answer: fail(cancelled(call.path)) };
        if (!admitted) return { answer, sentAs, restoreFailed: true };
      } else if (mayRepeat(call, error, repeats)) {
        const waited = await pause(repeatDelay(repeats, random()), choice.signal);
        if (!waited) return { answer: fail(cancelled(call.path)) };
        repeats += 1;
      } else return { answer, sentAs };
    }
  }

  async function settle(call: Call, request: unknown, choice: SendOptions): Promise<Settled> {
    if (choice.signal?.aborted === true) return { answer: fail(cancelled(call.path)) };
    const checked = v.safeParse(call.request, request);
    if (!checked.success) {
      return { answer: fail(malformed(call.path, 'the request has not the shape of the contract')) };
    }
    const key = choice.idempotencyKey ?? (call.safety === 'keyed' ? newKey() : undefined);
    try {
      const keyed = key === undefined ? choice : { ...choice, idempotencyKey: key };
      return await persist(call, checked.output, keyed);
    } catch (cause) {
      return {
        answer: fail(unexpected(call.path, cause instanceof Error ? cause.name : '')),
      };
    }
  }

  function tell(error: ApiError, settled: Settled, choice: SendOptions): void {
    const failure: ApiFailure = {
      error,
      quiet: Boolean(choice.noToast),
      awaited: choice.noToast !== true,
      current: settled.sentAs !== undefined && settled.sentAs.token === options.token(),
      restoreFailed: settled.restoreFailed === true,
      ...defined({ venue: choice.venue }),
    };
    for (const listener of [...listeners]) listener(failure);
  }

  async function sendChecked(call: Call, request: unknown, choice: SendOptions = {}): Promise<Answer> {
    const settled = await settle(call, request, choice);
    if (!settled.answer.ok) tell(settled.answer.error, settled, choice);
    return settled.answer;
  }

  // The value came out of the call's own response schema: its type is the schema's output.
  const sendRaw = sendChecked as ApiClient['sendRaw'];

  const send: ApiClient['send'] = async (call, request, choice) => {
    const answer = await sendRaw(call, request, choice);
    return answer.ok ? { ok: true, value: answer.value.body } : answer;
  };

  return {
    send,
    sendRaw,
    seal: sealing.seal,
    open: sealing.open,
    addCodec(codec) {
      codecs.push(codec);
      return () => {
        const at = codecs.indexOf(codec);
        if (at >= 0) codecs.splice(at, 1);
      };
    },
    onFailure(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onUnauthenticated: gate.setHandler,
  };
}
