import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createFirstScreenRenderer } from '@heptad/app-shell';
import { parseDeployment, parseFirstScreen } from '@heptad/brand-config';
import { stubBrand } from '@heptad/brand-config/testing';
import { startSandbox, TEST_SITE, type TestSandbox } from '@heptad/testing';
import { modules } from './modules';

const brand = stubBrand({ config: { siteId: Number(TEST_SITE), tabs: ['home', 'sports'] } });
/** What is no more than text, though it be the name of a team or a league. */
const HOSTILE = [
  `<img src="x" onerror="alert(1)">`,
  `'><script>alert(1)</script>`,
  `" style="background:url(//evil.example)" onmouseover="alert(1)`,
  `</div><!--/$--><iframe srcdoc="x"></iframe>`,
];
const ASKED = { path: '/home/sports', locale: 'zh-CN', withinMs: 20_000 } as const;

function rendererAt(upstream: string) {
  const local = parseDeployment(readFileSync('brands/deployment.development.json', 'utf8'));
  const deployment = { ...local, origins: [upstream] };
  return createFirstScreenRenderer({ brand, modules, deployment, upstream });
}

/** A platform whose every Chinese word is an attempt instead. @returns how many it has sent by now */
function hostilePlatform(origin: string) {
  let sent = 0;
  const attempt = (): string => `${HOSTILE[(sent += 1) % HOSTILE.length] ?? ''}${String(sent)}`;
  const server = createServer((request, response) => {
    void (async () => {
      const { 'content-type': type = '', ...headers } = request.headers;
      const body = await text(request);
      const answer = await fetch(origin + String(request.url), {
        method: String(request.method),
        headers: {
          ...Object.fromEntries(
            Object.entries(headers).filter(
              ([name]) => !/^(host|connection|content-length|accept-enc)/.test(name),
            ),
          ),
          ...(type !== '' && { 'content-type': type }),
        } as Record<string, string>,
        ...(body !== '' && { body }),
      });
      const words = /"[^"\\]*[^\x20-\x7e"\\][^"\\]*"(?!\s*:)/g;
      const told = (await answer.text())
        .replaceAll(origin, `http://${String(request.headers.host)}`)
        .replace(words, () => JSON.stringify(attempt()));
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(told);
    })();
  });
  return { server, sent: () => sent };
}

describe('the first screen', () => {
  let sandbox: TestSandbox;
  const silent: Server = createServer(() => undefined);
  let silence = '';

  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true });
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
    silence = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    silent.closeAllConnections();
    silent.close();
    await sandbox.close();
  });

  it('of the sports page shows a guest matches with their prices, and what the app needs to go on from there', async () => {
    const screen = await rendererAt(sandbox.origin)(ASKED);
    expect(screen?.html.match(/class="odds-value/g)?.length).toBeGreaterThan(5);
    expect(screen?.html).toContain('足球');
    const { html = '', name, description, ...known } = screen ?? {};
    expect([name, description]).toEqual(['某牌', '一句话']);
    expect(parseFirstScreen(JSON.stringify(known))).toEqual(JSON.parse(JSON.stringify(known)));
    expect(Object.keys(screen?.answers ?? {})).toEqual([
      '["IMTY","live"]',
      '["IMTY",{"period":"live","sport":"football","page":1,"pageSize":100}]',
    ]);
    // Each part stands at its place without a script, and the venue's session is nobody else's.
    expect(html).not.toContain('<script');
    expect(JSON.stringify(known)).not.toMatch(/token/i);
  });

  it('of home shows its first sections with the prices of hot matches', async () => {
    const screen = await rendererAt(sandbox.origin)({ ...ASKED, path: '/' });
    expect(screen?.html.match(/class="odds-value/g)?.length).toBeGreaterThan(5);
    expect(screen?.html).not.toContain('<script');
  });

  it('speaks the language that was asked for, whatever was rendered before', async () => {
    const render = rendererAt(sandbox.origin);
    const english = await render({ ...ASKED, locale: 'en' });
    expect(english?.html).toContain('Football');
    expect(english).toMatchObject({ name: 'Brand', description: 'Words' });
    expect((await render(ASKED))?.html).not.toContain('Football');
  });

  it('shows names that are markup as text', async () => {
    const { server, sent } = hostilePlatform(sandbox.origin);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const screen = await rendererAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)(ASKED);
    server.closeAllConnections();
    server.close();
    expect(sent()).toBeGreaterThan(10);
    expect(screen?.html).toContain('&lt;img src=&quot;x&quot; onerror=&quot;');
    expect(screen?.html).toContain('&quot; style=&quot;background:url(//evil.example)');
    expect(screen?.html).not.toMatch(/<(script|iframe)| on[a-z]+="|"x"|style="background:url/i);
  });

  it('is none where the platform takes longer than it may', async () => {
    const begun = Date.now();
    expect(await rendererAt(silence)({ ...ASKED, withinMs: 50 })).toBeUndefined();
    expect(Date.now() - begun).toBeLessThan(20_000);
  });

  it('is none where the platform cannot be reached', async () => {
    expect(await rendererAt('http://127.0.0.1:1')(ASKED)).toBeUndefined();
  });
});
