import { FIRST_SECTIONS, PATHS } from '@heptad/feature-module';
import type { LazyPart } from '../composition/lazy-part';
import type { AppRouter } from './create-router';

/** Resolves when the first page's code has come, or has failed to. */
function initialized(router: Pick<AppRouter, 'state' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * Resolves when the code of the first page is there. The home page is drawn whole, as far as a first screen may show it:
 * those sections come with its own code, and what fails of them is told in its place. What stands below keeps its place
 * until it is there.
 * @param homeSections of the brand, in its order
 */
export async function firstPageThere(
  router: Pick<AppRouter, 'state' | 'subscribe'>,
  homeSections: readonly Pick<LazyPart, 'fetch'>[],
): Promise<void> {
  const sections = router.state.location.pathname === PATHS.home ? homeSections.slice(0, FIRST_SECTIONS) : [];
  await Promise.all([initialized(router), Promise.allSettled(sections.map(({ fetch }) => fetch()))]);
}
