import { FB_SUCCESS } from '@heptad/contracts';
import type { Envelope, RequestDraft, WireCodec } from '@heptad/api-client';
import { defined } from '@heptad/formatting';
import * as v from 'valibot';
import type { FbParams } from '../session/venue-params';

export interface FbCodecContext {
  readonly params: () => FbParams | undefined;
  readonly language: () => string;
}

/** What FB's success becomes, so that one list of codes judges all venues (API-025). */
const COMMON_SUCCESS = 100;

const answer = v.object({
  code: v.union([v.number(), v.string()]),
  message: v.nullish(v.string()),
  data: v.optional(v.unknown()),
});

/** How FB's calls travel (API-023…025): the language in the body, the session's token as `Authorization`. */
export function createFbCodec({ params, language }: FbCodecContext): WireCodec {
  return {
    family: 'fb',
    encode(draft: RequestDraft): RequestDraft {
      const shared = params();
      return {
        ...draft,
        headers: {
          ...draft.headers,
          ...defined({ Authorization: shared?.Authorization }),
        },
        body: { languageType: language(), ...draft.body },
      };
    },
    decode(text: unknown): Envelope | undefined {
      const read = v.safeParse(answer, text);
      if (!read.success) return undefined;
      const { code, message, data } = read.output;
      return {
        code: String(code) === String(FB_SUCCESS) ? COMMON_SUCCESS : code,
        message: message ?? undefined,
        data,
      };
    },
  };
}
