import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { VenueFamily } from './venues';

/** How a call is wrapped on the wire: its envelope, its merged body fields and its headers (API-013…025). */
export type CallFamily = 'platform' | VenueFamily | 'raw' | TrialFamily;

/** A venue family whose adapter is on trial: the product does not list it. */
export type TrialFamily = `trial:${string}`;

/** The scopes that own an encryption key (CRYPTO-002). */
export type KeyScope = 'fd' | 'site' | 'act';

/**
 * Who may make a call: anybody, a member, or anybody whose answer grows when a member's token is sent
 * (venue calls judge their own session token instead: they are `guest`).
 */
export type CallAccess = 'guest' | 'member';

/**
 * What a client may do after a failure that leaves the outcome open: `read` may be repeated freely, `keyed` writes carry
 * an `Idempotency-Key` and may be repeated with the same key, `once` writes are never repeated.
 */
export type CallSafety = 'read' | 'keyed' | 'once';

export interface CallOptions {
  /** Defaults to the family that the path's prefix selects, see {@link familyOfPath}. */
  readonly family?: CallFamily;
  readonly access?: CallAccess;
  readonly safety?: CallSafety;
  /** The body travels encrypted as `{ x }` under this scope's key; plain when the key cannot be had (CRYPTO-003…005). */
  readonly sealed?: KeyScope;
  /** Milliseconds; 20 000 unless given (API-009). */
  readonly timeoutMs?: number;
  /** What the answer's body is. Anything but `json` is handed over raw, without an envelope. */
  readonly answer?: 'json' | 'text' | 'blob';
  /** Integers beyond 2^53 in the answer arrive as strings of digits (CALL-013). */
  readonly bigIntegers?: boolean;
  /** `data` is plain JSON even where the family would deflate it (API-022). */
  readonly noDecode?: boolean;
  /** The answer's text is not searched for brand names to replace (API-010). */
  readonly keepBrandNames?: boolean;
}

export interface CallShape<
  Request extends GenericSchema,
  Response extends GenericSchema,
> extends CallOptions {
  readonly method: 'GET' | 'POST';
  /** The path on the page's own origin; `:name` marks a segment filled from the request's field of that name. */
  readonly path: string;
  /** The request's own fields: the JSON body of a POST, the query of a GET; merged venue fields are not listed. */
  readonly request: Request;
  /** What the envelope's `data` holds; the whole answer for a `raw` call. */
  readonly response: Response;
}

/** A call as both ends know it: every default filled in. */
export interface Call<
  Request extends GenericSchema = GenericSchema,
  Response extends GenericSchema = GenericSchema,
> extends Required<CallOptionsWithoutSeal> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly request: Request;
  readonly response: Response;
  readonly sealed?: KeyScope;
}

type CallOptionsWithoutSeal = Omit<CallOptions, 'sealed'>;

/** What a caller hands in. */
export type CallRequest<C extends Call> = InferInput<C['request']>;
/** What a caller gets once the answer has been parsed. */
export type CallResponse<C extends Call> = InferOutput<C['response']>;

/** A browser gives up on a call after this many milliseconds (API-009). */
export const CALL_TIMEOUT_MS = 20_000;

/** The family a path belongs to, judged by its beginning only, so that `/site/api/v1/…` is not an FB call (API-014, API-018, API-023). */
export function familyOfPath(path: string): CallFamily {
  if (path.startsWith('/api/mobile')) return 'im';
  if (path.startsWith('/yewu')) return 'ob';
  if (path.startsWith('/v1/')) return 'fb';
  return 'platform';
}

/**
 * Declares one network call for both ends: the client sends and parses by it, the sandbox validates and answers by it.
 * @param shape method, path and the two schemas, with what differs from the defaults (guest, POSTs that happen once, GETs that read)
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const Request extends GenericSchema, const Response extends GenericSchema>(
  shape: CallShape<Request, Response>,
): Call<Request, Response> {
  return {
    family: familyOfPath(shape.path),
    access: 'guest',
    safety: shape.method === 'GET' ? 'read' : 'once',
    timeoutMs: CALL_TIMEOUT_MS,
    answer: 'json',
    bigIntegers: false,
    noDecode: false,
    keepBrandNames: false,
    ...shape,
  };
}
