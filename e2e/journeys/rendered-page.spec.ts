import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { numericAddress, startEdge, type RunningEdge } from '../fixtures/edge';
import { hold } from '../fixtures/hold';
import { expect, test as base } from '../fixtures/test';

/** A page, and its headers but those of how it was packed. */
interface Answer {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The sports page with its screen. A busy machine may be late with one, and the page then comes without. */
async function renderedPage({ origin }: RunningEdge): Promise<Answer> {
  const address = numericAddress(`${origin}/home/sports`);
  let page: Answer = { body: '', headers: {} };
  await expect
    .poll(
      async () => {
        const answer = await fetch(address, { headers: { 'accept-language': 'zh-CN' } });
        const {
          'content-encoding': _packed,
          'content-length': _length,
          ...headers
        } = Object.fromEntries(answer.headers);
        page = { body: await answer.text(), headers };
        return answer.headers.get('cache-control');
      },
      { timeout: 60_000 },
    )
    .toBe('no-store');
  return page;
}

/** Opens the sports page in a browser, as often as it takes to have it with its screen. */
async function openRendered(page: Page, origin = ''): Promise<void> {
  await expect
    .poll(
      async () =>
        (await page.goto(`${origin}/home/sports`, { waitUntil: 'commit' }))?.headers()['cache-control'],
      { timeout: 60_000 },
    )
    .toBe('no-store');
}

/** Serves a page whose end is kept back. @param keptFrom where that end begins */
async function serveInTwo({ body, headers }: Answer, keptFrom: number) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((request, response) => {
    if (request.url !== '/home/sports') return void response.writeHead(404).end();
    response.writeHead(200, headers).write(body.slice(0, keptFrom));
    void released.then(() => response.end(body.slice(keptFrom)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    release,
    close: () => server.close().closeAllConnections(),
  };
}

/** An edge that renders first screens, in the place of the worker's. */
const test = base.extend<object, { rendering: RunningEdge }>({
  rendering: [
    async ({ brand, sandbox }, use) => {
      const edge = await startEdge(brand, sandbox, { rendering: true });
      await renderedPage(edge);
      await use(edge);
      await edge.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ rendering }, use) => use(rendering.origin),
});

test.describe('the sports page as the edge has rendered it', () => {
  test('shows prices before any script; a tap on one is kept until the app takes over, which changes nothing', async ({
    page,
    context,
    rendering,
    sandbox,
  }) => {
    await sandbox.holdClock();
    await context.addCookies([{ name: 'security_check', value: '1', url: rendering.origin }]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      // What has been asked for by the time the app takes over: a list is asked for again only after its interval.
      addEventListener('taken-over', () => {
        const before = performance.getEntriesByType('resource').map(({ name }) => name);
        Object.assign(window, { before });
      });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
          if (!hadRecentInput) shifts.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await hold(page, '**/assets/*.js');
    await openRendered(page);
    const price = page.locator('button.odds-cell').first();
    await expect(price.locator('.odds-value')).toHaveText(/^\d+\.\d\d$/);
    const element = await price.elementHandle();
    await price.click();
    await expect(page.locator('[data-tapped]')).toHaveCount(1);

    release();
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
    const before = await page.evaluate(() => (window as unknown as { before: string[] }).before);
    expect(before.filter((address) => /getLiveEventInfo|GetAllSportCount/.test(address))).toEqual([]);
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    );
    expect(shift).toBeLessThanOrEqual(0.01);
    // And it goes on as any page does.
    await expect.poll(() => asked.some((path) => path.endsWith('/getLiveEventInfo'))).toBe(true);
  });

  test('shows its skeleton until what is behind it has come, and then the screen', async ({
    page,
    brand,
    context,
    rendering,
  }) => {
    const answer = await renderedPage(rendering);
    const styles = answer.body.indexOf('<style>', answer.body.indexOf('id="first-skeleton"'));
    const server = await serveInTwo(answer, styles);
    const origin = `http://${brand}.localhost:${String(server.port)}`;
    await context.addCookies([{ name: 'security_check', value: '1', url: origin }]);
    // What is looked at is there before the app.
    await hold(page, '**/assets/*.js');
    try {
      await page.goto(`${origin}/home/sports`, { waitUntil: 'commit' });
      await expect(page.locator('#first-skeleton .sk-lists')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
        .toBeGreaterThanOrEqual(1);
      server.release();
      await expect(page.locator('.odds-value').first()).toHaveText(/^\d+\.\d\d$/);
      await expect(page.locator('#first-skeleton')).toHaveCount(0);
    } finally {
      server.close();
    }
  });

  test('that is not what the app draws is drawn anew, and told of', async ({
    page,
    context,
    rendering,
    sandbox,
    complaints,
  }) => {
    await sandbox.holdClock();
    await context.addCookies([{ name: 'security_check', value: '1', url: rendering.origin }]);
    const { body, headers } = await renderedPage(rendering);
    await page.route('**/home/sports', (route) =>
      route.fulfill({
        headers,
        body: body.replace('>今日<', '>昨日<'),
      }),
    );
    const told = page.waitForRequest(
      (request) => request.url().endsWith('/__reports/browser') && /"error"/.test(request.postData() ?? ''),
    );
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/home/sports', { waitUntil: 'commit' });
    const wrong = page.getByText('昨日', { exact: true });
    await expect(wrong).toBeVisible();
    release();
    await expect(wrong).toHaveCount(0);
    const price = page.locator('button.odds-cell').first();
    await expect(price.locator('.odds-value')).toHaveText(/^\d+\.\d\d$/);
    await price.click();
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await told;
    expect(complaints.splice(0)).toEqual([expect.stringContaining('React error #418')]);
  });

  test('can be read without scripts, and says what is missing', async ({ browser, rendering }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' });
    const page = await context.newPage();
    await openRendered(page, rendering.origin);
    await expect(page.locator('.odds-value').first()).toHaveText(/^\d+\.\d\d$/);
    await expect(page.locator('noscript .first-missing')).toBeVisible();
    await expect(page.locator('noscript .sk-fail')).toBeHidden();
    await context.close();
  });

  test('SHELL-020 is not seen before the security check', async ({ page }) => {
    await page.goto('/home/sports');
    await expect(page.getByRole('heading', { name: '浏览器安全检查通过' })).toBeVisible();
    await expect(page.locator('.odds-value')).toHaveCount(0);
  });
});
