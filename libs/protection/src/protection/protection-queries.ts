import { callQuery, queryApi } from '@heptad/api-client';
import { protection, type CallRequest, type CallResponse } from '@heptad/contracts';
import type { LimitName, Protection, Span } from './protection';

// The pages say themselves what failed.
const QUIET = { noToast: true } as const;
// The platform pushes the same to every other page of the member (ROLE-015).
const CHANGED = ['member'] as const;

const protectionApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    protection: build.query<Protection, void>({
      query: () => callQuery(protection.state, {}, QUIET),
      providesTags: ['member', 'balance', 'bets'],
    }),
    figures: build.query<CallResponse<typeof protection.figures>, Span>({
      query: (span) => callQuery(protection.figures, { span }, QUIET),
      providesTags: ['balance', 'bets'],
    }),
    setLimit: build.mutation<Protection, CallRequest<typeof protection.setLimit>>({
      query: (request) => callQuery(protection.setLimit, request, QUIET),
      invalidatesTags: CHANGED,
    }),
    confirmLimit: build.mutation<Protection, LimitName>({
      query: (name) => callQuery(protection.confirmLimit, name, QUIET),
      invalidatesTags: CHANGED,
    }),
    withdrawChange: build.mutation<Protection, LimitName>({
      query: (name) => callQuery(protection.withdrawChange, name, QUIET),
      invalidatesTags: CHANGED,
    }),
    takeTimeOut: build.mutation<Protection, CallRequest<typeof protection.takeTimeOut>>({
      query: (request) => callQuery(protection.takeTimeOut, request, QUIET),
      invalidatesTags: CHANGED,
    }),
    exclude: build.mutation<Protection, CallRequest<typeof protection.exclude>>({
      query: (request) => callQuery(protection.exclude, request, QUIET),
      invalidatesTags: CHANGED,
    }),
    setRealityCheck: build.mutation<Protection, CallRequest<typeof protection.setRealityCheck>>({
      query: (request) => callQuery(protection.setRealityCheck, request, QUIET),
      invalidatesTags: CHANGED,
    }),
    readMarkers: build.mutation<Protection, void>({
      query: () => callQuery(protection.readMarkers, {}, QUIET),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useProtectionQuery,
  useFiguresQuery,
  useSetLimitMutation,
  useConfirmLimitMutation,
  useWithdrawChangeMutation,
  useTakeTimeOutMutation,
  useExcludeMutation,
  useSetRealityCheckMutation,
  useReadMarkersMutation,
} = protectionApi;
