import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { createEdge } from './create-edge';
import { DEPLOYMENT, buildSite, listen } from './test-site';

const once = <Value>(subscribe: (resolve: (value: Value) => void) => unknown) =>
  new Promise<Value>(subscribe);

describe('platform', () => {
  const site = buildSite();
  let platform: Awaited<ReturnType<typeof listen>>;
  let server: Server;
  let edge: FastifyInstance;
  let origin = '';
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    const sockets = new WebSocketServer({ server, path: '/stream' });
    sockets.on('connection', (socket, request) => {
      socket.send(`hello ${request.headers['x-forwarded-for']} ${request.url}`);
      socket.on('message', (data, binary) =>
        String(data) === 'end' ? socket.close(4001) : socket.send(data, { binary }),
      );
    });
    platform = await listen(server);
    edge = createEdge({
      root: site.root,
      upstream: platform.origin,
      deployment: DEPLOYMENT,
      upstreamTimeoutMs: 200,
    });
    origin = await edge.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await edge.close();
    await platform.close();
    site.remove();
  });

  beforeEach(() => {
    answer = (request, response) => response.end(request.url);
  });

  it.each([
    '/site/api/v1/user/login?x=1',
    '/game/api/v1/a',
    '/act/api/v1/a',
    '/page/fd/api/v1/a',
    '/yewu11/v1/a',
    '/v1/match',
    '/api/mobile/GetAllSportCount',
    '/video/v1/site/anchor/1.txt',
  ])('hands %s on as it is', async (path) => {
    expect(await (await fetch(origin + path)).text()).toBe(path);
  });

  it.each(['/activity', '/act/apix', '/site/apiary', '/videos', '/v12', '/page/fd'])(
    'keeps %s',
    async (path) => {
      expect(await (await fetch(origin + path)).text()).toContain('<!doctype html>');
    },
  );

  it.each(['/site/api/../../__sandbox/health', '/site/api/%2e%2e/x', '/yewu/..%2fx%5c', '/v1/%zz'])(
    'hands nothing on that could mean another path: %s',
    async (path) => {
      const { hostname, port } = new URL(origin);
      const reply = await once<IncomingMessage>((resolve) =>
        httpRequest({ hostname, port, path }, resolve).end(),
      );
      reply.resume();
      expect(reply.statusCode).toBe(400);
    },
  );

  it('passes method, body, headers and cookies both ways, and says who asked', async () => {
    let seen: IncomingMessage['headers'] = {};
    answer = (request, response) => {
      seen = request.headers;
      response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-own': 'yes', connection: 'close' });
      request.pipe(response);
    };
    const body = 'x'.repeat(2_000_000);
    const reply = await fetch(`${origin}/site/api/v1/a`, {
      method: 'POST',
      body,
      headers: { 'x-api-token': 't', 'x-forwarded-for': '6.6.6.6', cookie: 'c=3' },
    });
    expect(reply.status).toBe(201);
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(reply.headers.get('x-own')).toBe('yes');
    expect(await reply.text()).toBe(body);
    expect(seen).toMatchObject({
      'x-api-token': 't',
      cookie: 'c=3',
      host: new URL(platform.origin).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(origin).host,
      'x-forwarded-proto': 'http',
    });
  });

  it('passes an answer on while it is still coming', async () => {
    let finish = () => {};
    answer = (_, response) => {
      response.write('first');
      finish = () => response.end('last');
    };
    const reader = (await fetch(`${origin}/site/api/slow`)).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last');
  });

  it('answers 502 when the platform hangs up and 504 when it is silent', async () => {
    answer = (request) => request.socket.destroy();
    const lost = await fetch(`${origin}/site/api/a`);
    expect(lost.status).toBe(502);
    expect(lost.headers.get('content-type')).toMatch('text/plain');
    answer = () => undefined;
    expect((await fetch(`${origin}/site/api/a`)).status).toBe(504);
  });

  it('breaks an answer off where the platform did', async () => {
    answer = (request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('part', () => request.socket.destroy());
    };
    await expect(fetch(`${origin}/site/api/a`).then((reply) => reply.text())).rejects.toThrow();
  });

  it('gives up at the platform when the browser has gone', async () => {
    const gone = once<void>((resolve) => {
      answer = (request) => request.socket.once('close', () => resolve());
    });
    const call = httpRequest(`${origin}/site/api/a`);
    call.on('error', () => undefined);
    const arrived = once<void>((resolve) => server.once('request', () => resolve()));
    call.end();
    await arrived;
    call.destroy();
    await gone;
  });

  it('gives up at the platform when the browser does not read its answer', async () => {
    const gone = once<void>((resolve) => {
      answer = (request, response) => {
        request.socket.once('close', () => resolve());
        const send = (): void => void (response.write(Buffer.alloc(1024 * 1024)) && send());
        response.on('drain', send);
        send();
      };
    });
    const call = httpRequest(`${origin}/site/api/a`);
    const ended = once<void>((resolve) => call.on('error', () => resolve()).on('close', () => resolve()));
    call.on('response', (reply) => reply.on('error', () => undefined).pause());
    call.end();
    await gone;
    call.destroy();
    await ended;
  });

  it('answers a browser itself that asks whether it may send its body', async () => {
    answer = (request, response) =>
      void request.pipe(response.setHeader('x-expect', String(request.headers.expect)));
    const options = { method: 'POST', headers: { expect: '100-continue', 'content-length': 2 } };
    const call = httpRequest(`${origin}/site/api/a`, options);
    call.once('continue', () => call.end('{}'));
    const reply = await once<IncomingMessage>((resolve) => call.once('response', resolve));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['x-expect']).toBe('undefined');
    expect(String(await once((resolve) => reply.once('data', resolve)))).toBe('{}');
  });

  it('hands headers on that the platform says more than once', async () => {
    answer = (_, response) => {
      response.writeHead(200, ['Vary', 'Origin', 'Vary', 'Accept', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']);
      response.end();
    };
    const { headers } = await fetch(`${origin}/site/api/a`);
    expect(headers.get('vary')).toBe('Origin, Accept');
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  describe('socket', () => {
    const open = (path: string, headers: Record<string, string> = {}) =>
      new WebSocket(origin.replace('http', 'ws') + path, { headers });
    const statusOf = (socket: WebSocket) =>
      once<number | undefined>((resolve) => {
        socket.on('error', () => undefined);
        socket.on('unexpected-response', (request, response) => {
          resolve(response.statusCode);
          request.destroy();
        });
      });

    it('joins both ends, text and bytes, and passes the closing code', async () => {
      const socket = open('/stream?line=1', { origin });
      const messages: string[] = [];
      const second = once<void>((resolve) =>
        socket.on('message', (data) => {
          messages.push(String(data));
          if (messages.length === 1) socket.send('x'.repeat(100_000));
          if (messages.length === 2) resolve();
        }),
      );
      await second;
      expect(messages).toEqual(['hello 127.0.0.1 /stream?line=1', 'x'.repeat(100_000)]);
      const code = once<number>((resolve) => socket.on('close', resolve));
      socket.send('end');
      expect(await code).toBe(4001);
    });

    it.each([
      ['another path', '/other', {}, 404],
      ['a page of another site', '/stream', { origin: 'https://other.example' }, 403],
      ['a page without an address', '/stream', { origin: 'null' }, 403],
      ['what the platform refuses', '/stream/other', {}, 400],
    ])('refuses %s', async (_, path, headers, status) => {
      expect(await statusOf(open(path, headers))).toBe(status);
    });

    it('answers 502 when there is no platform', async () => {
      const alone = createEdge({ root: site.root, upstream: 'http://127.0.0.1:1', deployment: DEPLOYMENT });
      const address = await alone.listen({ host: '127.0.0.1', port: 0 });
      expect(await statusOf(new WebSocket(`${address.replace('http', 'ws')}/stream`))).toBe(502);
      await alone.close();
    });

    it('lets go of open sockets when it closes', async () => {
      const closing = createEdge({ root: site.root, upstream: platform.origin, deployment: DEPLOYMENT });
      const address = await closing.listen({ host: '127.0.0.1', port: 0 });
      const socket = new WebSocket(`${address.replace('http', 'ws')}/stream`);
      await once<unknown>((resolve) => socket.on('message', resolve));
      const closed = once<number>((resolve) => socket.on('close', resolve));
      await closing.close();
      expect(await closed).toBe(1006);
    });
  });
});
