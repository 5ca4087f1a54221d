import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuse } from './edge-handler';
import { everyAnswerHeaders } from './security-headers';

/** What the HTTP parser's errors mean; anything else is a request that cannot be read. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers on a connection that has no response to write to, and ends it; with the headers of every answer.
 * @param secure whether the browser is known to have spoken https
 */
export function answerBare(socket: Duplex, status: number, secure = false): void {
  const headers = {
    ...everyAnswerHeaders(secure),
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': '0',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Whoever sends on, or keeps its end open, is not waited for.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`);
}

/** Answers what could not be read as a request, or was too slow to become one. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  answerBare(socket, STATUS_OF[error.code ?? ''] ?? 400);
}

/** Answers a wish that HTTP knows and nobody here fulfils (`Expect`). @param secure whether the browser spoke https */
export function answerExpectation(response: ServerResponse, secure: boolean): void {
  for (const [name, value] of Object.entries(everyAnswerHeaders(secure))) response.setHeader(name, value);
  refuse(response, 417, 'The expectation cannot be met.');
}
