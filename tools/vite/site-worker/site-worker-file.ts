/** The file of a site's worker: at the root, since it serves all of the site. */
export const SITE_WORKER_FILE = 'site-worker.js';
