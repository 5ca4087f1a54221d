import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

/** Headers that speak of one connection and not of the message; those that `connection` names are added to them. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** A message's headers without those of its connection; what is said more than once is joined, as Node joins it. */
export function endToEndHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): IncomingHttpHeaders {
  const named =
    headers.connection === undefined
      ? []
      : String(headers.connection)
          .toLowerCase()
          .split(/[\s,]+/);
  const kept: Record<string, string | string[] | undefined> = {};
  for (const name in headers) {
    if (HOP_BY_HOP.has(name) || named.includes(name)) continue;
    const value = headers[name];
    kept[name] = Array.isArray(value) && name !== 'set-cookie' ? value.join(', ') : value;
  }
  return kept as IncomingHttpHeaders;
}

/**
 * Whether the browser spoke https.
 * @param trustProxy whether what stands in front of the edge is ours and its `X-Forwarded-*` headers are true
 */
export function isSecure({ socket, headers }: IncomingMessage, trustProxy: boolean): boolean {
  return socket instanceof TLSSocket || (trustProxy && headers['x-forwarded-proto'] === 'https');
}

/** Who asked, under which name and how, as the platform wants to know it (its address checks judge the member's). */
export function forwardedHeaders(request: IncomingMessage, trustProxy: boolean): Record<string, string> {
  const address = request.socket.remoteAddress ?? '';
  const before = request.headers['x-forwarded-for'];
  const chain = trustProxy && before !== undefined ? `${[before].flat().join(', ')}, ${address}` : address;
  return {
    'x-forwarded-for': chain,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': isSecure(request, trustProxy) ? 'https' : 'http',
  };
}

/**
 * The address that a request is counted by.
 * @param trustProxy whether what stands in front of the edge is ours: then it has named the sender last
 */
export function senderOf({ socket, headers }: IncomingMessage, trustProxy: boolean): string {
  const named = trustProxy ? [headers['x-forwarded-for']].flat().at(-1) : undefined;
  return named?.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}
