import * as configuration from './calls/configuration';
import * as games from './calls/games';
import * as home from './calls/home';
import type { Call } from './define-call';
import { language } from './fields';

/** A list that is the same for every guest of a site, in one language: its call and the one request that asks for it. */
export interface SharedList {
  readonly call: Call;
  readonly request: Readonly<Record<string, string | number>>;
}

const hallsOfGames: readonly SharedList[] = /* @__PURE__ */ games.areas.flatMap((area) =>
  language.options.map((each) => ({ call: games.hall, request: { area, language: each } })),
);

const hotGames: readonly SharedList[] = /* @__PURE__ */ language.options.map((each) => ({
  call: games.hot,
  request: { language: each },
}));

/** The lists that the edge keeps for all guests (OPEN-062): what the home page begins with, the order of venues, and the halls of games. */
export const SHARED_LISTS: readonly SharedList[] = [
  { call: home.banners, request: {} },
  { call: home.notices, request: {} },
  { call: home.content, request: {} },
  { call: configuration.floatIcons, request: { clientType: 2 } },
  { call: configuration.venueSort, request: { gameType: '' } },
  ...hallsOfGames,
  ...hotGames,
];

/** How long a kept list is given without asking the platform again, ms: so old may be what a guest sees. */
export const SHARED_LIST_TTL_MS = 30_000;

/** How old a kept list may be where the platform is too slow, ms. */
export const SHARED_LIST_STALE_MS = 600_000;
