import { existsSync, readFileSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { packed } from './brotli.mjs';
import { openSecureFront } from './secure-front';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface PageServer {
  /** For browsers: HTTP/2 through TLS, under `localhost`. */
  readonly origin: string;
  close(): Promise<void>;
}

export interface PageServerOptions {
  /** A built folder; its `index.html` answers every path that is no file. */
  readonly folder?: string;
  /** Pages and files by path that stand for ones of the folder; may be added while it runs. */
  readonly extra?: ReadonlyMap<string, string>;
  /** Where everything else is handed on to, as the web tier does: an edge itself, not what stands before it. */
  readonly upstream?: string;
}

/** Serves a bare page as its counterpart is served: brotli, HTTP/2, the platform behind the same origin. */
export async function servePages({ folder, extra, upstream }: PageServerOptions): Promise<PageServer> {
  const compressed = new Map<string, Uint8Array>();

  function send(response: ServerResponse, name: string, content: Uint8Array): void {
    let body = compressed.get(name);
    if (body === undefined) {
      body = packed(content);
      compressed.set(name, body);
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-cache',
    });
    response.end(body);
  }

  function handOn(request: IncomingMessage, response: ServerResponse): void {
    const target = new URL(request.url ?? '/', upstream);
    const { hostname, port } = target;
    const headers = { ...request.headers, host: `${hostname}:${port}` };
    const passed = forward(
      { host: '127.0.0.1', port, path: target.pathname + target.search, method: request.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const page = extra?.get(path);
    if (page !== undefined)
      return send(response, extname(path) === '' ? `${path}.html` : path, Buffer.from(page));
    const file = folder === undefined ? undefined : join(folder, path);
    if (file !== undefined && existsSync(file) && statSync(file).isFile())
      return send(response, file, readFileSync(file));
    const wantsPage = request.headers.accept?.includes('text/html') === true;
    if (folder !== undefined && wantsPage)
      return send(response, 'index.html', readFileSync(join(folder, 'index.html')));
    if (upstream !== undefined) return handOn(request, response);
    response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page server has no port.');
  const front = await openSecureFront(`http://localhost:${address.port}`);
  return {
    origin: front.origin,
    async close() {
      await front.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
