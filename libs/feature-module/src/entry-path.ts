import { useBrand } from './app-context';
import * as PATHS from './paths';

/** The query parameter that says where a visitor wanted to go before logging in. */
export const RETURN_PARAMETER = 'returnTo';

/**
 * Where an action that needs a member leads a guest: to the registration where the brand's mode is 1, to the login where it is
 * 2 (SHELL-041).
 * @param returnTo the page to come back to, with its query
 */
export function entryPath(mode: 1 | 2, returnTo: string): string {
  const page = mode === 1 ? PATHS.entryRegister : PATHS.entryLogin;
  return `${page}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo }).toString()}`;
}

/** {@link entryPath} of the brand that is shown. */
export function useEntryPath(): (returnTo: string) => string {
  const { config } = useBrand();
  return (returnTo) => entryPath(config.unauthenticatedMode, returnTo);
}
