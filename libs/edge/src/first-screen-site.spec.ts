import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RenderFirstScreen } from '@heptad/brand-config';
import { createEdge } from './create-edge';
import { inlineHashes } from './page';
import { DEPLOYMENT, buildSite, SCREEN_PAGE } from './test-site';

const site = buildSite({ 'index.html': SCREEN_PAGE });
const NOW = Date.parse('2026-08-01T12:00:00Z');
const closing: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  site.remove();
});

function edgeWith(render?: RenderFirstScreen) {
  const edge = createEdge({
    root: site.root,
    upstream: 'http://127.0.0.1:1',
    deployment: DEPLOYMENT,
    // The clock stands, so that what was rendered stays fresh however long a machine takes.
    now: () => NOW,
    ...(render && { render }),
  });
  closing.push(() => edge.close());
  const get = (headers: Record<string, string> = {}, url = '/home/sports') => edge.inject({ url, headers });
  return { get };
}

const rendering = () =>
  jest.fn<ReturnType<RenderFirstScreen>, Parameters<RenderFirstScreen>>(async ({ path, locale }) => ({
    html: `<b>1.85 ${locale}</b>`,
    name: `Brand ${locale}`,
    description: `Words ${locale}`,
    path,
    locale,
    at: NOW,
    answers: {},
  }));

describe('a site whose edge renders first screens', () => {
  it('sends them with a policy for what stands in them, and lets nobody keep them', async () => {
    const { get } = edgeWith(rendering());
    const answer = await get();
    expect(answer.body).toContain('<b>1.85 zh-CN</b>');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    const policy = String(answer.headers['content-security-policy']);
    const { scripts, styles } = inlineHashes(answer.body);
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('packs them as the browser takes them', async () => {
    const { get } = edgeWith(rendering());
    const plain = await get();
    const br = await get({ 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it.each([
    ['en-GB,en;q=0.9', 'en'],
    ['fr;q=0.9, zh-TW;q=0.8, zh;q=0.7', 'zh-TW'],
    ['zh-CN;q=0.2, en;q=0.8', 'en'],
    ['en;q=0, zh', 'zh-CN'],
    ['../../etc/passwd', 'zh-CN'],
    ['__proto__;q=x', 'zh-CN'],
  ])('asks for the language that %s means', async (accepted, locale) => {
    const render = rendering();
    const { get } = edgeWith(render);
    const answer = await get({ 'accept-language': accepted });
    expect(answer.body).toContain(`<b>1.85 ${locale}</b>`);
    expect(answer.body).toContain(`<title>Brand ${locale}</title>`);
    expect(render).toHaveBeenCalledWith({ path: '/home/sports', locale, withinMs: 600 });
    expect(answer.headers.vary).toContain('Accept-Language');
  });

  it.each([
    ['blanks', (size: number) => `a${' '.repeat(size)}b, en`],
    ['blanks and weights', (size: number) => `a${' ;q='.repeat(size)}, en`],
    ['languages', (size: number) => `${'fr,'.repeat(size)}en`],
  ])('reads what languages are asked for in little time, however many %s there are', async (_what, asked) => {
    const { get } = edgeWith(rendering());
    const from = process.cpuUsage();
    const answer = await get({ 'accept-language': asked(100_000) });
    const { user, system } = process.cpuUsage(from);
    expect(answer.body).toContain('<b>1.85 en</b>');
    // Microseconds of the processor: each sign looked at for each other one would take many times as long.
    expect(user + system).toBeLessThan(1_500_000);
  });

  it('renders the same for a member as for a guest, whatever else a request says', async () => {
    const render = rendering();
    const { get } = edgeWith(render);
    const guest = await get();
    const member = await get({
      cookie: 'X-API-TOKEN=secret; security_check=1',
      'x-api-token': 'secret',
      authorization: 'Bearer secret',
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/mine',
    });
    expect(member.body).toBe(guest.body);
    expect(JSON.stringify(render.mock.calls)).not.toContain('secret');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('sends the page without a screen where there is none: other pages, queries, failures, lateness', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation();
    const throwing = edgeWith(async () => {
      throw new Error('broken');
    });
    const failed = await throwing.get();
    expect(failed.statusCode).toBe(200);
    expect(failed.body).toContain('<i>skeleton</i>');
    expect(failed.headers['cache-control']).toBe('no-cache');
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
    const { get } = edgeWith(rendering());
    for (const url of ['/mine', '/home/sports?venue=DBTY', '/home/sports/live'])
      expect((await get({}, url)).body).not.toContain('1.85');
    expect((await edgeWith().get()).body).toContain('<i>skeleton</i>');
    expect((await edgeWith(async () => undefined).get()).body).toContain('<i>skeleton</i>');
  });
});
