import { callQuery, queryApi } from '@heptad/api-client';
import { type CallRequest, type CallResponse, payout } from '@heptad/contracts';
import type { Bank, NewAccount, PayoutAccount, PayoutAccounts } from './payout-account';

const QUIET = { noToast: true } as const;
const keyed = (key: string) => ({ idempotencyKey: key, noToast: 'awaited' as const });

/** A change of an account, with the key that was made at the tap. */
interface Keyed<Request> {
  readonly request: Request;
  readonly key: string;
}

// A withdrawal goes to one of these, so they are read anew with all that money moves.
const payoutQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    payoutAccounts: build.query<PayoutAccounts, void>({
      query: () => callQuery(payout.accounts, {}, QUIET),
      providesTags: ['balance'],
    }),
    payoutBanks: build.query<readonly Bank[], void>({
      query: () => callQuery(payout.banks, {}, QUIET),
      transformResponse: ({ banks }: CallResponse<typeof payout.banks>) => banks,
      providesTags: ['words'],
    }),
    addAccount: build.mutation<PayoutAccount, Keyed<NewAccount>>({
      query: ({ request, key }) => callQuery(payout.add, request, keyed(key)),
      transformResponse: ({ account }: CallResponse<typeof payout.add>) => account,
      invalidatesTags: ['balance'],
    }),
    renameAccount: build.mutation<unknown, Keyed<CallRequest<typeof payout.rename>>>({
      query: ({ request, key }) => callQuery(payout.rename, request, keyed(key)),
      invalidatesTags: ['balance'],
    }),
    makeDefaultAccount: build.mutation<unknown, Keyed<CallRequest<typeof payout.makeDefault>>>({
      query: ({ request, key }) => callQuery(payout.makeDefault, request, keyed(key)),
      invalidatesTags: ['balance'],
    }),
    removeAccount: build.mutation<unknown, Keyed<CallRequest<typeof payout.remove>>>({
      query: ({ request, key }) => callQuery(payout.remove, request, keyed(key)),
      invalidatesTags: ['balance'],
    }),
  }),
});

export const {
  usePayoutAccountsQuery,
  usePayoutBanksQuery,
  useAddAccountMutation,
  useRenameAccountMutation,
  useMakeDefaultAccountMutation,
  useRemoveAccountMutation,
} = payoutQueries;
