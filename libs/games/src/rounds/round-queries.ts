import { callQuery, queryApi } from '@heptad/api-client';
import { games, type CallRequest } from '@heptad/contracts';
import type { Round } from './round';

const roundQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    gameRound: build.query<Round, CallRequest<typeof games.round>>({
      query: (request) => callQuery(games.round, request, { noToast: true }),
      providesTags: ['bets'],
    }),
  }),
});

/** One round of the member's; the tag `bets` asks anew, since an open one is settled later. */
export const { useGameRoundQuery } = roundQueries;
