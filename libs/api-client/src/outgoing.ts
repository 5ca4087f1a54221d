import type { KeyScope } from '@heptad/contracts';
import { saltOf, signature, type SignatureSalts } from '@heptad/crypto';
import type { Clock } from '@heptad/device';
import { defined } from '@heptad/formatting';
import type { SendOptions } from './api-client';
import { addressOf } from './draft';
import type { RequestDraft } from './wire-codec';
import type { Sender } from './replay-gate';
import type { TransportRequest } from './transport';

/** The form of client that a call comes from (OPEN-017). */
export type ClientForm = 'web' | 'h5' | 'app';

/** What every request says about where it comes from. */
export interface ClientFacts {
  readonly clock: Pick<Clock, 'now' | 'setServerTime'>;
  /** The site's id; 4002 where a brand has none of its own (CONST-001). */
  readonly siteId: string;
  readonly client: () => ClientForm;
  /** The native shell's version, else `1.0.0` (API-004). */
  readonly version: string;
  readonly uuid: () => string;
  readonly salts: () => SignatureSalts;
  /** The member's language, a BCP 47 tag, in which the platform's own texts come; the browser's unless given. */
  readonly language?: () => string;
}

const ACCEPT = 'application/json, text/plain, */*';

/** Headers of every call (API-002…007). */
function factHeaders(draft: RequestDraft, facts: ClientFacts, sender: Sender): Record<string, string> {
  const uuid = facts.uuid();
  const salt = saltOf(draft.path, facts.salts());
  return {
    Accept: ACCEPT,
    ...(facts.language && { 'Accept-Language': facts.language() }),
    ...(draft.body === undefined ? {} : { 'Content-Type': 'application/json;charset=UTF-8' }),
    'X-API-CLIENT': facts.client(),
    'X-API-VERSION': facts.version,
    'X-API-SITE': facts.siteId,
    'X-API-UUID': uuid,
    ...(salt === undefined ? {} : { 'X-API-XXX': signature(salt, draft.path, uuid, facts.clock.now()) }),
    ...defined({ 'X-API-TOKEN': sender.token }),
  };
}

/** Makes the request that leaves: signed, and sealed where the call asks for it and the key can be had (CRYPTO-003, CRYPTO-004). */
export async function outgoing(
  draft: RequestDraft,
  facts: ClientFacts,
  sender: Sender,
  { idempotencyKey, host }: Pick<SendOptions, 'idempotencyKey' | 'host'>,
  seal: (scope: KeyScope, value: unknown) => Promise<string | undefined>,
): Promise<Omit<TransportRequest, 'signal'>> {
  const sealed =
    draft.call.sealed === undefined || draft.body === undefined
      ? undefined
      : await seal(draft.call.sealed, draft.body);
  const body = sealed === undefined ? draft.body : { x: sealed };
  return {
    method: draft.call.method,
    url: (host ?? '') + addressOf(draft),
    headers: {
      ...(host === undefined ? factHeaders(draft, facts, sender) : { Accept: ACCEPT }),
      ...defined({ 'Idempotency-Key': idempotencyKey }),
      ...draft.headers,
    },
    answer: draft.call.answer === 'blob' ? 'blob' : 'text',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
