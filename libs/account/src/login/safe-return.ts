import { PATHS } from '@heptad/feature-module';

/**
 * The page to open after logging in: the one asked for, if it is a path of this very site and not the login itself, else
 * home. `//host` and `/\host` would leave the site, so they are refused.
 */
export function safeReturn(returnTo: string | null): string {
  if (returnTo === null || !/^\/(?![/\\])/.test(returnTo) || /[\u0000-\u001f\\]/.test(returnTo))
    return PATHS.home;
  return returnTo.startsWith(PATHS.entryLogin) ? PATHS.home : returnTo;
}
