import { platformSocket, SOCKET_LINE_ENTRY } from '@heptad/contracts';
import { boundAddress, type AllowList } from '@heptad/device';

/** Addresses by the kind of host, as the sealed configuration brings them. */
export type HostList = Readonly<Record<string, readonly string[]>>;

/** The first part of the handshake's path, which a host's address may end with already. */
const FIRST_PART = `/${platformSocket.HANDSHAKE_PATH.split('/')[0] ?? ''}/`;

/**
 * The address of the platform socket: the first item of entry 51 (SOCKET-001), else the deployment's own host.
 * @param hosts the host list, once it is known
 * @param ownHost the deployment's: a path on the page's own origin, or a full address, which needs no place on the list
 * @returns a `ws:` or `wss:` address, or undefined where the platform's host leads off the deployment's list
 */
export function socketAddress(
  hosts: HostList | undefined,
  allowList: AllowList,
  ownHost: string,
): string | undefined {
  const named = hosts?.[SOCKET_LINE_ENTRY]?.[0];
  const origins = named === undefined && URL.canParse(ownHost) ? [new URL(ownHost).origin] : [];
  const trusted = { ...allowList, origins: [...allowList.origins, ...origins] };
  const bound = boundAddress(named ?? ownHost, trusted, 'socket');
  if (bound === undefined) return undefined;
  const base = bound.href
    .replace(/^http/, 'ws')
    .replace(/[?#].*$/, '')
    .replace(/\/?$/, '/');
  const root = base.endsWith(FIRST_PART) ? base.slice(0, 1 - FIRST_PART.length) : base;
  return `${root}${platformSocket.HANDSHAKE_PATH}?${platformSocket.HANDSHAKE_QUERY}`;
}
