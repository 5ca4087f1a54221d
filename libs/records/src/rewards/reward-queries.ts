import { callQuery, queryApi } from '@heptad/api-client';
import { rewards, type CallRequest } from '@heptad/contracts';
import { toRewardDetail, toRewardPage, type RewardDetail, type RewardPage } from './reward';

/** Prizes fetched at a time. */
export const REWARDS_PAGE_SIZE = 20;

const QUIET = { noToast: true } as const;

/** Which prizes, besides the page. */
export type RewardQuery = Pick<CallRequest<typeof rewards.list>, 'group' | 'state'>;

/** A claim, with the key that was made at the tap. */
interface Claim {
  readonly id: string;
  readonly key: string;
}

// A prize that is paid moves the balance, and a bet that is settled may reach another: one tag keeps all of this new.
const rewardQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    rewards: build.infiniteQuery<RewardPage, RewardQuery, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam }) =>
        callQuery(rewards.list, { ...queryArg, page: pageParam, size: REWARDS_PAGE_SIZE }, QUIET),
      transformResponse: toRewardPage,
      providesTags: ['balance', 'words'],
    }),
    rewardDetail: build.query<RewardDetail, string>({
      query: (id) => callQuery(rewards.detail, { id }, QUIET),
      transformResponse: toRewardDetail,
      providesTags: ['balance', 'words'],
    }),
    claimReward: build.mutation<unknown, Claim>({
      query: ({ id, key }) =>
        callQuery(rewards.claim, { id }, { idempotencyKey: key, noToast: 'awaited' as const }),
      // Refused too: another page may have claimed it.
      invalidatesTags: ['balance'],
    }),
  }),
});

export const { useRewardsInfiniteQuery, useRewardDetailQuery, useClaimRewardMutation } = rewardQueries;
