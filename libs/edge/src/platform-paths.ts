/** Whole beginnings: `/act/api` must not take `/activity` with it. */
const FOLDERS = ['/site/api', '/game/api', '/act/api', '/page/fd/api', '/v1', '/api/mobile', '/video'];
/** The venue's paths end in a number of their own: `/yewu11/…`. */
const OPEN_BEGINNING = '/yewu';
const SOCKET = '/stream';

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Whether calls to a path are handed on to the platform. */
export function isPlatformPath(path: string): boolean {
  return path.startsWith(OPEN_BEGINNING) || FOLDERS.some((folder) => isWithin(path, folder));
}

/** Whether a path is the platform's socket. */
export function isSocketPath(path: string): boolean {
  return isWithin(path, SOCKET);
}
