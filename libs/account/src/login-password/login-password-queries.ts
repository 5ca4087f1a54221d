import { callQuery, queryApi } from '@heptad/api-client';
import { type CallResponse, loginPassword } from '@heptad/contracts';

/** How a change of the login password stands, as the platform says it. */
export type LoginPasswordState = CallResponse<typeof loginPassword.state>;

const queries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    loginPassword: build.query<LoginPasswordState, void>({
      query: () => callQuery(loginPassword.state, {}, { noToast: true }),
      providesTags: ['member'],
    }),
  }),
});

export const { useLoginPasswordQuery } = queries;
