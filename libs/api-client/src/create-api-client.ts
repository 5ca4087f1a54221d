import type { Call } from '@heptad/contracts';
import { randomId } from '@heptad/device';
import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import type { ApiClient, ApiFailure, SendOptions } from './api-client';
import type { ApiError } from './api-error';
import { createAxiosTransport } from './axios-transport';
import type { BrandNames } from './brand-names';
import { createCodecs } from './codecs';
import { cancelled, malformed, unexpected } from './failure';
import type { ClientFacts } from './outgoing';
import { createPersist, type Settled } from './persist';
import { createReplayGate, type Sender } from './replay-gate';
import { createSealing } from './sealing';
import type { Transport } from './transport';
import { createTravel, failed, type Answer } from './trip';

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

/** What is told of a call without a value. @param token the member's at present */
function failureOf(
  error: ApiError,
  { sentAs, restoreFailed }: Settled,
  { noToast, venue }: SendOptions,
  token: string | undefined,
): ApiFailure {
  return {
    error,
    quiet: Boolean(noToast),
    awaited: noToast !== true,
    current: sentAs !== undefined && sentAs.token === token,
    restoreFailed: restoreFailed === true,
    ...defined({ venue }),
  };
}

/** Builds the client of one page. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const newKey = options.newKey ?? randomId;
  const listeners = new Set<(failure: ApiFailure) => void>();
  const sender = (): Sender => ({ token: options.token(), member: options.member?.() });
  const gate = createReplayGate(sender);
  const codecs = createCodecs();
  const sealing = createSealing(async (keyCall) => {
    const key = await send(keyCall, {}, { noToast: true, noReplay: true });
    return key.ok ? key.value : undefined;
  });
  const travel = createTravel({
    transport: options.transport ?? createAxiosTransport(options.baseUrl ?? ''),
    facts: options,
    codecs,
    seal: sealing.seal,
    brandNames: options.brandNames,
    online: options.online ?? (() => true),
  });
  const persist = createPersist({
    travel,
    gate,
    sender,
    clock: options.clock,
    random: options.random ?? Math.random,
  });

  async function settle(call: Call, request: unknown, choice: SendOptions): Promise<Settled> {
    if (choice.signal?.aborted === true) return { answer: failed(cancelled(call.path)) };
    const checked = v.safeParse(call.request, request);
    if (!checked.success) {
      return { answer: failed(malformed(call.path, 'the request has not the shape of the contract')) };
    }
    const key = choice.idempotencyKey ?? (call.safety === 'keyed' ? newKey() : undefined);
    try {
      const keyed = key === undefined ? choice : { ...choice, idempotencyKey: key };
      return await persist(call, checked.output, keyed);
    } catch (cause) {
      return {
        answer: failed(unexpected(call.path, cause instanceof Error ? cause.name : '')),
      };
    }
  }

  async function sendChecked(call: Call, request: unknown, choice: SendOptions = {}): Promise<Answer> {
    const settled = await settle(call, request, choice);
    if (!settled.answer.ok) {
      const failure = failureOf(settled.answer.error, settled, choice, options.token());
      for (const listener of [...listeners]) listener(failure);
    }
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
    addCodec: codecs.add,
    onFailure(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onUnauthenticated: gate.setHandler,
  };
}
