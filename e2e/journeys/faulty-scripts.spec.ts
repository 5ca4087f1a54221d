import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Fault } from '../fixtures/faulty-answers';
import { startFaultyServer, type FaultyServer } from '../fixtures/faulty-server';
import { freePort, ROOT, startProgram } from '../fixtures/program';
import { HELD } from '../fixtures/sandbox';
import { expect, test as base } from '../fixtures/test';
import { variant } from '../fixtures/tier';
import { Shell } from '../pages/shell';
import { Sportsbook } from '../pages/sportsbook';
import { Wallet } from '../pages/wallet';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Troubled {
  /** Stands between the browser and the edge. */
  server: FaultyServer & { readonly origin: string };
  /** What a browser keeps of a member with a selection in the slip and a bet whose end is not known. */
  kept: State;
}

/** What contexts that no test owns are not given by themselves. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  serviceWorkers: 'block',
} as const;
const PLACE_BET = '/api/mobile/PlaceBet';
/** What the first page asks for and can be without. */
const EXTRAS = [
  '/site/api/v1/site/notices',
  '/act/api/v1/advertising/homeBanners',
  '/page/fd/api/v1/home/content',
];
const FIRST_SCRIPT = /^\/assets\/index-[\w-]+\.js$/;
const SECURITY_CHECK = /^\/assets\/security-check-[\w-]+\.js$/;
const FAULTS: readonly Fault[] = ['a page', 'nothing', 'half of it', 'another script', '404', '503'];

const test = base.extend<object, Troubled>({
  server: [
    async ({ edge, brand }, use) => {
      const server = await startFaultyServer(Number(new URL(edge.origin).port));
      await use({ ...server, origin: `http://${brand}.localhost:${String(server.port)}` });
      await server.close();
    },
    { scope: 'worker' },
  ],
  kept: [
    async ({ browser, server, sandbox, facts }, use) => {
      const context = await browser.newContext({ ...PHONE, baseURL: server.origin });
      const page = await context.newPage();
      await new Shell(page).enterAs(await sandbox.newMember(facts.siteId, '9000'), '/mine');
      await new Wallet(page).transferIn('IM体育', '100');
      const sportsbook = new Sportsbook(page, sandbox);
      // None of these ends or is suspended before the bet is sent.
      await sportsbook.open('IMTY', 'early');
      await sportsbook.tapHomeWin();
      const slip = await sportsbook.openSlip();
      await sportsbook.acceptAnyOdds(slip);
      await sportsbook.stake(slip, '20');
      await sandbox.addScenario({ path: PLACE_BET, effect: { drop: 'before' } });
      const dropped = endOf(page, PLACE_BET);
      await slip.getByRole('button', { name: '投注 ¥20.00' }).tap();
      // A call that is still on its way when the scenarios are cleared would place the bet after all.
      await dropped;
      await expect.poll(async () => owned(await context.storageState()).open).toHaveLength(1);
      const state = await context.storageState();
      await context.close();
      await sandbox.clearScenarios();
      await use(state);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  storageState: async ({ kept }, use) => use(kept),
});

/** When a page's call of a path has been answered, or has failed. */
const endOf = (page: Page, path: string): Promise<unknown> => {
  const isIt = (request: Request) => new URL(request.url()).pathname === path;
  return Promise.race([page.waitForEvent('requestfinished', isIt), page.waitForEvent('requestfailed', isIt)]);
};

/** The slip's selections, and the keys of bets whose end is not known. */
function owned({ origins }: State): { readonly legs: number; readonly open: readonly string[] } {
  const items = new Map(origins.flatMap((each) => each.localStorage).map(({ name, value }) => [name, value]));
  const slip = JSON.parse(items.get('bet_slip') ?? '{}') as { legs?: unknown[] };
  const open = JSON.parse(items.get('open_writes') ?? '[]') as { name: string; key: string }[];
  return {
    legs: slip.legs?.length ?? 0,
    open: open.filter(({ name }) => name === 'bets').map(({ key }) => key),
  };
}

/** How often a page is loaded from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: '页面没有打开' });

async function expectBack(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '已选 1 项' })).toBeVisible();
}

/** Lets the browser forget the files it has, so that it asks the server for them again. */
async function forgetFiles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

/** Ends the workers that run, as the browser does with idle ones. By their targets: the command for all at once ends the browser now and then. */
async function stopWorkers(context: BrowserContext): Promise<void> {
  const browser = await context.browser()?.newBrowserCDPSession();
  if (browser === undefined) throw new Error('The context has no browser.');
  const { targetInfos } = await browser.send('Target.getTargets');
  const targets = targetInfos.filter(({ type }) => type === 'service_worker');
  expect(targets).not.toHaveLength(0);
  for (const { targetId } of targets) await browser.send('Target.closeTarget', { targetId });
  await browser.detach();
}

test.afterEach(({ server, edge }) => {
  server.heal();
  server.replace('/site-worker.js', undefined);
  server.passTo(Number(new URL(edge.origin).port));
});

for (const served of [false, true])
  test.describe(served ? 'with a worker' : 'without a worker', () => {
    test.use({ serviceWorkers: served ? 'allow' : 'block' });

    for (const [place, fault] of FAULTS.entries())
      test(
        `a first script that is answered by ${fault} is told, does not stay, and costs nothing`,
        variant(place),
        async ({ page, context, server, shell, kept }) => {
          if (served) {
            await page.goto('/');
            await shell.servedByWorker();
            await forgetFiles(page);
          }
          server.fail(FIRST_SCRIPT, fault);
          const loads = loadsOf(page);
          await page.goto('/');
          await expect(notice(page)).toBeVisible();
          expect(loads()).toBe(2);

          server.heal();
          const other = await context.newPage();
          const otherLoads = loadsOf(other);
          await other.goto('/');
          await expectBack(other);
          expect(otherLoads()).toBeLessThanOrEqual(2);

          await page.bringToFront();
          await page.getByRole('button', { name: '重新打开' }).tap();
          await expectBack(page);
          expect(loads()).toBe(3);
          expect(owned(await context.storageState())).toEqual(owned(kept));
        },
      );
  });

test('an app that cannot show anything says so, with a button that a finger and a keyboard reach', async ({
  page,
  context,
  server,
}) => {
  await context.clearCookies();
  server.fail(SECURITY_CHECK, '503');
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  const button = page.getByRole('button', { name: '重新打开' });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  server.heal();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '浏览器安全检查通过' })).toBeVisible();
});

test.describe('a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('throws away what it has kept and is wrong before any page gets it', async ({
    page,
    context,
    shell,
  }) => {
    await page.goto('/');
    await shell.servedByWorker();
    await page.reload();
    await expectBack(page);
    const spoiled = await page.evaluate(async () => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          await cache.put(url, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
          count += 1;
        }
      }
      return count;
    });
    expect(spoiled).toBeGreaterThan(5);
    await stopWorkers(context);
    const loads = loadsOf(page);
    await page.goto('/');
    await expectBack(page);
    expect(loads()).toBe(1);
  });

  test('of a former build that serves a page as a script is got rid of in one reload', async ({
    page,
    context,
    server,
    shell,
    kept,
  }) => {
    server.replace('/site-worker.js', SPOILED_WORKER);
    await page.goto('/');
    await shell.servedByWorker();
    await expectBack(page);
    server.replace('/site-worker.js', undefined);

    const loads = loadsOf(page);
    await page.goto('/');
    await expectBack(page);
    expect(loads()).toBeLessThanOrEqual(2);
    await shell.servedByWorker();
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('assets-'))),
      )
      .toEqual([]);
    await page.goto('/');
    await expectBack(page);
    expect(owned(await context.storageState())).toEqual(owned(kept));
  });

  test('is taken away from every browser by the switch at the edge, and no page brings it back', async ({
    page,
    server,
    sandbox,
    brand,
    shell,
  }) => {
    await page.goto('/');
    await shell.servedByWorker();
    const folder = mkdtempSync(join(tmpdir(), 'heptad-retired-'));
    const settings: unknown = JSON.parse(
      readFileSync(join(ROOT, 'brands/deployment.development.json'), 'utf8'),
    );
    const file = join(folder, 'deployment.json');
    writeFileSync(file, JSON.stringify({ ...(settings as object), siteWorker: 'retired' }));
    const port = await freePort();
    const retired = await startProgram({
      main: 'apps/edge/src/main.ts',
      env: { PORT: String(port), BRAND: brand, SANDBOX_ORIGIN: sandbox.origin, DEPLOYMENT: file },
      health: `http://127.0.0.1:${String(port)}/`,
    });
    try {
      server.passTo(port);
      // A browser looks for a newer worker only once no request of the page is under way.
      for (const path of EXTRAS) await sandbox.addScenario({ path, effect: HELD });
      const left = () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]);
      const loads = loadsOf(page);
      await page.goto('/');
      await expectBack(page);
      await expect.poll(async () => (await left())[0]).toBe(0);
      expect(loads()).toBe(1);
      const asked = page.waitForResponse(/app-notices-[\w-]+\.js$/);
      await page.reload();
      await asked;
      await expectBack(page);
      // The worker served the page before to its end, and may have kept a file of it.
      await expect.poll(left).toEqual([0, 0]);
    } finally {
      await retired.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** As workers were that checked nothing: it keeps a wrong answer and serves it for ever. */
const SPOILED_WORKER = `
const wrong = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
addEventListener('install', (event) => event.waitUntil(caches.open('assets-before').then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (/\\/assets\\/index-[\\w-]+\\.js$/.test(event.request.url)) event.respondWith(wrong());
});
`;
