import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { FakeDeployment } from './fake-deployment';
import type { Fault, Passing } from './fake-deployment';
import { judge } from './judge';
import { look } from './look';
import type { Seen } from './look';
import { marksOf } from './checks/policy';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-06-01T00:00:00Z');

/** Changes the page in every form it is sent in. */
const rewrite = (passing: Passing, change: (text: string) => string): void => {
  const isPacked = passing.headers['content-encoding'] === 'br';
  if (passing.headers['content-encoding'] === 'gzip') return;
  const text = String(isPacked ? brotliDecompressSync(passing.body) : passing.body);
  passing.body = isPacked ? brotliCompressSync(change(text)) : Buffer.from(change(text));
};
const onPage =
  (change: (text: string) => string): Fault =>
  (path, passing) => {
    if (path === '/') rewrite(passing, change);
  };
const at =
  (place: string | RegExp, change: (passing: Passing) => void): Fault =>
  (path, passing) => {
    if (typeof place === 'string' ? path === place : place.test(path)) change(passing);
  };
const header = (place: string | RegExp, name: string, value?: string): Fault =>
  at(place, ({ headers }) => {
    headers[name] = value;
  });
const policy = (change: (text: string) => string): Fault =>
  at('/', ({ headers }) => {
    headers['content-security-policy'] = change(String(headers['content-security-policy']));
  });

describe('the doctor', () => {
  const deployment = new FakeDeployment();
  let right: Seen;
  beforeAll(async () => {
    await deployment.start();
    right = await look(deployment.origin);
  });
  afterAll(() => deployment.stop());
  afterEach(() => {
    deployment.fault = () => undefined;
    deployment.socket = 'edge';
  });

  const whats = (seen: Seen): readonly string[] =>
    Object.values(judge(seen, NOW))
      .flat()
      .map(({ what, mend }) => `${what} → ${mend}`);

  it('has nothing to say of a right deployment', () => {
    expect(whats(right)).toEqual([]);
    expect(marksOf(right)).toBe(130);
    expect([...right.files.keys()].sort()).toEqual([
      '/assets/lazy-aaaaaaa.js',
      '/assets/main-aaaaaaa.js',
      '/icons/a-192.png',
      '/icons/a-512.png',
      '/manifest.webmanifest',
    ]);
  });

  const faults: readonly (readonly [string, Fault, string])[] = [
    ['no policy', header('/', 'content-security-policy'), 'does not begin with nothing'],
    ['unsafe scripts', policy((text) => text.replace("'self'", "'self' 'unsafe-inline'")), 'unsafe-'],
    [
      'a policy of everywhere',
      policy((text) => text.replace("img-src 'self'", 'img-src *')),
      'from anywhere',
    ],
    ['a frame for everybody', policy((text) => text.replace(/frame-ancestors[^;]*; /, '')), 'in a frame'],
    ['open forms', policy((text) => text.replace(/form-action[^;]*; /, '')), 'addresses or forms open'],
    ['no trusted types', policy((text) => text.replace(/require-trusted[^;]*; /, '')), 'trusted types'],
    ['types that are guessed', header('/', 'x-content-type-options'), 'guess the types'],
    ['a referrer for everybody', header('/', 'referrer-policy'), 'which page a member came from'],
    ['windows that hold on', header('/', 'cross-origin-opener-policy'), 'hold on to the page'],
    [
      'a page that is loaded elsewhere',
      header('/', 'cross-origin-resource-policy', 'cross-origin'),
      'load the page',
    ],
    ['a camera', header('/', 'permissions-policy'), 'camera'],
    ['a server that tells its version', header('/', 'server', 'nginx/1.18.0'), 'which version it runs'],
    [
      'a script that was put in',
      onPage((text) => text.replace('</head>', '<script>evil()</script></head>')),
      'policy does not allow',
    ],
    [
      'data that were taken out',
      onPage((text) => text.replace(/<script type="application\/json"[^]*?<\/script>/, '')),
      'no data of its deployment',
    ],
    [
      'data that are wrong',
      onPage((text) => text.replace('"socketLine":"/stream"', '"socketLine":"stream"')),
      'socketLine',
    ],
    ['no salts', onPage((text) => text.replace('{"/site":"salt-for-tests"}', '{}')), 'No call is signed'],
    ['an error for a page', at('/', (passing) => void (passing.status = 500)), 'by status 500'],
    ['a page that is kept', header('/', 'cache-control', 'public, max-age=3600'), 'may keep the page'],
    ['a page without a mark', header('/', 'etag'), 'no etag'],
    [
      'files that are asked for again',
      header(/^\/assets\//, 'cache-control', 'no-cache'),
      'not kept for ever',
    ],
    [
      'a manifest kept for a year',
      header('/manifest.webmanifest', 'cache-control', 'max-age=31536000'),
      'longer than a day: /manifest.webmanifest',
    ],
    [
      'a worker that is kept',
      header('/site-worker.js', 'cache-control', 'max-age=60'),
      'cannot be taken away',
    ],
    [
      'a lack that is kept',
      header('/assets/missing-00000000.js', 'cache-control', 'max-age=60'),
      'stays missing',
    ],
    [
      'a chunk that is missing',
      at('/assets/lazy-aaaaaaa.js', (passing) => void (passing.status = 404)),
      'missing that the page or its scripts name: /assets/lazy-aaaaaaa.js',
    ],
    [
      'a script of another type',
      header('/assets/main-aaaaaaa.js', 'content-type', 'text/plain'),
      'do not take them',
    ],
    [
      'a page for what is missing',
      at('/assets/missing-00000000.js', (passing) => void (passing.status = 200)),
      'as if it were there',
    ],
    [
      'routes that are not handed on',
      at('/home/sports', (passing) => void (passing.status = 404)),
      'own address',
    ],
    [
      'a page that is never packed',
      (path, passing, { headers }) => {
        if (path !== '/' || headers['accept-encoding'] !== 'br') return;
        passing.body = brotliDecompressSync(passing.body);
        delete passing.headers['content-encoding'];
      },
      'not sent as br',
    ],
    [
      'a cache that mixes forms',
      (path, passing, { headers }) => {
        if (path === '/' && headers['accept-encoding'] === 'br') passing.body = brotliCompressSync('old');
      },
      'something else when it is sent packed',
    ],
    ['caches that are not told', header('/', 'vary'), '(Vary)'],
    [
      'scripts that are sent bare',
      (path, passing) => {
        if (path !== '/assets/main-aaaaaaa.js') return;
        passing.body = brotliDecompressSync(passing.body);
        delete passing.headers['content-encoding'];
      },
      'sent bare: /assets/main-aaaaaaa.js',
    ],
    ['no manifest', at('/manifest.webmanifest', (passing) => void (passing.status = 404)), 'no web manifest'],
    [
      'a manifest that breaks off',
      at('/manifest.webmanifest', (passing) => void (passing.body = Buffer.from('{'))),
      'cannot be read',
    ],
    ['an icon that is a page', header('/icons/a-512.png', 'content-type', 'text/html'), 'are no pictures'],
    ['no icon for iPhones', onPage((text) => text.replace('apple-touch-icon', 'icon')), 'iPhones'],
    [
      'a line that does not say that it works',
      at('/line-health', (passing) => void (passing.status = 200)),
      '/line-health',
    ],
    ['an edge that is not ready', at('/readyz', (passing) => void (passing.status = 503)), 'not ready'],
    [
      'calls that do not arrive',
      at(/^\/site\/api/, (passing) => void (passing.status = 502)),
      'do not reach the platform',
    ],
    ['a clock that is wrong', header('/', 'date', 'Thu, 01 Jan 2026 00:00:00 GMT'), 'clock is'],
    ['no time', header('/', 'date'), 'what time it is'],
    [
      'metrics for everybody',
      at('/metrics', (passing) => {
        passing.body = Buffer.from('# HELP a b\n');
        delete passing.headers['content-encoding'];
      }),
      'read the metrics',
    ],
    [
      'files of the build',
      at('/.vite/manifest.json', (passing) => {
        passing.status = 200;
        passing.headers['content-type'] = 'application/json';
      }),
      'Files of the build',
    ],
    [
      'sources',
      at(
        '/assets/lazy-aaaaaaa.js',
        (passing) => void (passing.body = Buffer.from('//# sourceMappingURL=a.map')),
      ),
      'where their sources are',
    ],
    [
      'a name that is repeated',
      (path, passing, { headers }) => {
        if (path === '/' && headers.host === 'forged.invalid')
          passing.headers['location'] = 'https://forged.invalid/';
      },
      'a request made up',
    ],
  ];

  it.each(faults)('finds %s, and says what to change', async (_, fault, said) => {
    deployment.fault = fault;
    const found = whats(await look(deployment.origin));
    expect(found.join('\n')).toContain(said);
    for (const each of found) expect(each).toMatch(/ → \S.*\.$/);
  });

  it.each([
    ['refused', 'The socket does not open (status 400)'],
    ['open', 'Pages of other sites may open the socket'],
  ] as const)('finds a socket that is %s', async (socket, said) => {
    deployment.socket = socket;
    expect(whats(await look(deployment.origin)).join('\n')).toContain(said);
  });

  it('finds an origin at which nobody answers', async () => {
    const seen = await look(deployment.origin, () => Promise.resolve(false));
    expect(whats(seen)).toEqual([expect.stringMatching(/Nobody answers at http:\/\/127\.0\.0\.1:\d+,/)]);
  });

  const secure = { origin: new URL('https://play.example') };
  const certificate = { fault: undefined, endsAt: NOW + 90 * DAY_MS, protocol: 'TLSv1.3' };
  const page = (change: Partial<Seen['page']>): Seen['page'] => ({
    ...right.page,
    headers: { ...right.page.headers, 'strict-transport-security': 'max-age=31536000' },
    ...change,
  });

  it.each<readonly [string, () => Partial<Seen>, string]>([
    ['a development deployment in public', () => secure, 'development one'],
    ['no word of https', () => ({ ...secure, page: right.page }), 'stay with https'],
    [
      'mixed content',
      () => ({ ...secure, page: page({ text: '<img src="http://x">' }) }),
      'plain http: browsers block',
    ],
    ['plain http', () => ({ origin: new URL('http://play.example') }), 'over plain http'],
    [
      'a certificate of another name',
      () => ({ certificate: { ...certificate, fault: 'ERR_TLS_CERT_ALTNAME_INVALID' } }),
      'do not trust',
    ],
    [
      'a certificate that ends',
      () => ({ certificate: { ...certificate, endsAt: NOW + 13 * DAY_MS } }),
      'within two weeks',
    ],
    ['an old protocol', () => ({ certificate: { ...certificate, protocol: 'TLSv1.1' } }), 'of an old kind'],
  ])('finds %s', (_, change, said) => {
    expect(whats({ ...right, page: page({}), ...change() }).join('\n')).toContain(said);
  });

  it.each([
    ['a page over plain http', 200, '', ['does not lead to https']],
    ['a way that goes elsewhere over plain http', 308, 'http://other.example/', ['does not lead to https']],
    ['a way to https', 308, 'https://play.example/', []],
  ])('judges %s', (_, status, location, said) => {
    const plain = { status, headers: { location }, text: '', bytes: 0 };
    expect(whats({ ...right, page: page({}), plain })).toEqual(
      said.map((each) => expect.stringContaining(each) as string),
    );
  });

  it('has nothing to say of a certificate that holds', () => {
    expect(whats({ ...right, page: page({}), certificate })).toEqual([]);
  });

  it('says who does not answer', async () => {
    await expect(look(new URL('http://127.0.0.1:1'))).rejects.toThrow('ECONNREFUSED');
  });
});
