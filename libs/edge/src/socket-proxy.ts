import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerBare } from './bare-answers';
import { isPlainPath, pathOf } from './edge-handler';
import { isSecure } from './forwarding';
import { JoinedSocket } from './joined-socket';
import { isSocketPath } from './platform-paths';
import type { Upstream } from './upstream';
import { nameRequest } from './watch/request-id';
import type { Measures } from './watch/measures';

/** Browsers name the page that opens a socket; one of another site may not use the member's cookies through it. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

/** Who is told of the sockets that are joined. */
export interface SocketWatch {
  readonly brand: string;
  readonly measures: Measures;
}

/** Joins browsers' sockets to the platform's, byte for byte (`/stream`). */
export class SocketProxy {
  readonly #upstream: Upstream;
  readonly #watch: SocketWatch;
  readonly #sockets = new Set<JoinedSocket>();

  constructor(upstream: Upstream, watch: SocketWatch) {
    this.#upstream = upstream;
    this.#watch = watch;
  }

  /** Takes over a request to change protocol, as a server's `upgrade` event hands it out. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const path = pathOf(request);
    nameRequest(request, this.#upstream.trustProxy);
    socket.on('error', () => socket.destroy());
    if (!isPlainPath(path) || !isSocketPath(path)) this.#refuse(request, socket, 404);
    else if (request.headers.upgrade?.toLowerCase() !== 'websocket') this.#refuse(request, socket, 400);
    else if (!isOwnPage(request)) this.#refuse(request, socket, 403);
    else this.#join(request, socket, head);
  };

  #refuse(request: IncomingMessage, socket: Duplex, status: number): void {
    answerBare(socket, status, isSecure(request, this.#upstream.trustProxy));
  }

  #join(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const call = this.#upstream.open(request, { connection: 'Upgrade', upgrade: 'websocket' });
    let status = 502;
    call.setTimeout(this.#upstream.timeoutMs, () => {
      status = 504;
      call.destroy();
    });
    call.on('error', () => this.#refuse(request, socket, status));
    call.on('response', (refusal) => {
      refusal.resume();
      this.#refuse(request, socket, refusal.statusCode ?? 502);
    });
    call.on('upgrade', (accepted, platform, platformHead) => {
      // From here on silence is the two ends' own business.
      platform.setTimeout(0);
      const lines = [`HTTP/1.1 101 ${accepted.statusMessage ?? ''}`];
      for (let index = 0; index + 1 < accepted.rawHeaders.length; index += 2) {
        lines.push(`${accepted.rawHeaders[index] ?? ''}: ${accepted.rawHeaders[index + 1] ?? ''}`);
      }
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      platform.write(head);
      this.#keep(new JoinedSocket(socket, platform, platformHead));
    });
    socket.once('close', () => call.destroy());
    call.end();
  }

  #keep(joined: JoinedSocket): void {
    const { brand, measures } = this.#watch;
    this.#sockets.add(joined);
    measures.sockets.inc({ brand });
    void joined.over.then(() => {
      this.#sockets.delete(joined);
      measures.sockets.dec({ brand });
    });
  }

  /**
   * Ends every joined socket between two of the platform's messages, and says over how long the browsers come back.
   * @returns when all are closed
   */
  async closeByPlan(spreadMs: number): Promise<void> {
    await Promise.all([...this.#sockets].map((joined) => joined.closeByPlan(spreadMs)));
  }

  /** Ends every joined socket: a server that closes does not end them by itself. */
  close(): void {
    for (const joined of this.#sockets) joined.destroy();
  }
}
