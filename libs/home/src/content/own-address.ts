import { boundAddress } from '@heptad/device';

/**
 * A path of this site out of an address that the platform gave, for links and pictures of the home page.
 * @param origin the page's own origin
 * @returns path, query and fragment; undefined when the address leads anywhere else or cannot be trusted
 */
export function ownAddress(address: string | undefined, origin: string): string | undefined {
  const url = boundAddress(address, { origins: [], development: true, self: origin });
  return url === undefined ? undefined : `${url.pathname}${url.search}${url.hash}`;
}
