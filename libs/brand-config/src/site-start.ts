/** The file of a site's worker: at the root, since it serves all of the site. */
export const SITE_WORKER_FILE = 'site-worker.js';

/** The source of a pattern for the names of all caches that any worker of a site has ever made. */
export const SITE_CACHES = '^(files|assets)-';

/** The `data-` attribute by which the first script tells the page that it runs. */
export const STARTED = 'started';

/** The event by which the first script tells the page that it could not show anything. */
export const START_FAILED = 'start-failed';

/** Local storage's plain copy of the chosen language, for what is said where the app itself does not run. */
export const FIRST_LOCALE_KEY = 'first-locale';

/** Marks, in the dataset of the app's root, that what stands in it is a rendered page, which the app brings alive. */
export const RENDERED = 'rendered';

/** Told on the window once the app has taken over what stands in its root, or has drawn it anew. */
export const TAKEN_OVER = 'taken-over';
