import type { Call } from '@heptad/contracts';
import type { InferInput, InferOutput } from 'valibot';

/** Who plays at a venue; without `memberId` it is a guest who may only look. */
export interface VenueSession {
  /** Canonical venue code: `IMTY`, `YBTY`, `DBTY`, `FBTY`, or a game venue's. */
  readonly venue: string;
  readonly memberId: string | undefined;
  readonly site: string;
}

/** What a venue reads of a request that has passed signature, site and schema. */
export interface VenueRequest<C extends Call = Call> {
  /** The request's own fields, parsed by the call's schema. */
  readonly body: InferOutput<C['request']>;
  /** Everything that was in the body and the query, own and merged fields alike (`Token`, `cuid`, `languageType`, …). */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Request headers, lower-case names, first value only. */
  readonly headers: Readonly<Record<string, string>>;
  readonly site: { readonly id: string };
  /**
   * The venue session that the family's own token stands for: body `Token` (IM), header `requestId` (OB, DB), header
   * `Authorization` (FB). `undefined` when it is missing, unknown or over: the venue answers with its own code.
   */
  readonly venueSession: VenueSession | undefined;
  /** The sandbox clock when the request arrived, ms. */
  readonly now: number;
}

/** What answers a venue's call: what its response schema accepts, or a thrown `BusinessError`. */
export type VenueHandler<C extends Call> = (
  request: VenueRequest<C>,
) => Promise<InferInput<C['response']>> | InferInput<C['response']>;

/** How a venue puts its calls on the server; the server adds the family's envelope. */
export interface VenueCalls {
  serveCall<C extends Call>(call: C, handler: VenueHandler<C>): void;
}
