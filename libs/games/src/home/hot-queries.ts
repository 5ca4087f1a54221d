import { queryApi, serviceQuery } from '@heptad/api-client';
import { games } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import { toHall, type Hall } from '../halls/hall';
import type { GamesServices } from '../services';

const hotQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    hotGames: build.query<Hall[], Locale>({
      queryFn: serviceQuery(async ({ api }: GamesServices, language, signal) => {
        const result = await api.send(games.hot, { language }, { noToast: true, signal });
        return result.ok
          ? { ok: true, value: result.value.map(({ area, ...hall }) => toHall(area, hall)) }
          : result;
      }),
    }),
  }),
});

/** The games of each area that members play most now, in one answer for all sections. */
export const { useHotGamesQuery } = hotQueries;
