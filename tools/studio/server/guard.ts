import type { IncomingMessage } from 'node:http';

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)*localhost)(:\d+)?$/i;

/**
 * Whether a request is of the studio's own page on this machine: by its connection, its host name (against rebinding) and, for
 * whatever changes something, its origin.
 */
export function isOwnRequest(
  { headers, method = 'GET' }: Pick<IncomingMessage, 'headers' | 'method'>,
  address: string | undefined,
): boolean {
  const host = headers.host ?? '';
  const isLocal =
    LOOPBACK_ADDRESS.test(address ?? '') &&
    LOOPBACK_HOST.test(host) &&
    headers['x-forwarded-for'] === undefined;
  const { origin } = headers;
  const isOwn = origin === undefined ? true : origin === `http://${host}`;
  const reads = method === 'GET' || method === 'HEAD';
  const site = headers['sec-fetch-site'];
  return isLocal && (isOwn || reads) && (reads || site === undefined || site === 'same-origin');
}
