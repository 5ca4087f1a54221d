import type { WireCodec } from '@heptad/api-client';
import type { SessionFamily } from '@heptad/venue-gateway/testing';
import * as v from 'valibot';

const params = v.object({ seat: v.string() });
export type TallyParams = v.InferOutput<typeof params>;

/** The code with which the venue refuses a token. */
export const SEAT_TAKEN = 'SEAT';

/** How a launch is kept and read again, and when its token is refused. */
export const TALLY_SESSION: SessionFamily<TallyParams> = {
  paramsOf: ({ token }) => ({ seat: token }),
  keep: (kept) => kept,
  readParams(kept) {
    const read = v.safeParse(params, kept);
    return read.success ? read.output : undefined;
  },
  refusesToken: (code) => code === SEAT_TAKEN,
};

const envelope = v.union([
  v.object({ s: v.literal('+'), p: v.unknown() }),
  v.object({ s: v.literal('-'), e: v.tuple([v.string(), v.string()]) }),
]);
const SUCCESS = 100;

/** How its calls travel: the token as a header, plus or minus around the answer. */
export function createTallyCodec(seat: () => TallyParams | undefined): WireCodec {
  return {
    family: 'trial:tally',
    encode: (draft) => ({ ...draft, headers: { ...draft.headers, 'X-Seat': seat()?.seat ?? '' } }),
    decode(text) {
      const answer = v.safeParse(envelope, text);
      if (!answer.success) return undefined;
      if (answer.output.s === '+') return { code: SUCCESS, message: '', data: answer.output.p };
      const [code, message] = answer.output.e;
      return { code, message, data: undefined };
    },
  };
}
