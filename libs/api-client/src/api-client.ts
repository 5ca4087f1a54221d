import type { Call, CallRequest, CallResponse, KeyScope } from '@heptad/contracts';
import type { ApiError, BusinessError, Result } from './api-error';
import type { WireCodec } from './wire-codec';
import type { KeyCall } from './sealing';

export interface SendOptions {
  /** Gives the call up; the result is then a `cancelled` error. */
  readonly signal?: AbortSignal;
  /**
   * Nothing is shown of a failure (OPEN-018): `'awaited'` where somebody waits for the call and its caller deals with the error
   * (API-011), `true` where the page asks by itself, such as a poll (API-012). Read when the call has failed.
   */
  readonly noToast?: boolean | 'awaited';
  /** Sent as `Idempotency-Key`; a `keyed` call gets one of its own unless given. */
  readonly idempotencyKey?: string;
  /** Milliseconds, instead of the call's own. */
  readonly timeoutMs?: number;
  /** Headers of this one request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The venue meant, where one family serves several. */
  readonly venue?: string;
  /** Full origin of another host of the deployment's, which is told nothing of the visitor; the page's own unless given. */
  readonly host?: string;
  /** A 6001 is handed back at once, without a login and a repeat: for the calls that log in and out. */
  readonly noReplay?: boolean;
}

/** A call that gave no value, as the shell and the session hear of it. */
export interface ApiFailure {
  readonly error: ApiError;
  /** The caller asked that nothing be shown. */
  readonly quiet: boolean;
  /** Somebody waits for this very call; not so for what a page reads by itself (`noToast: true`). */
  readonly awaited: boolean;
  /** The call was sent with the token that is still the member's: a session code then speaks of this very session. */
  readonly current: boolean;
  /** A 6001 that ends no session: the handler has tried to restore it in vain, or the call needs no member. */
  readonly restoreFailed: boolean;
  readonly venue?: string;
}

/**
 * Called once for any number of calls that were refused with 6001 at the same time.
 * @param needsMember whether the call that was refused first makes no sense without a member
 * @returns whether a session is there now, so that each refused call is repeated once
 */
export type UnauthenticatedHandler = (
  error: BusinessError,
  call: { readonly needsMember: boolean },
) => Promise<boolean>;

/** A text or binary answer together with its headers, their names in lower case. */
export interface RawAnswer<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
}

/** The one request path (API-001). Shows nothing, throws nothing. */
export interface ApiClient {
  /** Sends a call and parses its answer. */
  send<C extends Call>(
    call: C,
    request: CallRequest<C>,
    options?: SendOptions,
  ): Promise<Result<CallResponse<C>>>;
  /** Sends a call whose answer is text or binary, and hands its headers over with it. */
  sendRaw<C extends Call>(
    call: C,
    request: CallRequest<C>,
    options?: SendOptions,
  ): Promise<Result<RawAnswer<CallResponse<C>>>>;
  /** Encrypts a value under a scope's key. @returns undefined when the key cannot be had (CRYPTO-004) */
  seal(scope: KeyScope, value: unknown): Promise<string | undefined>;
  /**
   * Decrypts what the platform sealed under a scope's key (CRYPTO-006).
   * @param keyCall where the key is fetched while there is none; the scope's own path unless given (CALL-025)
   * @returns undefined when it cannot be read
   */
  open(scope: KeyScope, sealed: string, keyCall?: KeyCall): Promise<unknown>;
  /** @returns how to remove the codec */
  addCodec(codec: WireCodec): () => void;
  /** Hears every failure, cancelled calls too. @returns how to stop listening */
  onFailure(listener: (failure: ApiFailure) => void): () => void;
  /** Sets who restores the session after a 6001; the latest wins. @returns how to unset it */
  onUnauthenticated(handler: UnauthenticatedHandler): () => void;
}
