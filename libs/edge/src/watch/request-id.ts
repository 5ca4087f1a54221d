import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header that names a request, from what stands in front of the edge through to the platform. */
export const REQUEST_ID = 'x-request-id';
const FORM = /^[\w-]{8,64}$/;

/**
 * Gives a request its name: the one that our own proxy gave it, else a new one. A browser cannot choose it. From here on it
 * stands in the request's headers, and so goes on to the platform.
 * @param trustProxy whether what stands in front of the edge is ours
 */
export function nameRequest({ headers }: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? [headers[REQUEST_ID]].flat()[0] : undefined;
  const id = given !== undefined && FORM.test(given) ? given : randomUUID();
  headers[REQUEST_ID] = id;
  return id;
}

/** The header by which an answer that failed names its request, so that a member can tell it and an operator find it. */
export function requestIdHeader(request: IncomingMessage | undefined): Record<string, string> {
  const id = request?.headers[REQUEST_ID];
  return typeof id === 'string' && FORM.test(id) ? { [REQUEST_ID]: id } : {};
}
