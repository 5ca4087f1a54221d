import { boundAddress } from './bound-address';

/**
 * A path of this site out of an address that came from outside, for the router and for links.
 * @param self the page's own origin
 * @returns path, query and fragment; undefined when the address leads anywhere else or cannot be trusted
 */
export function ownPath(address: unknown, self: string): string | undefined {
  const url = boundAddress(address, { origins: [], development: true, self });
  if (url === undefined) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//host` is a path of this site whose short form `//host` would be another site's address.
  return path.startsWith('//') ? undefined : path;
}
