import { callQuery, queryApi } from '@heptad/api-client';
import { type CallRequest, type CallResponse, passkeys } from '@heptad/contracts';

/** The member's passkeys, as the platform lists them. */
export type PasskeyList = CallResponse<typeof passkeys.list>;
export type Passkey = PasskeyList['passkeys'][number];

const AWAITED = { noToast: 'awaited' } as const;

const queries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    passkeys: build.query<PasskeyList, void>({
      query: () => callQuery(passkeys.list, {}, { noToast: true }),
      providesTags: ['member'],
    }),
    renamePasskey: build.mutation<unknown, CallRequest<typeof passkeys.rename>>({
      query: (request) => callQuery(passkeys.rename, request, AWAITED),
      invalidatesTags: ['member'],
    }),
    removePasskey: build.mutation<unknown, string>({
      query: (id) => callQuery(passkeys.remove, { id }, AWAITED),
      invalidatesTags: ['member'],
    }),
  }),
});

export const { usePasskeysQuery, useRenamePasskeyMutation, useRemovePasskeyMutation } = queries;
