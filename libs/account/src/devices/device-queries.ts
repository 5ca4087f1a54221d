import { callQuery, queryApi } from '@heptad/api-client';
import { type CallResponse, devices } from '@heptad/contracts';
import { defined } from '@heptad/formatting';

/** The member's sessions and trusted devices, as the platform lists them. */
export type DeviceList = CallResponse<typeof devices.list>;
export type OpenSession = DeviceList['sessions'][number];
export type TrustedDevice = DeviceList['trusted'][number];
type HistoryPage = CallResponse<typeof devices.history>;
export type LoginAttempt = HistoryPage['items'][number];

/** Attempts fetched at a time. */
export const HISTORY_PAGE_SIZE = 20;

const AWAITED = { noToast: 'awaited' } as const;
const QUIET = { noToast: true } as const;

const queries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    devices: build.query<DeviceList, void>({
      query: () => callQuery(devices.list, {}, QUIET),
      providesTags: ['member', 'words'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => callQuery(devices.endSession, { id }, AWAITED),
      invalidatesTags: ['member'],
    }),
    endOtherSessions: build.mutation<CallResponse<typeof devices.endOthers>, void>({
      query: () => callQuery(devices.endOthers, {}, AWAITED),
      invalidatesTags: ['member'],
    }),
    forgetDevice: build.mutation<unknown, string>({
      query: (id) => callQuery(devices.forget, { id }, AWAITED),
      invalidatesTags: ['member'],
    }),
    loginHistory: build.infiniteQuery<HistoryPage, void, number | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) =>
        callQuery(devices.history, { size: HISTORY_PAGE_SIZE, ...defined({ before: pageParam }) }, QUIET),
      providesTags: ['words'],
    }),
  }),
});

export const {
  useDevicesQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useForgetDeviceMutation,
  useLoginHistoryInfiniteQuery,
} = queries;
