import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createEdge, type EdgeOptions } from './create-edge';
import { DEPLOYMENT, buildSite } from './test-site';

/** Sends bytes as they are, and gives all that comes back until the connection ends. */
function exchange(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

describe('answers made before a request is handled', () => {
  const site = buildSite();
  const edges: FastifyInstance[] = [];
  afterAll(async () => {
    await Promise.all(edges.map((edge) => edge.close()));
    site.remove();
  });

  async function listening(options: Partial<EdgeOptions>): Promise<string> {
    const edge = createEdge({
      root: site.root,
      upstream: 'http://127.0.0.1:1',
      deployment: DEPLOYMENT,
      ...options,
    });
    edges.push(edge);
    return edge.listen({ host: '127.0.0.1', port: 0 });
  }

  const head = 'Host: site.example\r\nConnection: close\r\n';
  it.each([
    ['a bad escape in the address', `GET /%zz HTTP/1.1\r\n${head}\r\n`, 400],
    ['a bad escape in a platform’s path', `GET /site/api/%E0%A4%A HTTP/1.1\r\n${head}\r\n`, 400],
    ['headers that are too large', `GET / HTTP/1.1\r\n${head}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two lengths', `POST / HTTP/1.1\r\n${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`, 400],
    ['an expectation nobody knows', `GET / HTTP/1.1\r\n${head}Expect: wonders\r\n\r\n`, 417],
    // Alone in having little time: a slow machine would use it up in the others.
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: site.example\r\n', 408, { headersTimeoutMs: 60 }],
    [
      'a socket of another path',
      'GET /other HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      404,
    ],
  ])(
    'carry the headers of every answer: %s',
    async (_what, text, status, options: Partial<EdgeOptions> = {}) => {
      const answer = (await exchange(await listening(options), text)).toLowerCase();
      expect(answer).toMatch(new RegExp(`^http/1.1 ${String(status)} `));
      for (const line of [
        'x-content-type-options: nosniff',
        'referrer-policy: same-origin',
        'cross-origin-resource-policy: same-origin',
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
        'cache-control: no-store',
        'connection: close',
      ])
        expect(answer).toContain(`${line}\r\n`);
    },
  );

  const forwarded = 'Host: a\r\nX-Forwarded-Proto: https\r\n';
  const socket = `${forwarded}Connection: Upgrade\r\nUpgrade: `;
  const known = [
    [
      'an expectation nobody knows',
      `GET / HTTP/1.1\r\n${forwarded}Connection: close\r\nExpect: x\r\n\r\n`,
      417,
    ],
    ['a socket of another path', `GET /other HTTP/1.1\r\n${socket}websocket\r\n\r\n`, 404],
    ['another protocol', `GET /stream HTTP/1.1\r\n${socket}h2c\r\n\r\n`, 400],
    [
      'a socket of another page',
      `GET /stream HTTP/1.1\r\nOrigin: https://evil.example\r\n${socket}websocket\r\n\r\n`,
      403,
    ],
    ['a socket to a platform that is not there', `GET /stream HTTP/1.1\r\n${socket}websocket\r\n\r\n`, 502],
    [
      'a socket of no site',
      `GET /stream HTTP/1.1\r\n${socket}websocket\r\n\r\n`,
      421,
      { hosts: ['site.example'] },
    ],
  ] as const;
  it.each(known)(
    'ask for https where the request came by it: %s',
    async (_what, text, status, options: Partial<EdgeOptions> = {}) => {
      const answer = await exchange(await listening({ trustProxy: true, ...options }), text);
      expect(answer).toMatch(
        new RegExp(`^HTTP/1.1 ${String(status)} [^]*strict-transport-security: max-age=`, 'i'),
      );
      // Whoever stands in front is not ours: what it says of the way is not believed.
      expect(await exchange(await listening(options), text)).not.toMatch(/strict-transport/i);
    },
  );
});
