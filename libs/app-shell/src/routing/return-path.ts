import { PATHS } from '@heptad/feature-module';

/** The query parameter that says where a visitor wanted to go before logging in. */
export const RETURN_PARAMETER = 'returnTo';

/** An address without its origin. */
export function pathWithin({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  return `${pathname}${search}${hash}`;
}

/** The login page's address, with the way back. */
export function loginPath(returnTo: string): string {
  return `${PATHS.entryLogin}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo }).toString()}`;
}
