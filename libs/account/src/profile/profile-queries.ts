import { callQuery, queryApi } from '@heptad/api-client';
import { type CallResponse, profile } from '@heptad/contracts';

/** How the member's profile stands, as the platform says it. */
export type Profile = CallResponse<typeof profile.state>;

const queries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, void>({
      query: () => callQuery(profile.state, {}, { noToast: true }),
      providesTags: ['member'],
    }),
  }),
});

export const { useProfileQuery } = queries;
