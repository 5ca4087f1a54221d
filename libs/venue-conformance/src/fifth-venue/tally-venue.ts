import type { SportsVenue } from '@heptad/venue-gateway';
import {
  createVenueSession,
  matchUnknown,
  noBetBuilder,
  noCashOut,
  type VenueOnTrial,
  type VenueSession,
} from '@heptad/venue-gateway/testing';
import { createTallyBets } from './tally-bets';
import { createTallyLists } from './tally-lists';
import { readBoard } from './tally-match';
import { createTallyCodec, TALLY_SESSION } from './tally-session';
import { tallyOne, tallyPin, tallyPins } from './tally-wire';

const MATCH_ID = /^\d{1,20}$/;

/** The adapter of the invented fifth venue. */
export function createTallyVenue(session: VenueSession): SportsVenue {
  return {
    code: session.venue,
    ...createTallyLists(session),
    ...createTallyBets(session),
    ...noBetBuilder(session.venue),
    ...noCashOut(session.venue),

    // Tally tells scores alone.
    timeline: async () => ({ ok: true, value: undefined }),
    statistics: async () => ({ ok: true, value: undefined }),
    lineUps: async () => ({ ok: true, value: undefined }),

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
    const session = createVenueSession(context, venue, TALLY_SESSION);
    return { session, codec: createTallyCodec(() => session.params()) };
  },
  createVenue: createTallyVenue,
};
