import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HELD } from '../fixtures/sandbox';
import { freePort, ROOT, startProgram } from '../fixtures/program';
import { secondTab } from '../fixtures/second-tab';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { Shell } from '../pages/shell';

/** The build of a brand on an edge of its own, whose worker a journey may replace. */
async function servedBuild(brand: string, platform: string) {
  const root = mkdtempSync(join(tmpdir(), 'heptad-build-'));
  cpSync(process.env['EDGE_ROOT'] ?? join(ROOT, 'dist/apps', brand), root, { recursive: true });
  const port = await freePort();
  const edge = await startProgram({
    main: 'apps/edge/src/main.ts',
    env: { PORT: String(port), BRAND: brand, SANDBOX_ORIGIN: platform, EDGE_ROOT: root },
    health: `http://127.0.0.1:${String(port)}/`,
  });
  return {
    origin: `http://${brand}.localhost:${String(port)}`,
    /** Puts a later build's worker in the place of this one's, and lets the page see it. */
    async replaceWorker(page: Page, change: (script: string) => string = (script) => script) {
      const file = join(root, 'site-worker.js');
      const later = readFileSync(file, 'utf8').replace(
        /\/assets\/index-[\w-]+\.js/,
        '/assets/index-LaterLater.js',
      );
      for (const packed of ['.br', '.gz', '.zst']) rmSync(`${file}${packed}`, { force: true });
      writeFileSync(file, change(later));
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
      });
    },
    async close() {
      await edge.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The addresses of the documents that tabs ask for from now on. */
function documentsOf(tabs: readonly Page[]): readonly string[] {
  const documents: string[] = [];
  for (const tab of tabs)
    tab.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
  return documents;
}

test.describe('a site that is served by its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('WEBCLIP-001 can be installed, says so when there is no network, and opens again once there is', async ({
    page,
    shell,
    context,
    facts,
  }) => {
    await shell.arrive('/');
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      return fetch(link?.href ?? '').then((answer) => answer.json() as Promise<Record<string, unknown>>);
    });
    expect(manifest).toMatchObject({
      name: facts.names['zh-CN'],
      display: 'standalone',
      start_url: '/?wcp=1',
    });
    const icons = manifest['icons'] as readonly { readonly src: string; readonly sizes: string }[];
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    const types = await page.evaluate(
      async (addresses) =>
        Promise.all(addresses.map(async (each) => (await fetch(each)).headers.get('content-type'))),
      icons.map(({ src }) => src),
    );
    expect(new Set(types)).toEqual(new Set(['image/png']));

    await shell.servedByWorker();
    await context.setOffline(true);
    await page.goto('/home/sports');
    await expect(page.getByRole('heading', { name: '网络未连接' })).toBeVisible();
    await page.getByRole('link', { name: '重新连接' }).tap();
    await expect(page.getByRole('heading', { name: '网络未连接' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: '网络未连接' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  });

  test('keeps nothing but files named by their content', async ({ page, shell, member }) => {
    await shell.enterAs(member, '/');
    await shell.servedByWorker();
    await page.reload();
    await expect(page.getByTestId('total-balance')).toHaveText('10,000.00');
    await shell.openTab('体育');
    await expect(page.getByRole('article').first()).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(0);
    for (const path of kept) expect(path).toMatch(/^\/assets\/.+-[\w-]{7,}\.\w+$/);
  });

  test('a later build is offered, never taken unasked, and not while a transfer is under way', async ({
    page,
    context,
    sandbox,
    member,
    brand,
  }) => {
    const build = await servedBuild(brand, sandbox.origin);
    try {
      const { origin } = build;
      const shell = new Shell(page);
      await page.goto(`${origin}/entry/login?returnTo=%2Fmine%2Ffinance%2Ftransfer`);
      await page.getByRole('button', { name: '立即进入' }).tap();
      await shell.logIn(member.name, member.password);
      await expect(page).toHaveURL(/\/mine\/finance\/transfer$/);
      await shell.servedByWorker();
      const other = await secondTab(context, `${origin}/mine`);
      await expect(other.getByText(member.name)).toBeVisible();

      const documents = documentsOf([page, other]);
      await build.replaceWorker(page);
      const offer = page.getByText('新版本已准备好');
      await expect(offer).toBeVisible();
      await expect(other.getByText('新版本已准备好')).toBeVisible();

      await sandbox.addScenario({ path: '/game/api/v1/venue/transfer', effect: HELD });
      await page.getByRole('button', { name: 'IM体育' }).tap();
      await page.getByLabel('转账金额').fill('100');
      await page.getByRole('button', { name: '确认转入' }).tap();
      await page.getByRole('button', { name: '更新', exact: true }).tap();
      await expect(page.getByText('有投注或转账正在处理，请完成后再更新')).toBeVisible();
      await sandbox.clearScenarios();
      await expect(page.getByText('转账成功')).toBeVisible();
      expect(documents).toEqual([]);

      await page.getByRole('button', { name: '更新', exact: true }).tap();
      await expect.poll(() => documents).toEqual([`${origin}/mine/finance/transfer`]);
      await expect(page.getByRole('button', { name: '确认转入' })).toBeVisible();
      await expect(other.getByText(member.name)).toBeVisible();
    } finally {
      await build.close();
    }
  });

  test(
    'a later build that the browser lets wait is said to be on its way, and the page is loaded anew once after 3 s',
    MATRIX,
    async ({ page, sandbox, brand }) => {
      const build = await servedBuild(brand, sandbox.origin);
      try {
        await page.clock.install();
        const shell = new Shell(page);
        await shell.arrive(`${build.origin}/entry/login`);
        await expect(page.getByLabel('账号')).toBeVisible();
        await shell.servedByWorker();
        const documents = documentsOf([page]);
        await build.replaceWorker(page, (script) => script.replaceAll('takeOver', 'neverHeard'));
        const update = page.getByRole('button', { name: '更新', exact: true });
        await update.tap();
        await expect(page.getByText('正在更新…')).toBeVisible();
        await expect(update).toHaveAttribute('aria-disabled', 'true');
        expect(documents).toEqual([]);

        await page.clock.fastForward(3_000);
        // The page that comes is offered the worker that waits still, and leaves it at that.
        await expect(page.getByText('新版本已准备好')).toBeVisible();
        await page.clock.fastForward(60_000);
        await expect(page.getByText('新版本已准备好')).toBeVisible();
        expect(documents).toEqual([`${build.origin}/entry/login`]);
      } finally {
        await build.close();
      }
    },
  );
});
