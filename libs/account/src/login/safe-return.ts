import { ownPath } from '@heptad/device';
import { PATHS } from '@heptad/feature-module';

const ENTRY = PATHS.entryById.replace(':id', '');
/** The login pages themselves: coming back to them after the login would lead round in a circle. */
const WAY_IN = [ENTRY, PATHS.forgetPassword, PATHS.identityCheck];

/**
 * The page to open after logging in: the one asked for, if it is a path of this very site and not part of the way in, else
 * home.
 * @param origin the page's own
 */
export function safeReturn(returnTo: string | null, origin: string): string {
  const path = ownPath(returnTo, origin) ?? PATHS.home;
  return WAY_IN.some((start) => path.startsWith(start)) ? PATHS.home : path;
}
