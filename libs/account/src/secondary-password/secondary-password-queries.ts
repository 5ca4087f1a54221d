import { callQuery, queryApi } from '@heptad/api-client';
import { type CallResponse, secondaryPassword } from '@heptad/contracts';

/** How the member's secondary password stands, as the platform says it. */
export type SecondaryPasswordState = CallResponse<typeof secondaryPassword.state>;

const queries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    secondaryPassword: build.query<SecondaryPasswordState, void>({
      query: () => callQuery(secondaryPassword.state, {}, { noToast: true }),
      providesTags: ['member'],
    }),
  }),
});

export const { useSecondaryPasswordQuery } = queries;
