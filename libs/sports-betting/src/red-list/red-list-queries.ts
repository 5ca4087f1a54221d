import { callQuery, queryApi } from '@heptad/api-client';
import { type CallRequest, type CallResponse, redList } from '@heptad/contracts';
import { useIsMember } from '@heptad/session';

export type Ranking = CallResponse<typeof redList.ranking>;
export type RankedTipster = Ranking['items'][number];
export type PersonAnswer = CallResponse<typeof redList.person>;
export type TipAnswer = CallResponse<typeof redList.tip>;
export type Tip = TipAnswer['tip'];
export type TipState = Tip['state'];
export type Figures = TipAnswer['figures'];
type TipPage = CallResponse<typeof redList.tips>;
type TipsArguments = Omit<CallRequest<typeof redList.tips>, 'page' | 'size'>;

/** Recommendations fetched at a time. */
export const TIPS_PAGE_SIZE = 15;

// What a page cannot show it says itself, with a way to try again.
const quiet = { noToast: true } as const;

const redListQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    redListRanking: build.query<Ranking, CallRequest<typeof redList.ranking>>({
      query: (request) => callQuery(redList.ranking, request, quiet),
    }),
    redListPerson: build.query<PersonAnswer, CallRequest<typeof redList.person>>({
      query: (request) => callQuery(redList.person, request, quiet),
    }),
    redListTips: build.infiniteQuery<TipPage, TipsArguments, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
      },
      query: ({ queryArg, pageParam }) =>
        callQuery(redList.tips, { ...queryArg, page: pageParam, size: TIPS_PAGE_SIZE }, quiet),
      // A tip that was settled meanwhile belongs in the other list.
      keepUnusedDataFor: 0,
    }),
    redListTip: build.query<TipAnswer, CallRequest<typeof redList.tip>>({
      query: (request) => callQuery(redList.tip, request, quiet),
    }),
    redListFollows: build.query<readonly string[], void>({
      query: () => callQuery(redList.follows, {}, quiet),
      transformResponse: ({ ids }: CallResponse<typeof redList.follows>) => ids,
      providesTags: ['favourites'],
    }),
    followTipster: build.mutation<unknown, CallRequest<typeof redList.follow>>({
      query: (request) => callQuery(redList.follow, request),
      // The button turns at the tap; a refusal turns this one back, whatever was tapped since.
      async onQueryStarted({ id, followed }, { dispatch, queryFulfilled }) {
        const turn = (wanted: boolean) =>
          dispatch(
            redListQueries.util.updateQueryData('redListFollows', undefined, (ids) => {
              const others = ids.filter((each) => each !== id);
              return wanted ? [id, ...others] : others;
            }),
          );
        turn(followed);
        await queryFulfilled.catch(() => turn(!followed));
      },
    }),
  }),
});

export const {
  useRedListRankingQuery,
  useRedListPersonQuery,
  useRedListTipsInfiniteQuery,
  useRedListTipQuery,
  useFollowTipsterMutation,
} = redListQueries;

/** Whom the member follows; undefined for guests, and until the platform has answered. */
export function useFollows(): {
  readonly ids: readonly string[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
} {
  const isMember = useIsMember();
  const { currentData, isError, refetch } = redListQueries.useRedListFollowsQuery(undefined, {
    skip: !isMember,
  });
  return { ids: isMember ? currentData : undefined, isError, refetch };
}
