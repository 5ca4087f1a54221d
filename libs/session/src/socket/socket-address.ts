import { SOCKET_HANDSHAKE_PATH, SOCKET_HANDSHAKE_QUERY, SOCKET_LINE_ENTRY } from '@heptad/contracts';
import { boundAddress, type AllowList } from '@heptad/device';

/** Addresses by the kind of line, as the sealed configuration brings them. */
export type LineList = Readonly<Record<string, readonly string[]>>;

/**
 * The address of the platform socket: the first item of entry 51 (SOCKET-001), else the page's own origin.
 * @param lines the line list, once it is known
 * @returns a `ws:` or `wss:` address, or undefined where the line leads off the deployment's list
 */
export function socketAddress(lines: LineList | undefined, allowList: AllowList): string | undefined {
  const line = lines?.[SOCKET_LINE_ENTRY]?.[0] ?? allowList.self;
  const bound = boundAddress(line, allowList, 'socket');
  if (bound === undefined) return undefined;
  const base = bound.href
    .replace(/^http/, 'ws')
    .replace(/[?#].*$/, '')
    .replace(/\/?$/, '/');
  return `${base}${SOCKET_HANDSHAKE_PATH}?${SOCKET_HANDSHAKE_QUERY}`;
}
