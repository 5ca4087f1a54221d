import { queryApi, serviceQuery } from '@heptad/api-client';
import type { Bet, Match, SportKey, VenueCode } from '@heptad/venue-gateway';
import type { RecordsServices } from '../services';

/** A bet as its venue has it, with the matches that an edit of it is about. */
export interface EditTerms {
  readonly bet: Bet;
  readonly matches: readonly Match[];
}

/** Matches offered to choose from. */
const MOST_MATCHES = 50;

const editQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    editTerms: build.query<
      EditTerms,
      { readonly venue: VenueCode; readonly id: string; readonly added: readonly string[] }
    >({
      queryFn: serviceQuery(async ({ venues }: RecordsServices, { venue, id, added }) => {
        const sports = venues.sports(venue);
        const bet = await sports.bet(id);
        if (!bet.ok) return bet;
        const ids = new Set([...bet.value.legs.map(({ matchId }) => matchId), ...added]);
        const answers = await Promise.all([...ids].map((each) => sports.match(each)));
        // A match that cannot be had is as one that offers nothing.
        const matches = answers.flatMap((answer) => (answer.ok ? [answer.value.match] : []));
        return { ok: true, value: { bet: bet.value, matches } };
      }),
      keepUnusedDataFor: 0,
      providesTags: ['bets'],
    }),
    editMatches: build.query<readonly Match[], { readonly venue: VenueCode; readonly sport: SportKey }>({
      queryFn: serviceQuery(async ({ venues }: RecordsServices, { venue, sport }) => {
        const asked = { sport, pageSize: MOST_MATCHES, combo: true } as const;
        const sports = venues.sports(venue);
        const pages = await Promise.all([
          sports.matches({ ...asked, period: 'today' }),
          sports.matches({ ...asked, period: 'early' }),
        ]);
        const failed = pages.find((page) => !page.ok);
        const found = pages.flatMap((page) => (page.ok ? page.value.matches : []));
        if (found.length === 0 && failed !== undefined) return failed;
        const open = found.filter(({ status }) => status === 'upcoming');
        return { ok: true, value: [...new Map(open.map((match) => [match.id, match])).values()] };
      }),
      keepUnusedDataFor: 30,
    }),
  }),
});

/** What an edit is about, and the matches that a selection can be added of. */
export const { useEditTermsQuery, useEditMatchesQuery } = editQueries;
