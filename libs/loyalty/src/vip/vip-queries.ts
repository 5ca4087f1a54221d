import { callQuery, queryApi } from '@heptad/api-client';
import { rewards, vip } from '@heptad/contracts';
import {
  toChangePage,
  type ChangePage,
  type Parcel,
  type Privileges,
  type VipGifts,
  type VipState,
} from './vip';

/** Changes fetched at a time. */
export const CHANGES_PAGE_SIZE = 20;

// The pages say themselves what failed.
const QUIET = { noToast: true } as const;
// A deposit, a decided bet and an operator move a grade; its names come in the member's language.
const MOVED_BY = ['member', 'balance', 'bets', 'words'] as const;

const vipQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    vipState: build.query<VipState, void>({
      query: () => callQuery(vip.state, {}, QUIET),
      providesTags: MOVED_BY,
    }),
    vipPrivileges: build.query<Privileges, void>({
      query: () => callQuery(vip.privileges, {}, QUIET),
      providesTags: ['member', 'words'],
    }),
    vipGifts: build.query<VipGifts, void>({
      query: () => callQuery(vip.gifts, {}, QUIET),
      providesTags: MOVED_BY,
    }),
    vipChanges: build.infiniteQuery<ChangePage, void, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => callQuery(vip.changes, { page: pageParam, size: CHANGES_PAGE_SIZE }, QUIET),
      transformResponse: toChangePage,
      providesTags: MOVED_BY,
    }),
    claimVipGift: build.mutation<unknown, { readonly id: string; readonly key: string }>({
      query: ({ id, key }) =>
        callQuery(rewards.claim, { id }, { idempotencyKey: key, noToast: 'awaited' as const }),
      // Refused too: another page may have claimed it.
      invalidatesTags: ['balance'],
    }),
    vipParcels: build.query<readonly Parcel[], void>({
      query: () => callQuery(vip.parcels, {}, QUIET),
      transformResponse: ({ items }: { readonly items: readonly Parcel[] }) => items,
      providesTags: MOVED_BY,
    }),
  }),
});

export const {
  useVipStateQuery,
  useVipPrivilegesQuery,
  useVipGiftsQuery,
  useVipChangesInfiniteQuery,
  useClaimVipGiftMutation,
  useVipParcelsQuery,
} = vipQueries;
