import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './create-edge';
import { DEPLOYMENT, buildSite, listen } from './test-site';

const LIST = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, odds: '1.90' })));
const JSON_TYPE = 'application/json; charset=utf-8';

interface Reply {
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The bytes as they came: nothing is unpacked on the way. */
function get(url: string, accepted?: string, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    httpRequest(url, { method, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve({ headers: reply.headers, body: Buffer.concat(parts) }));
      reply.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

describe('a venue’s answer', () => {
  const site = buildSite();
  let platform: Awaited<ReturnType<typeof listen>>;
  let edge: FastifyInstance;
  let origin = '';
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;

  /** The platform sends a text whose length it says. */
  const sends = (body: string | Buffer, headers: OutgoingHttpHeaders = {}, status = 200): void => {
    answer = (_, response) => {
      response.writeHead(status, {
        'content-type': JSON_TYPE,
        'content-length': Buffer.byteLength(body),
        ...headers,
      });
      response.end(body);
    };
  };

  beforeAll(async () => {
    platform = await listen(createServer((request, response) => answer(request, response)));
    edge = createEdge({ root: site.root, upstream: platform.origin, deployment: DEPLOYMENT });
    origin = await edge.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await edge.close();
    await platform.close();
    site.remove();
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate, br;q=0', gunzipSync],
  ] as const)('is packed as %s for a browser that takes %s', async (encoding, accepted, unpack) => {
    sends(LIST, { vary: 'Origin', 'x-own': 'yes' });
    const { headers, body } = await get(`${origin}/api/mobile/getLiveEventInfo`, accepted);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': JSON_TYPE,
      vary: 'Origin, Accept-Encoding',
      'x-own': 'yes',
    });
    expect(headers['content-length']).toBeUndefined();
    expect(body.length).toBeLessThan(LIST.length / 5);
    expect(unpack(body).toString()).toBe(LIST);
  });

  it.each(['/v1/match/getList', '/yewu11/v1/w/structureMatches', '/game/api/v1/games/hall'])(
    'is packed at %s as well',
    async (path) => {
      sends(LIST);
      expect((await get(origin + path, 'br')).headers['content-encoding']).toBe('br');
    },
  );

  const VENUE = '/api/mobile/x';
  it.each([
    ['to a browser that takes nothing packed', VENUE, undefined, LIST, {}],
    ['to one that takes no way of ours', VENUE, 'zstd, br;q=0, gzip;q=0.0', LIST, {}],
    ['that is short', VENUE, 'br', 'x'.repeat(1_023), {}],
    ['that is packed already', VENUE, 'br', LIST, { 'content-encoding': 'gzip' }],
    ['that is no text', VENUE, 'br', LIST, { 'content-type': 'image/png' }],
    ['that must stay as it is', VENUE, 'br', LIST, { 'cache-control': 'private, no-transform' }],
    ['whose bytes have a name', VENUE, 'br', LIST, { etag: '"1"' }],
    ['of the platform, about the member', '/site/api/v1/user/info', 'br', LIST, {}],
    ['of games, about the member', '/game/api/v1/games/mine', 'br', LIST, {}],
    ['of the wallet', '/game/api/v1/venue/frontLaunch', 'br', LIST, {}],
  ] as const)('goes on as it is %s', async (_, path, accepted, body, headers) => {
    sends(body, headers);
    const reply = await get(origin + path, accepted);
    expect(reply.body.toString()).toBe(body);
    expect(reply.headers['content-length']).toBe(String(body.length));
    expect(reply.headers.vary).toBeUndefined();
  });

  it('goes on as it is where it is a refusal', async () => {
    sends(LIST, {}, 503);
    expect((await get(origin + VENUE, 'br')).body.toString()).toBe(LIST);
  });

  it('is packed from 1,024 bytes on', async () => {
    sends('x'.repeat(1_024));
    expect((await get(origin + VENUE, 'br')).headers['content-encoding']).toBe('br');
  });

  it('keeps the length that was asked for alone', async () => {
    sends(LIST);
    expect((await get(origin + VENUE, 'br', 'HEAD')).headers['content-length']).toBe(String(LIST.length));
  });

  it('goes on while it is still coming where its length is not known', async () => {
    let finish = (): void => undefined;
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': JSON_TYPE });
      response.write('first');
      finish = () => void response.end('last');
    };
    const reply = await new Promise<IncomingMessage>((resolve) =>
      httpRequest(origin + VENUE, { headers: { 'accept-encoding': 'br' } }, resolve).end(),
    );
    const first = await new Promise<Buffer>((resolve) => reply.once('data', resolve));
    expect(first.toString()).toBe('first');
    finish();
    reply.resume();
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it('is broken off packed where the platform broke it off', async () => {
    answer = (request, response) => {
      response.writeHead(200, { 'content-type': JSON_TYPE, 'content-length': LIST.length });
      response.write(LIST.slice(0, 2_000), () => request.socket.destroy());
    };
    await expect(get(origin + VENUE, 'br')).rejects.toThrow();
  });
});
