import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createEdge } from './create-edge';
import type { Edge } from './create-edge';
import { DEPLOYMENT, buildSite, listen } from './test-site';

/** More than the system takes for a reader that does not read. */
const BIG = 32 * 1024 * 1024;
const STILL_MS = 1_000;

describe('connections on which nothing moves', () => {
  const site = buildSite({ 'assets/big-abcdefgh.wasm': '' });
  let platform: Awaited<ReturnType<typeof listen>>;
  let edge: Edge;
  let port = 0;
  let answer: RequestListener = () => undefined;
  beforeAll(async () => {
    truncateSync(join(site.root, 'assets/big-abcdefgh.wasm'), BIG);
    const server = createServer((request, response) => answer(request, response));
    server.on('upgrade', (_, socket) => {
      socket.on('error', () => undefined);
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      socket.pipe(socket);
    });
    platform = await listen(server);
    edge = createEdge({
      root: site.root,
      upstream: platform.origin,
      deployment: DEPLOYMENT,
      stillTimeoutMs: STILL_MS,
    });
    await edge.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = edge.server.address() as AddressInfo);
  });
  afterAll(async () => {
    await edge.close();
    await platform.close();
    site.remove();
  });

  /** Sends a request's head; nothing is read until somebody reads. @returns both ends of the connection */
  async function ask(path: string, more = ''): Promise<{ browser: Socket; held: Socket }> {
    const taken = once(edge.server, 'connection') as Promise<[Socket]>;
    const browser = connect(port, '127.0.0.1');
    browser.write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\n${more}\r\n`);
    const [held] = await taken;
    return { browser, held };
  }

  it('are ended while a file is not read', async () => {
    const { browser, held } = await ask('/assets/big-abcdefgh.wasm');
    await once(held, 'close');
    expect(await edge.state.measures.registry.metrics()).toMatch(
      /heptad_edge_requests_total\{brand="site",kind="file",code="499"\} 1/,
    );
    browser.destroy();
  });

  it('are ended while a call’s answer is not read', async () => {
    answer = (_, response) => response.end(Buffer.alloc(BIG));
    const { browser, held } = await ask('/site/api/v1/big');
    await once(held, 'close');
    browser.destroy();
  });

  it('are ended after a refused web socket, also when the browser keeps its end open', async () => {
    const { browser, held } = await ask('/other', 'Connection: Upgrade\r\nUpgrade: websocket\r\n');
    await once(held, 'close');
    browser.destroy();
  });

  it('are not those of a slow reader, who is served whole', async () => {
    const { browser } = await ask('/assets/big-abcdefgh.wasm', 'Connection: close\r\n');
    const start = performance.now();
    let bytes = 0;
    for await (const piece of browser) {
      const before = bytes;
      bytes += (piece as Buffer).length;
      // Two mebibytes, and a rest that is much shorter than the limit.
      if (bytes >> 21 > before >> 21) await pause(STILL_MS / 10);
    }
    expect(bytes).toBeGreaterThan(BIG);
    expect(performance.now() - start).toBeGreaterThan(STILL_MS);
  });

  it('may wait for a platform that has time left', async () => {
    let finish = (): void => undefined;
    answer = (_, response) => (finish = () => response.end('late'));
    const { browser, held } = await ask('/site/api/v1/slow', 'Connection: close\r\n');
    await once(held, 'timeout');
    finish();
    const [piece] = (await once(browser, 'data')) as [Buffer];
    expect(piece.toString()).toMatch(/^HTTP\/1\.1 200 /);
    await once(browser, 'close');
  });

  it('may be web sockets', async () => {
    const { browser, held } = await ask('/stream', 'Connection: Upgrade\r\nUpgrade: websocket\r\n');
    expect(String(await once(browser, 'data'))).toMatch(/^HTTP\/1\.1 101 /);
    await once(held, 'timeout');
    browser.write('still here');
    expect(String(await once(browser, 'data'))).toBe('still here');
    browser.destroy();
  });
});
