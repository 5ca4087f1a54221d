import type { WireCodec } from '@heptad/api-client';
import * as v from 'valibot';
import type { SportCount, SportsVenue } from '@heptad/venue-gateway';
import {
  createVenueSession,
  matchUnknown,
  noCashOut,
  pageOf,
  type SessionFamily,
  type VenueOnTrial,
  type VenueSession,
  wholePage,
} from '@heptad/venue-gateway/testing';
import { createTallyBets } from './tally-bets';
import { readBoard } from './tally-match';
import { gameOf, sportOfGame } from './tally-sports';
import { minutesFrom, toMinutes } from './tally-values';
import { tallyBoard, tallyOne, tallyOver, tallyPin, tallyPins, tallySheets } from './tally-wire';

const params = v.object({ seat: v.string() });
type Params = v.InferOutput<typeof params>;

/** The code with which the venue refuses a token. */
export const SEAT_TAKEN = 'SEAT';

const SESSION: SessionFamily<Params> = {
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
function createCodec(seat: () => Params | undefined): WireCodec {
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

const MATCH_ID = /^\d{1,20}$/;

/** The adapter of the invented fifth venue. */
export function createTallyVenue(session: VenueSession): SportsVenue {
  return {
    code: session.venue,
    ...createTallyBets(session),
    ...noCashOut(session.venue),

    async sports(listKind) {
      const answer = await session.call(tallySheets, {}, { noToast: true });
      if (!answer.ok) return answer;
      const sheet = answer.value[listKind];
      const counts = (sheet?.game ?? []).flatMap((game, place): SportCount[] => {
        const sport = sportOfGame(game);
        const count = sheet?.count[place] ?? 0;
        return sport === undefined || count === 0 ? [] : [{ sport, count }];
      });
      return { ok: true, value: counts };
    },

    async matches(query) {
      const game = query.sport === undefined ? undefined : gameOf(query.sport);
      if (query.sport !== undefined && game === undefined)
        return { ok: true, value: wholePage({ kept: [], dropped: 0 }) };
      const options = { noToast: true, ...(query.signal && { signal: query.signal }) };
      const ofGame = game === undefined ? {} : { game };
      if (query.favourites === true) {
        const answer = await session.call(tallyPins, ofGame, options);
        if (!answer.ok) return answer;
        return { ok: true, value: wholePage(await readBoard(session.venue, answer.value.board)) };
      }
      const wanted = { page: query.page ?? 1, size: query.pageSize ?? 50 };
      const answer = await session.call(
        tallyBoard,
        {
          ...ofGame,
          sheet: query.combo === true ? 'combo' : query.period,
          from: (wanted.page - 1) * wanted.size,
          rows: wanted.size,
          hot: query.order === 'hot',
          ...(query.leagues && { cups: [...query.leagues] }),
          ...(query.from !== undefined && { since: toMinutes(query.from) }),
          ...(query.to !== undefined && { until: toMinutes(query.to) }),
        },
        options,
      );
      if (!answer.ok) return answer;
      const read = await readBoard(session.venue, answer.value);
      return { ok: true, value: pageOf(read, wanted, answer.value.all) };
    },

    // Tally tells scores alone.
    timeline: async () => ({ ok: true, value: undefined }),
    lineUps: async () => ({ ok: true, value: undefined }),

    async results({ sport, from, to, page = 1, pageSize = 50, signal }) {
      const game = gameOf(sport);
      if (game === undefined) return { ok: true, value: wholePage({ kept: [], dropped: 0 }) };
      const answer = await session.call(
        tallyOver,
        {
          game,
          from: (page - 1) * pageSize,
          rows: pageSize,
          since: toMinutes(from),
          until: minutesFrom(to + 1),
        },
        { noToast: true, ...(signal && { signal }) },
      );
      if (!answer.ok) return answer;
      const read = await readBoard(session.venue, answer.value);
      return { ok: true, value: pageOf(read, { page, size: pageSize }, answer.value.all) };
    },

    async match(id) {
      if (!MATCH_ID.test(id)) return matchUnknown(tallyOne.path);
      const answer = await session.call(tallyOne, { id }, { noToast: true });
      if (!answer.ok) return answer;
      const { kept } = await readBoard(session.venue, answer.value);
      const match = kept.find((each) => each.id === id);
      return match === undefined ? matchUnknown(tallyOne.path) : { ok: true, value: { match } };
    },

    async favourites() {
      const answer = await session.call(tallyPins, {}, { noToast: true });
      if (!answer.ok) return answer;
      const { matches, cups } = answer.value;
      return { ok: true, value: { matches: matches.map(String), leagues: cups.map(String) } };
    },

    async setFavourite({ kind, id }, on) {
      if (!MATCH_ID.test(id)) return matchUnknown(tallyPin.path);
      const answer = await session.call(tallyPin, { what: kind === 'match' ? 'match' : 'cup', id, on });
      return answer.ok ? { ok: true, value: undefined } : answer;
    },
  };
}

/** The fifth venue in the place of IM's. */
export const TALLY: VenueOnTrial = {
  venue: 'IMTY',
  open(context, venue) {
    const session = createVenueSession(context, venue, SESSION);
    return { session, codec: createCodec(() => session.params()) };
  },
  createVenue: createTallyVenue,
};
