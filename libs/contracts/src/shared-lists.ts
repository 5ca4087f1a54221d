import * as configuration from './calls/configuration';
import * as home from './calls/home';
import type { Call } from './define-call';

/** A list that is the same for every guest of a site, in one language: its call and the one request that asks for it. */
export interface SharedList {
  readonly call: Call;
  readonly request: Readonly<Record<string, string | number>>;
}

/** The lists that the edge keeps for all guests (OPEN-062): what the home page begins with, and the order of venues. */
export const SHARED_LISTS: readonly SharedList[] = [
  { call: home.banners, request: {} },
  { call: home.notices, request: {} },
  { call: home.content, request: {} },
  { call: configuration.floatIcons, request: { clientType: 2 } },
  { call: configuration.venueSort, request: { gameType: '' } },
];

/** How long a kept list is given without asking the platform again, ms: so old may be what a guest sees. */
export const SHARED_LIST_TTL_MS = 30_000;

/** How old a kept list may be where the platform is too slow, ms. */
export const SHARED_LIST_STALE_MS = 600_000;
