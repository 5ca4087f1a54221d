import type { Call, CallFamily } from '@heptad/contracts';

/** A request on its way out, before it is signed. */
export interface RequestDraft {
  readonly call: Call;
  /** The path on the page's own origin, its `:name` segments filled. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON body's fields; undefined for a GET. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The venue the caller named, where one family serves several. */
  readonly venue?: string;
}

/** An answer reduced to the three fields every family has (API-013, API-017, API-021, API-025). */
export interface Envelope {
  readonly code: string | number;
  /** Undefined where the answer has none at all, which is not the same as an empty one (ERR-005, ERR-012). */
  readonly message: string | undefined;
  readonly data: unknown;
}

/**
 * How one venue family travels: what it adds to a request and how its answer reads. Given to the client by the
 * gateway; one codec per family, the latest added wins.
 */
export interface WireCodec {
  readonly family: CallFamily;
  /** Adds the family's fields and headers. */
  encode(draft: RequestDraft): RequestDraft | Promise<RequestDraft>;
  /**
   * Reads the parsed JSON of an answer.
   * @returns the envelope, its data decoded; undefined, a throw or a rejection count as a malformed answer
   */
  decode(answer: unknown, draft: RequestDraft): Envelope | undefined | Promise<Envelope | undefined>;
}
