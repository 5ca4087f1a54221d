import type { IncomingMessage } from 'node:http';
import { isOfThisMachine } from '@heptad/sandbox';

/** Whether a request is of the studio's own page on this machine; whatever changes something must come from that very page. */
export function isOwnRequest(
  { headers, method = 'GET' }: Pick<IncomingMessage, 'headers' | 'method'>,
  address: string | undefined,
): boolean {
  const { origin } = headers;
  const isOwn = origin === undefined || origin === `http://${headers.host ?? ''}`;
  const reads = method === 'GET' || method === 'HEAD';
  const site = headers['sec-fetch-site'];
  return (
    isOfThisMachine(headers, address) &&
    (isOwn || reads) &&
    (reads || site === undefined || site === 'same-origin')
  );
}
