/** Whole beginnings: `/act/api` must not take `/activity` with it. */
const FOLDERS = ['/site/api', '/game/api', '/act/api', '/page/fd/api', '/video'];
/** Of the venues' own interfaces. */
const VENUE_FOLDERS = ['/v1', '/api/mobile'];
/** One venue's paths go on with a number of their own: `/yewu11/…`. */
const OPEN_BEGINNING = '/yewu';
const SOCKET = '/stream';

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Whether calls to a path are a venue's: its matches, prices and bets. */
export function isVenuePath(path: string): boolean {
  return path.startsWith(OPEN_BEGINNING) || VENUE_FOLDERS.some((folder) => isWithin(path, folder));
}

/** Whether calls to a path are handed on to the platform. */
export function isPlatformPath(path: string): boolean {
  return isVenuePath(path) || FOLDERS.some((folder) => isWithin(path, folder));
}

/** Whether a path is the platform's socket. */
export function isSocketPath(path: string): boolean {
  return isWithin(path, SOCKET);
}
