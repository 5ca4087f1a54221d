import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';
import { choose } from '../pages/choose';

const html = (page: Page) => page.locator('html');

interface Visitor {
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark';
}

/** A browser of its own, which keeps every theme and language that the page has had from its first script on. */
async function visit(browser: Browser, baseURL: string, visitor: Visitor): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...visitor });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = (): void => void seen.add(document.documentElement.dataset['theme'] ?? '');
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-theme'] });
    document.addEventListener('DOMContentLoaded', look);
    Object.assign(globalThis, { themesSeen: seen });
  });
  // The check before the first page is worded in the browser's language; it is passed already.
  await context.addCookies([{ name: 'security_check', value: '1', url: baseURL }]);
  await page.goto('/mine');
  return page;
}

for (const [place, [locale, lang, word]] of (
  [
    ['zh-HK', 'zh-TW', '語言'],
    ['en-GB', 'en', 'Language'],
    ['zh-SG', 'zh-CN', '语言'],
    ['fr-FR', 'zh-CN', '语言'],
  ] as const
).entries())
  test(
    `OPEN-064 a browser in ${locale} is met in ${lang}, until another language is chosen`,
    variant(place),
    async ({ browser, edge }) => {
      const page = await visit(browser, edge.origin, { locale });
      await expect(html(page)).toHaveAttribute('lang', lang);
      const language = page.getByRole('combobox', { name: word });
      await expect(language).toHaveValue('system');

      await choose(language, 'zh-TW');
      await expect(html(page)).toHaveAttribute('lang', 'zh-TW');
      await page.reload();
      await expect(page.getByRole('combobox', { name: '語言' })).toHaveValue('zh-TW');

      await page.getByRole('combobox', { name: '語言' }).selectOption('system');
      await expect(html(page)).toHaveAttribute('lang', lang);
      await page.context().close();
    },
  );

test('BRAND-010 a dark device is shown dark from the first paint, until another theme is chosen', async ({
  browser,
  edge,
}) => {
  const page = await visit(browser, edge.origin, { colorScheme: 'dark' });
  const appearance = page.getByRole('combobox', { name: '外观' });
  await expect(appearance).toHaveValue('system');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#181a21');
  await page.reload();
  await expect(appearance).toBeVisible();
  expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'themesSeen') as Set<string>)])).toEqual([
    'dark',
  ]);

  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');

  await choose(appearance, 'dark');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await choose(appearance, 'light');
  await page.reload();
  await expect(appearance).toHaveValue('light');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.context().close();
});
