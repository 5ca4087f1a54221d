import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { choose } from '../pages/choose';

/** Goes on by a link, and by another one before the passage to its page has been drawn. */
async function leaveByTwo(page: Page, first: string, second: string): Promise<void> {
  for (const path of [first, second]) await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible();
  await page.evaluate(
    async ([one, two]) => {
      const tap = (path: string): void => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
      tap(one);
      while (window.location.pathname !== one) await new Promise((resolve) => setTimeout(resolve));
      tap(two);
    },
    [first, second] as const,
  );
  await expect(page).toHaveURL((url) => url.pathname === second);
}

test('an error is found in whichever page and context it comes up', async ({
  browser,
  page,
  context,
  edge,
  complaints,
}) => {
  const other = await browser.newContext({ baseURL: edge.origin });
  for (const [place, each] of [page, await context.newPage(), await other.newPage()].entries()) {
    await each.goto('/');
    await each.evaluate((number) => {
      setTimeout(() => {
        throw new Error(`thrown ${String(number)}`);
      });
    }, place);
    await expect.poll(() => complaints.splice(0)).toEqual([`thrown ${String(place)}`]);
  }
  await other.close();
});

test('a page is left at once after its language is changed', async ({ page, shell }) => {
  await shell.arrive('/mine');
  await choose(page.getByRole('combobox', { name: '语言' }), 'en');
  await leaveByTwo(page, '/', '/mine');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
});

test('the lessons are left at once, and so is the page that leads to them', async ({ page, shell }) => {
  await shell.arrive('/home/sports');
  await page.getByRole('link', { name: '投注策略', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '投注策略' })).toBeVisible();
  await page.getByRole('tab', { name: '串关' }).tap();
  await page.getByRole('button', { name: '返回' }).tap();
  await leaveByTwo(page, '/', '/home/sports');
  await expect(page.getByRole('heading', { level: 1, name: '体育', exact: true })).toBeAttached();
});
