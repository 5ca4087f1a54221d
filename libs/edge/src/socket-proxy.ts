import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerBare } from './bare-answers';
import { isPlainPath, pathOf } from './edge-handler';
import { isSocketPath } from './platform-paths';
import type { Upstream } from './platform-proxy';

/** Browsers name the page that opens a socket; one of another site may not use the member's cookies through it. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

/** Joins browsers' sockets to the platform's, byte for byte (`/stream`). */
export class SocketProxy {
  readonly #upstream: Upstream;
  readonly #sockets = new Set<Duplex>();

  constructor(upstream: Upstream) {
    this.#upstream = upstream;
  }

  /** Takes over a request to change protocol, as a server's `upgrade` event hands it out. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const path = pathOf(request);
    socket.on('error', () => socket.destroy());
    if (!isPlainPath(path) || !isSocketPath(path)) answerBare(socket, 404);
    else if (request.headers.upgrade?.toLowerCase() !== 'websocket') answerBare(socket, 400);
    else if (!isOwnPage(request)) answerBare(socket, 403);
    else this.#join(request, socket, head);
  };

  #join(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const call = this.#upstream.open(request, { connection: 'Upgrade', upgrade: 'websocket' });
    let status = 502;
    call.setTimeout(this.#upstream.timeoutMs, () => {
      status = 504;
      call.destroy();
    });
    call.on('error', () => answerBare(socket, status));
    call.on('response', (refusal) => {
      refusal.resume();
      answerBare(socket, refusal.statusCode ?? 502);
    });
    call.on('upgrade', (accepted, platform, platformHead) => {
      // From here on silence is the two ends' own business.
      platform.setTimeout(0);
      this.#keep(socket);
      this.#keep(platform);
      const lines = [`HTTP/1.1 101 ${accepted.statusMessage ?? ''}`];
      for (let index = 0; index + 1 < accepted.rawHeaders.length; index += 2) {
        lines.push(`${accepted.rawHeaders[index] ?? ''}: ${accepted.rawHeaders[index + 1] ?? ''}`);
      }
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      socket.write(platformHead);
      platform.write(head);
      platform.on('error', () => platform.destroy());
      platform.once('close', () => socket.destroy());
      socket.once('close', () => platform.destroy());
      socket.pipe(platform).pipe(socket);
    });
    socket.once('close', () => call.destroy());
    call.end();
  }

  #keep(socket: Duplex): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  /** Ends every joined socket: a server that closes does not end them by itself. */
  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
