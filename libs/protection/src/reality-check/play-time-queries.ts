import { callQuery, queryApi } from '@heptad/api-client';
import { protection, type CallResponse } from '@heptad/contracts';

/** How long and with what result a member has played. */
export type PlayTime = CallResponse<typeof protection.playTime>;

const QUIET = { noToast: true } as const;

const playTimeApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    playTime: build.query<PlayTime, void>({
      query: () => callQuery(protection.playTime, {}, QUIET),
      providesTags: ['member'],
    }),
    playOn: build.mutation<PlayTime, void>({
      query: () => callQuery(protection.playOn, {}, QUIET),
      invalidatesTags: ['member'],
    }),
  }),
});

export const { usePlayTimeQuery, usePlayOnMutation } = playTimeApi;
