import { callQuery, queryApi, serviceQuery } from '@heptad/api-client';
import { games, type CallResponse } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import { money, type Money } from '@heptad/formatting';
import type { GamesServices } from '../services';
import { toHall, type Hall } from './hall';
import type { HallArea } from './hall-area';
import type { MyGames } from './shown-games';

/** A pot that several games feed. */
export interface Jackpot {
  readonly code: CallResponse<typeof games.jackpots>[number]['code'];
  readonly name: string;
  readonly amount: Money;
  /** A stake of 1 wins it once in so many rounds on average. */
  readonly oneIn: number;
  /** What it begins with, and again after a win. */
  readonly seed: Money;
  /** What part of each stake goes into it, per cent. */
  readonly part: number;
}

/** Each part of a page shows its own failure. */
const QUIET = { noToast: true };
/** A hall is kept while its visitor is in a game. */
const KEPT_FOR_S = 600;

const toJackpots = (answer: CallResponse<typeof games.jackpots>): Jackpot[] =>
  answer.map(({ amount, seed, ...rest }) => ({ ...rest, amount: money(amount), seed: money(seed) }));

export const hallQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    hall: build.query<Hall, { readonly area: HallArea; readonly language: Locale }>({
      keepUnusedDataFor: KEPT_FOR_S,
      queryFn: serviceQuery(async ({ api }: GamesServices, { area, language }, signal) => {
        const result = await api.send(games.hall, { area, language }, { ...QUIET, signal });
        return result.ok ? { ok: true, value: toHall(area, result.value) } : result;
      }),
    }),
    myGames: build.query<MyGames, void>({
      query: () => callQuery(games.mine, {}, QUIET),
      // A round that was settled was played.
      providesTags: ['member', 'bets'],
    }),
    jackpots: build.query<Jackpot[], Locale>({
      query: (language) => callQuery(games.jackpots, { language }, QUIET),
      transformResponse: toJackpots,
    }),
    markFavourite: build.mutation<unknown, { readonly game: string; readonly favourite: boolean }>({
      query: ({ game, favourite }) => callQuery(games.favourite, { game, favourite: favourite ? 1 : 0 }),
      // Shown at once, and taken back where the platform refuses.
      async onQueryStarted({ game, favourite }, { dispatch, queryFulfilled }) {
        const change = dispatch(
          hallQueries.util.updateQueryData('myGames', undefined, (mine) => ({
            ...mine,
            favourites: [...(favourite ? [game] : []), ...mine.favourites.filter((id) => id !== game)],
          })),
        );
        try {
          await queryFulfilled;
        } catch {
          change.undo();
        }
      },
    }),
  }),
});

export const { useHallQuery, useMyGamesQuery, useJackpotsQuery, useMarkFavouriteMutation } = hallQueries;
