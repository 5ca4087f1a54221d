import type { Call } from '@heptad/contracts';
import type { InferInput } from 'valibot';
import type { Member } from '../members/member';
import type { Site } from '../platform/sites';
import type { VenueRequest } from '@heptad/sandbox-venues';

/** One request that has passed signature, site, token and schema; sealed bodies are open already. */
export interface ServedRequest<C extends Call = Call> extends VenueRequest<C> {
  readonly site: Site;
  /** The device id of `X-API-UUID`. */
  readonly uuid: string;
  /** `web`, `h5` or `app` (OPEN-017). */
  readonly client: string;
  readonly ip: string;
  /** The origin of the site as the browser named it to the web tier, such as `https://play.example`. */
  readonly origin: string;
  /** The signed-in member of `X-API-TOKEN`; always there for calls of access `member`. */
  readonly member: Member | undefined;
  readonly token: string | undefined;
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void;
}

/**
 * What answers a call. It gives what the call's response schema accepts (the server puts the family's envelope around it) or
 * throws a `BusinessError`. A handler of a `keyed` call runs inside one storage transaction, so that it happens whole or not at
 * all (on PostgreSQL perhaps more than once, see `Storage.transaction`); under a repeated `Idempotency-Key` of the same member
 * it is not run again, the stored answer is given. Other handlers open a transaction themselves where they need one.
 */
export type CallHandler<C extends Call> = (
  request: ServedRequest<C>,
) => Promise<InferInput<C['response']>> | InferInput<C['response']>;

/** What is checked of a call besides what the server checks of every call. */
export interface CallChecks<C extends Call> {
  /**
   * Runs before the transaction of a `keyed` call and refuses by throwing. What it writes stays, such as a count of wrong
   * passwords. It is not run where the key has its answer already.
   */
  before(request: ServedRequest<C>): Promise<void>;
}

/** Bytes or text without an envelope, for calls whose `answer` is `blob` or `text`. */
export interface RawAnswer {
  readonly contentType: string;
  readonly body: Buffer | string;
}

export type RawHandler<C extends Call> = (request: ServedRequest<C>) => Promise<RawAnswer> | RawAnswer;

/** How an area puts its calls on the server: `create-sandbox.ts` hands one to each `serve…` function. */
export interface CallServer {
  /**
   * Serves a JSON call of any family. Besides the handler's own errors the server answers for: wrong signature, unknown
   * site, missing device id, missing or ended session of a `member` call, missing `Idempotency-Key` of a `keyed` call, unreadable or ill-shaped body, and an answer that
   * does not fit the call's own response schema (HTTP 500, logged: a defect of the sandbox).
   */
  serveCall<C extends Call>(call: C, handler: CallHandler<C>, checks?: CallChecks<C>): void;
  /** Serves a call whose answer is `blob` or `text`. */
  serveRaw<C extends Call>(call: C, handler: RawHandler<C>): void;
}
