import { dropSiteFiles } from '@heptad/brand-config';

/** What is used of a browser that may have a worker of the site. */
export interface RetiringHost {
  /** The browser's workers; undefined where it has none. */
  readonly container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
  /** What the worker has kept; undefined where the browser keeps nothing. */
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
}

/**
 * Takes the site's workers out of the browser and drops what they have kept. The page does so itself: a browser looks for the
 * worker in their place only once no request of the page is under way, even when it is told to look, and a page that keeps its
 * prices fresh may never be that still. A worker serves the page that is open to its end and may keep a file anew: the next
 * page drops it. Never rejects: a browser that refuses is asked again by the next page.
 */
export async function retireSiteWorker({ container, caches }: RetiringHost): Promise<void> {
  try {
    const registrations = (await container?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // What was kept is dropped all the same.
  }
  await dropSiteFiles(caches);
}
