import type { Envelope, RequestDraft, WireCodec } from '@heptad/api-client';
import * as v from 'valibot';
import type { ImParams } from '../session/venue-params';

export interface ImCodecContext {
  /** IM's params of the present session. */
  readonly params: () => ImParams | undefined;
  readonly now: () => number;
  readonly language: () => string;
}

const answer = v.looseObject({
  StatusCode: v.union([v.number(), v.string()]),
  StatusDesc: v.nullish(v.string()),
});

/**
 * How IM's calls travel (API-014, API-015, API-017, OPEN-020): session fields are merged into the body, the caller's
 * own win over them except for the session's identity; everything of the answer beyond code and text is its data.
 * The path stays on the page's own origin (API-016).
 */
export function createImCodec({ params, now, language }: ImCodecContext): WireCodec {
  return {
    family: 'im',
    encode(draft: RequestDraft): RequestDraft {
      const shared = params();
      const merged = shared === undefined ? {} : { OddsType: shared.OddsType };
      const identity = shared === undefined ? {} : { Token: shared.Token, MemberCode: shared.MemberCode };
      return {
        ...draft,
        headers: { ...draft.headers, 'Ipis-Version': '4.0' },
        body: { LanguageCode: language(), ...merged, ...draft.body, TimeStamp: now(), ...identity },
      };
    },
    decode(text: unknown): Envelope | undefined {
      const read = v.safeParse(answer, text);
      if (!read.success) return undefined;
      const { StatusCode, StatusDesc, ...data } = read.output;
      return { code: StatusCode, message: StatusDesc ?? undefined, data };
    },
  };
}
