import { callQuery, queryApi } from '@heptad/api-client';
import { games, type CallResponse } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import { money, type Money } from '@heptad/formatting';
import type { RoundsQuery } from './round-filters';

export const ROUNDS_PAGE_SIZE = 20;
/** How long a list that was left is kept for going back to it, in seconds. */
const KEPT_FOR = 300;

type WirePage = CallResponse<typeof games.rounds>;
type WireRound = WirePage['items'][number];

/** A round of a game as lists show it. */
export interface RoundRecord extends Omit<WireRound, 'stake' | 'win' | 'jackpot'> {
  readonly stake: Money;
  readonly win: Money;
}

/** One page of rounds, with the sums of all that were found. */
export interface RoundPage {
  readonly rounds: readonly RoundRecord[];
  readonly total: number;
  readonly stake: Money;
  readonly win: Money;
  /** The next page's number. */
  readonly next?: number;
}

/** The platform's page as our own. */
export function toRoundPage({ items, total, page, size, sums }: WirePage): RoundPage {
  return {
    rounds: items.map(({ stake, win, jackpot: _, ...rest }) => ({
      ...rest,
      stake: money(stake),
      win: money(win),
    })),
    total,
    stake: money(sums.stake),
    win: money(sums.win),
    ...(items.length > 0 && page * size < total && { next: page + 1 }),
  };
}

/** A list as one visit to the page sees it. */
export interface VisitedRounds {
  readonly query: RoundsQuery;
  readonly language: Locale;
  /** Names the visit, as for bets: going back finds the list as it was left. */
  readonly visit: string;
}

const roundQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    gameRounds: build.infiniteQuery<RoundPage, VisitedRounds, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: { query, language }, pageParam }) =>
        callQuery(
          games.rounds,
          { ...query, language, page: pageParam, size: ROUNDS_PAGE_SIZE },
          { noToast: true },
        ),
      transformResponse: toRoundPage,
      providesTags: ['bets'],
      keepUnusedDataFor: KEPT_FOR,
    }),
  }),
});

/** The member's rounds page by page, newest first. */
export const { useGameRoundsInfiniteQuery } = roundQueries;

/** The rounds of all pages. One that moved to the next page while that was fetched is there once. */
export function joinRounds(pages: readonly RoundPage[]): readonly RoundRecord[] {
  const byId = new Map(pages.flatMap(({ rounds }) => rounds).map((round) => [round.id, round]));
  return [...byId.values()];
}
