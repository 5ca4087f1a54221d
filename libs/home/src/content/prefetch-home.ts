import type { ComingPage } from '@heptad/feature-module';
import { homeQueries } from './home-queries';

/** Asks for what the home page's own sections show first. @returns when the answers are there, or have failed */
export function prefetchHome({ dispatch }: Pick<ComingPage, 'dispatch'>): Promise<unknown> {
  const { homeBanners, homeAreas, siteNotices } = homeQueries.endpoints;
  // No subscription: the page reads them as it is drawn.
  const quietly = { subscribe: false };
  return Promise.all([
    dispatch(homeBanners.initiate(undefined, quietly)),
    dispatch(homeAreas.initiate(undefined, quietly)),
    dispatch(siteNotices.initiate(undefined, quietly)),
  ]);
}
