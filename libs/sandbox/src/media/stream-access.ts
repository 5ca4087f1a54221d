import type { IncomingHttpHeaders } from 'node:http';

/** What a protected stream answers to those without a session. */
export const TOKEN_REFUSED_STATUS = 401;

const TOKEN = 'x-api-token';

/**
 * The member's token of a request for a stream (MEDIA-023): players cannot sign their requests, so that the token's cookie, which
 * goes with credentials, counts as its header does.
 * @returns empty where there is none
 */
export function streamToken(headers: IncomingHttpHeaders): string {
  const header = headers[TOKEN];
  if (typeof header === 'string' && header !== '') return header;
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name = '', value = ''] = part.split('=');
    if (name.trim().toLowerCase() === TOKEN) return decoded(value.trim());
  }
  return '';
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
