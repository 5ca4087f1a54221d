import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './create-edge';
import { DEPLOYMENT, buildSite } from './test-site';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('createEdge', () => {
  const site = buildSite({ '.env': 'hidden', 'favicon.svg': '<svg/>', 'site-worker.js': 'self' });
  let edge: FastifyInstance;

  beforeAll(() => {
    edge = createEdge({ root: site.root, upstream: 'http://127.0.0.1:1', deployment: DEPLOYMENT });
  });
  afterAll(async () => {
    await edge.close();
    site.remove();
  });

  const get = (url: string, headers: Record<string, string> = {}) => edge.inject({ url, headers });

  it('says what to do when there is no built page', () => {
    expect(() =>
      createEdge({ root: '/nowhere', upstream: 'http://127.0.0.1:1', deployment: DEPLOYMENT }),
    ).toThrow(/\/nowhere\/index\.html.*build the brand/);
  });

  it.each([
    '/',
    '/index.html',
    '/home/sports',
    '/home/sports/',
    '/activity/7',
    '/venues/play/v1.5',
    '/videos',
    '/v1x',
  ])('answers %s by the page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('id="deployment"');
  });

  it('sends the page packed as the browser takes it, and not again when it has it', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect((await get('/', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
  });

  it('allows by its policy what stands in the page, the pages that may embed it, and nothing else', async () => {
    const answer = await get('/');
    const policy = Object.fromEntries(
      String(answer.headers['content-security-policy'])
        .split('; ')
        .map((directive) => [
          directive.slice(0, directive.indexOf(' ')),
          directive.slice(directive.indexOf(' ') + 1),
        ]),
    );
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${sha("console.log('first')")}`,
      'style-src': `'self' ${sha('body{color:red}')}`,
      'img-src': "'self' data: blob: https://img.example",
      'font-src': "'self'",
      'connect-src': "'self' https://play.example wss://play.example https://video.example",
      'media-src': "'self' blob: https://play.example",
      'frame-src': "'self' https://games.example",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'frame-ancestors': "'self' https://portal.example",
      'base-uri': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "heptad dompurify html 'allow-duplicates'",
      'report-uri': '/__reports/policy',
    });
    expect(String(answer.headers['content-security-policy'])).not.toMatch(/unsafe|\*/);
  });

  it.each(['/', '/assets/main-abcdefg.js', '/assets/gone.js', '/api/json-cache/none', '/site/api/v1/x'])(
    'puts the headers of every answer on %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('gives to the page, and to it alone, what only documents heed', async () => {
    const page = await get('/home/sports');
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(page.headers['permissions-policy']).toContain('camera=()');
    const script = await get('/assets/main-abcdefg.js');
    expect(script.headers).not.toHaveProperty('permissions-policy');
    expect(script.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('OPEN-021 gives the script of a thread the policy that the thread lives by', async () => {
    const { headers } = await get('/assets/payload-worker-abcdefgh.js');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('asks for https only where the browser spoke it, and believes only its own proxy', async () => {
    const trusting = createEdge({
      root: site.root,
      upstream: 'http://127.0.0.1:1',
      deployment: DEPLOYMENT,
      trustProxy: true,
    });
    const headers = { 'x-forwarded-proto': 'https' };
    expect((await trusting.inject({ url: '/', headers })).headers['strict-transport-security']).toMatch(
      'max-age=',
    );
    expect((await get('/', headers)).headers).not.toHaveProperty('strict-transport-security');
    await trusting.close();
  });

  it('serves hashed files for ever and packed where they were packed', async () => {
    const plain = await get('/assets/main-abcdefg.js');
    expect(plain.body).toBe(readFileSync(`${site.root}/assets/main-abcdefg.js`, 'utf8'));
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const br = await get('/assets/main-abcdefg.js', { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/assets/main-abcdefg.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('has the site’s worker asked for again, and lets it fetch from the site', async () => {
    const answer = await get('/site-worker.js');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self'");
  });

  it('has every other file asked for again', async () => {
    const answer = await get('/manifest.webmanifest', { 'accept-encoding': 'br' });
    expect(answer.body).toBe('{}');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    '/assets/gone-abcdefgh.js',
    '/assets/gone',
    '/assets/',
    '/gone.png',
    '/gone.js.gz',
    '/gone.js.GZ',
    '/gone.js.Br',
    '/gone.js.ZST',
    '/sw.js',
    '/.env',
    '/assets/index.html',
  ])('never answers the missing file %s by the page', async (url) => {
    const answer = await get(url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%00.js',
    '//secret.txt',
    '/%zz.js',
  ])('does not leave its folder for %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('not for anybody');
  });

  it('keeps a long encoded source whole', async () => {
    const answer = await get(
      `/api/ImageOptimizer/w=640&q=75/${encodeURIComponent(`https://other.example/${'a'.repeat(300)}`)}`,
    );
    expect(answer.statusCode).toBe(403);
  });

  it('takes nothing but reading', async () => {
    expect((await edge.inject({ method: 'POST', url: '/home', payload: '{}' })).statusCode).toBe(404);
    expect((await edge.inject({ method: 'HEAD', url: '/home' })).statusCode).toBe(200);
  });
});
