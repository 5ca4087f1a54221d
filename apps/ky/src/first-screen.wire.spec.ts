import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFirstScreenRenderer } from '@heptad/app-shell';
import { parseDeployment, parseFirstScreen } from '@heptad/brand-config';
import { stubBrand } from '@heptad/brand-config/testing';
import { startSandbox, TEST_SITE, type TestSandbox } from '@heptad/testing';
import { modules } from './modules';

const brand = stubBrand({ config: { siteId: Number(TEST_SITE), tabs: ['home', 'sports'] } });
const ASKED = { path: '/home/sports', locale: 'zh-CN', withinMs: 20_000 } as const;

function rendererAt(upstream: string) {
  const local = parseDeployment(readFileSync('brands/deployment.development.json', 'utf8'));
  const deployment = { ...local, origins: [upstream] };
  return createFirstScreenRenderer({ brand, modules, deployment, upstream });
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
    const { html = '', ...known } = screen ?? {};
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
    expect((await render({ ...ASKED, locale: 'en' }))?.html).toContain('Football');
    expect((await render(ASKED))?.html).not.toContain('Football');
  });

  it('CALL-061 is none where the platform takes longer than it may', async () => {
    const begun = Date.now();
    expect(await rendererAt(silence)({ ...ASKED, withinMs: 50 })).toBeUndefined();
    expect(Date.now() - begun).toBeLessThan(20_000);
  });

  it('is none where the platform cannot be reached', async () => {
    expect(await rendererAt('http://127.0.0.1:1')(ASKED)).toBeUndefined();
  });
});
