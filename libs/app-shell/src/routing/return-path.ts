import { entryPath } from '@heptad/feature-module';

/** An address without its origin. */
export function pathWithin({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  return `${pathname}${search}${hash}`;
}

/** Whether a path is one of the ways in (SHELL-014). */
export const isEntryPath = (path: string): boolean => path.startsWith('/entry');

/** The login page's address, with the way back: whose session ended has an account, whatever the brand's mode (OPEN-039). */
export function loginPath(returnTo: string): string {
  return entryPath(2, returnTo);
}
