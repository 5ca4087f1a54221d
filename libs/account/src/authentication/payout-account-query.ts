import { callQuery, queryApi } from '@heptad/api-client';
import { type CallResponse, payout } from '@heptad/contracts';

const queries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    hasPayoutAccount: build.query<boolean, void>({
      query: () => callQuery(payout.accounts, {}, { noToast: true }),
      transformResponse: ({ accounts }: CallResponse<typeof payout.accounts>) => accounts.length > 0,
      providesTags: ['balance'],
    }),
  }),
});

/** Whether the member has anywhere to be paid out to. */
export const { useHasPayoutAccountQuery } = queries;
