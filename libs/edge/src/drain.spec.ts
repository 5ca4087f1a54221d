import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { createEdge } from './create-edge';
import type { Edge } from './create-edge';
import { DEPLOYMENT, buildSite, listen } from './test-site';

const once = <Value>(subscribe: (resolve: (value: Value) => void) => unknown) =>
  new Promise<Value>(subscribe);

describe('an edge that is told to end', () => {
  const site = buildSite();
  let platform: Awaited<ReturnType<typeof listen>>;
  let edge: Edge;
  let origin = '';
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  let join: (socket: WebSocket) => void = () => undefined;

  beforeAll(async () => {
    const server = createServer((request, response) => answer(request, response));
    new WebSocketServer({ server, path: '/stream' }).on('connection', (socket) => join(socket));
    platform = await listen(server);
  });
  afterAll(async () => {
    await platform.close();
    site.remove();
  });
  beforeEach(async () => {
    edge = createEdge({ root: site.root, upstream: platform.origin, deployment: DEPLOYMENT });
    origin = await edge.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => edge.close());

  it('finishes what is under way, says that it is not ready, and takes no more', async () => {
    let finish = (): void => undefined;
    const arrived = once<void>((resolve) => {
      answer = (_, response) => {
        finish = () => response.end('whole');
        resolve();
      };
    });
    const slow = fetch(`${origin}/site/api/v1/slow`);
    await arrived;
    const over = edge.drain();
    expect(await (await edge.inject('/readyz')).body).toBe('draining\n');
    await expect(fetch(`${origin}/home`)).rejects.toThrow('fetch failed');
    finish();
    const reply = await slow;
    expect(await reply.text()).toBe('whole');
    await over;
  });

  it('still answers during the notice, and keeps no connection', async () => {
    const over = edge.drain({ noticeMs: 1_000 });
    const reply = await fetch(`${origin}/home`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('connection')).toBe('close');
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    await over;
    await expect(fetch(`${origin}/home`)).rejects.toThrow('fetch failed');
  });

  it('cuts what is not over in time', async () => {
    const arrived = once<void>((resolve) => {
      answer = () => resolve();
    });
    const call = httpRequest(`${origin}/site/api/v1/never`);
    const lost = once<Error>((resolve) => call.on('error', resolve));
    call.end();
    await arrived;
    await edge.drain({ withinMs: 50 });
    expect((await lost).message).toContain('socket hang up');
  });

  it('OPEN-058 bids sockets farewell by the planned close, between two messages of the platform', async () => {
    const big = 'x'.repeat(300_000);
    const platformCode = once<number>((resolve) => {
      join = (socket) => {
        socket.send('hello');
        socket.send(big);
        socket.on('close', resolve);
      };
    });
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/stream`);
    const got: string[] = [];
    socket.on('message', (data) => got.push(String(data)));
    const closed = once<[number, string]>((resolve) =>
      socket.on('close', (code, reason) => resolve([code, String(reason)])),
    );
    await once<unknown>((resolve) => socket.once('message', resolve));
    await edge.drain({ spreadMs: 9_000 });
    expect(await closed).toEqual([1012, 'spread=9000']);
    expect(got).toEqual(['hello', big]);
    expect(await platformCode).toBe(1012);
  });
});
