import type { PayloadDecoder } from '@heptad/crypto';
import { isVenueSuccess } from '@heptad/contracts';
import type { Envelope, RequestDraft, WireCodec } from '@heptad/api-client';
import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import type { ObParams } from '../session/venue-params';

export interface ObCodecContext {
  /** The params of the venue a call is meant for: OB and DB share their paths, not their sessions. */
  readonly params: (venue: string | undefined) => ObParams | undefined;
  /** A text no other request has, so that no cache answers a GET (OPEN-021). */
  readonly random: () => string;
  readonly payloads: PayloadDecoder;
}

const answer = v.object({
  code: v.union([v.number(), v.string()]),
  msg: v.nullish(v.string()),
  data: v.optional(v.unknown()),
});

/**
 * How OB's and DB's calls travel (API-018…022): `cuid` in the body or, with `rdm`, in the query; the session's request
 * id as a header; a deflated payload is unpacked, and one that cannot be makes the answer malformed.
 */
export function createObCodec({ params, random, payloads }: ObCodecContext): WireCodec {
  return {
    family: 'ob',
    encode(draft: RequestDraft): RequestDraft {
      if (!draft.call.noDecode) payloads.prepare();
      const shared = params(draft.venue);
      const cuid = shared === undefined ? {} : { cuid: shared.cuid };
      const headers = {
        ...draft.headers,
        'Content-Type': 'application/json',
        ...defined({ requestId: shared?.requestId }),
      };
      if (draft.call.method === 'GET') {
        return { ...draft, headers, query: { ...draft.query, rdm: random(), ...cuid } };
      }
      return { ...draft, headers, body: { ...draft.body, ...cuid } };
    },
    async decode(text: unknown, draft: RequestDraft): Promise<Envelope | undefined> {
      const read = v.safeParse(answer, text);
      if (!read.success) return undefined;
      const { code, msg, data } = read.output;
      const deflated = typeof data === 'string' && !draft.call.noDecode && isVenueSuccess(code);
      return { code, message: msg ?? undefined, data: deflated ? await payloads.decode(data) : data };
    },
  };
}
