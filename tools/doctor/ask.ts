import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer, as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body, unpacked; empty where it cannot be unpacked. */
  readonly text: string;
  /** Bytes on the wire. */
  readonly bytes: number;
}

/** What a server showed of itself when the connection was made. */
export interface Certificate {
  /** Why browsers would not trust it; undefined where they do. */
  readonly fault: string | undefined;
  /** Milliseconds since 1970 at which it ends. */
  readonly endsAt: number;
  readonly protocol: string;
}

const WITHIN_MS = 10_000;

function open(
  url: URL,
  method: string,
  headers: Record<string, string>,
  take: (answer: IncomingMessage) => void,
) {
  const options = { method, headers, timeout: WITHIN_MS, agent: false } as const;
  // What is wrong with a certificate is told among the findings; the rest is looked at all the same.
  const request =
    url.protocol === 'https:'
      ? httpsRequest(url, { ...options, rejectUnauthorized: false }, take)
      : httpRequest(url, options, take);
  request.on('timeout', () => request.destroy(new Error(`${url.href} did not answer in ten seconds.`)));
  return request;
}

function unpacked(body: Buffer, encoding: string | undefined): string {
  try {
    if (encoding === 'br') return String(brotliDecompressSync(body));
    return String(encoding === 'gzip' ? gunzipSync(body) : body);
  } catch {
    return '';
  }
}

const single = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]));

/** Asks for something, following nothing. @throws Error when nobody answers */
export function ask(url: URL, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = open(url, method, headers, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: answer.statusCode ?? 0,
          headers: single(answer.headers),
          text: unpacked(body, answer.headers['content-encoding']),
          bytes: body.length,
        });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

/** Tries to open a socket. @returns the status of the answer: 101 where it opened, 0 where nobody answered */
export function askSocket(url: URL, origin: string): Promise<number> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'aGVwdGFkLWRvY3Rvci1rZQ==',
    origin,
  };
  return new Promise((resolve) => {
    const request = open(url, 'GET', headers, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    request.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve(101);
    });
    request.on('error', () => resolve(0));
    request.end();
  });
}

/** Looks at a server's certificate. @returns undefined over plain http, or where nobody answers */
export function askCertificate(url: URL): Promise<Certificate | undefined> {
  if (url.protocol !== 'https:') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const request = open(url, 'HEAD', {}, ({ socket }) => {
      if (!(socket instanceof TLSSocket)) {
        resolve(undefined);
        return;
      }
      const fault = socket.authorized ? undefined : String(socket.authorizationError);
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to);
      resolve({ fault, endsAt, protocol: socket.getProtocol() ?? '' });
      socket.destroy();
    });
    request.on('error', () => resolve(undefined));
    request.end();
  });
}
