import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { platformSocket } from '@heptad/contracts';
import { createEdge } from '@heptad/edge';
import type { Edge } from '@heptad/edge';

/** An answer on its way out, which a fault changes. */
export interface Passing {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** One thing that goes wrong in front of a right deployment. */
export type Fault = (path: string, passing: Passing, request: IncomingMessage) => void;

const SCRIPT = `const load = () => import("./lazy-aaaaaaa.js");\n${'// some words that make it worth packing\n'.repeat(80)}`;
const ICONS = [
  { src: '/icons/a-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/a-512.png', sizes: '512x512', type: 'image/png' },
];
const FILES: Readonly<Record<string, string>> = {
  'index.html': [
    '<!doctype html><html><head><title>Demo</title>',
    '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icons/a-192.png">',
    '<style>body{color:red}</style><script>first()</script><!--deployment-->',
    '<script type="module" src="/assets/main-aaaaaaa.js"></script></head><body></body></html>',
  ].join('\n'),
  'assets/main-aaaaaaa.js': SCRIPT,
  'assets/lazy-aaaaaaa.js': 'export {};',
  'manifest.webmanifest': JSON.stringify({ name: 'Demo', icons: ICONS }),
  'icons/a-192.png': 'picture',
  'icons/a-512.png': 'picture',
  'site-worker.js': '// worker',
};

const OPENED = 'HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n';

function writeSite(root: string): void {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
    if (content.length > 512) {
      writeFileSync(join(root, `${name}.br`), brotliCompressSync(content));
      writeFileSync(join(root, `${name}.gz`), gzipSync(content));
    }
  }
}

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
};

function pass(port: number, fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const { method, url, headers } = request;
  const call = httpRequest(
    { host: '127.0.0.1', port, method, path: url, headers, agent: false },
    (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const {
          connection: _,
          'content-length': _length,
          'transfer-encoding': _coding,
          ...rest
        } = answer.headers;
        const passing = {
          status: answer.statusCode ?? 502,
          headers: { ...rest },
          body: Buffer.concat(chunks),
        };
        fault(path, passing, request);
        const named = Object.entries(passing.headers).filter(([, value]) => value !== undefined);
        response.sendDate = passing.headers['date'] !== undefined;
        response.writeHead(passing.status, Object.fromEntries(named) as Record<string, string>);
        response.end(passing.body);
      });
    },
  );
  call.on('error', () => response.destroy());
  request.pipe(call);
}

/** A right deployment of a small site: the real edge and a platform, behind a proxy that can be given a fault. */
export class FakeDeployment {
  /** Changes what passes the proxy. */
  fault: Fault = () => undefined;
  /** How sockets are answered: as the edge does, by a status, or opened for everybody. */
  socket: 'edge' | 'refused' | 'open' = 'edge';
  origin = new URL('http://127.0.0.1');
  readonly #folder = mkdtempSync(join(tmpdir(), 'heptad-doctor-'));
  readonly #servers: Server[] = [];
  #edge: Edge | undefined;

  async start(): Promise<void> {
    writeSite(this.#folder);
    const platform = createServer((_, response) => response.writeHead(404).end());
    platform.on('upgrade', ({ url = '' }, socket) => {
      const isSocket = url.startsWith(`/${platformSocket.HANDSHAKE_PATH}?`);
      socket.end(isSocket ? OPENED : 'HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
    });
    const upstream = `http://127.0.0.1:${String(await listening(platform))}`;
    this.#edge = createEdge({
      root: this.#folder,
      upstream,
      deployment: {
        environment: 'development',
        origins: [upstream],
        imageOrigins: [],
        gameOrigins: [],
        videoOrigins: [],
        embeddingOrigins: [],
        signatureSalts: { '/site': 'salt-for-tests' },
        socketLine: '/stream',
        replacedNames: [],
        siteWorker: 'serves',
        measuredVisits: 0,
      },
    });
    const port = Number(new URL(await this.#edge.listen({ host: '127.0.0.1', port: 0 })).port);
    const front = createServer((request, response) => pass(port, this.fault, request, response));
    front.on('upgrade', (request, socket) => {
      if (this.socket === 'refused') socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
      else if (this.socket === 'open') socket.end(OPENED);
      else {
        const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
        const edge = connect(port, '127.0.0.1');
        edge.write(`GET ${request.url ?? ''} HTTP/1.1\r\n${lines.join('')}\r\n`);
        edge.on('error', () => socket.destroy());
        socket.on('error', () => edge.destroy());
        socket.pipe(edge).pipe(socket);
      }
    });
    this.origin = new URL(`http://127.0.0.1:${String(await listening(front))}`);
    this.#servers.push(platform, front);
  }

  async stop(): Promise<void> {
    await this.#edge?.close();
    for (const server of this.#servers) server.close();
    rmSync(this.#folder, { recursive: true });
  }
}
