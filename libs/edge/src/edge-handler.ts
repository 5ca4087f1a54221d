import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdHeader } from './watch/request-id';

/** One thing the edge answers itself, on bare requests so that a development server can use it as well. */
export interface EdgeHandler {
  /** Whether a path, still encoded and without its query, is this handler's. */
  matches(path: string): boolean;
  /** Answers the request; never rejects and always ends the response. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** A request that is answered by a status and one line of plain text. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The path of a request, still encoded, without its query. */
export function pathOf(request: IncomingMessage): string {
  const { url = '/' } = request;
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

const PLAIN = /^\/(?!\/)[\w./-]*$/;

/**
 * Whether a path means the same to everybody who reads it: no way upwards, no backslash or control character in any
 * spelling, no broken escapes. What is behind the edge may read `%2e%2e` as `..` and so leave the paths the edge allows.
 */
export function isPlainPath(path: string): boolean {
  // Nearly all are: letters that mean themselves, and no segment that begins with a dot.
  if (PLAIN.test(path) && !path.includes('/.')) return true;
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  return path.split('/').every((segment) => {
    try {
      const decoded = decodeURIComponent(segment);
      return decoded !== '.' && decoded !== '..' && ![...decoded].some(isUnsafe);
    } catch {
      return false;
    }
  });
}

function isUnsafe(character: string): boolean {
  return character === '\\' || character < ' ' || character === '\u007f';
}

/** Ends a response with a status and one line of plain text, and the request's name; or cuts it off when it has begun. */
export function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...requestIdHeader(response.req),
  });
  response.end(`${message}\n`);
}

/** Turns whatever a handler threw into an answer; only a {@link Refusal} says why. */
export function refuseWith(response: ServerResponse, error: unknown): void {
  if (error instanceof Refusal) refuse(response, error.status, error.message);
  else refuse(response, 500, 'The edge could not answer.');
}
