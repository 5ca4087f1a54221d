import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { violationsOf } from './accessibility';
import { mistakesIn } from './html';
import { openPage, type SitePage } from './site-pages';

const THEMES = ['dark', 'light'] as const;

/** Finds nothing wrong with what is shown, in either theme. The attribute is all that tells the themes apart. */
export async function expectClean(page: Page, what: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    expect.soft(await violationsOf(page), `${what}, ${theme}`).toEqual([]);
  }
}

/**
 * Opens each page and judges it as it stands once its calls are answered: it breaks no accessibility rule, and its HTML is valid.
 * @param further what is expected of each besides
 */
export async function expectAllClean(
  page: Page,
  pages: readonly SitePage[],
  state: string,
  further?: (each: SitePage) => Promise<void>,
): Promise<void> {
  for (const each of pages) {
    await openPage(page, each);
    await further?.(each);
    expect.soft(await mistakesIn(page), `${each.path}, ${state}, HTML`).toEqual([]);
    await expectClean(page, `${each.path}, ${state}`);
  }
}
