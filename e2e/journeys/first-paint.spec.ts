import { hold } from '../fixtures/hold';
import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';

/** What is painted of a page while its scripts are on their way, and what comes in its place. */
const FRAMES = [
  {
    visit: 'a first visit',
    path: '/home/sports',
    known: false,
    shown: '.sk-mark',
    then: '浏览器安全检查通过',
  },
  { visit: 'home', path: '/', known: true, shown: '.sk', then: '鲲跃' },
  { visit: 'the sports page', path: '/home/sports', known: true, shown: '.sk-lists', then: '体育' },
  { visit: 'a list of sports', path: '/home/sports/early', known: true, shown: '.sk-lists', then: '体育' },
  { visit: 'another page', path: '/home/sports/redList', known: true, shown: '.sk-mark', then: '红单' },
] as const;
const SCRIPTS = '**/assets/*.js';

for (const [place, { visit, path, known, shown, then }] of FRAMES.entries())
  test(
    `${visit} shows its own frame until its scripts are there, and nothing moves when they are`,
    variant(place),
    async ({ page, context, edge }) => {
      if (known) await context.addCookies([{ name: 'security_check', value: '1', url: edge.origin }]);
      const release = await hold(page, SCRIPTS);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'commit' });
      for (const frame of ['.sk', '.sk-lists', '.sk-mark'])
        await expect(page.locator(frame)).toBeVisible({ visible: frame === shown });
      await expect(page.locator(shown)).toHaveAttribute('aria-hidden', 'true');

      release();
      await expect(page.locator(shown)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: then })).toBeVisible();
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
      );
      expect(shift).toBeLessThanOrEqual(0.01);
    },
  );

test('a browser that runs no scripts is told what the page needs', async ({ browser, edge }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(edge.origin);
  await expect(page.getByRole('heading', { name: '页面需要脚本才能打开' })).toBeVisible();
  for (const frame of ['.sk', '.sk-lists', '.sk-mark']) await expect(page.locator(frame)).toBeHidden();
  await context.close();
});
