import { SITE_CACHES, SITE_WORKER_FILE } from '@heptad/brand-config';

/** Where browsers that have a worker of the site look for a newer one. */
export const SITE_WORKER_PATH = `/${SITE_WORKER_FILE}`;

/**
 * The worker that takes the place of a brand's worker and goes away: it drops what the site has kept and unregisters itself.
 * Pages that are open stay as they are; nothing is loaded anew.
 */
export const RETIRED_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const drop = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => /${SITE_CACHES}/.test(name)).map((name) => caches.delete(name))));
  event.waitUntil(drop.catch(() => undefined).then(() => registration.unregister()));
});
`;
