import { expect, test } from '../fixtures/test';

test('a page whose code did not come is fetched again where it stands', async ({ page, shell, context }) => {
  await shell.arrive('/mine');
  // Lives as long as the page: a reload would lose it.
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await context.setOffline(true);
  await shell.openTab('体育');
  const failure = page.getByRole('alert').filter({ hasText: '页面没有加载完整' });
  await expect(failure).toBeVisible();
  const retry = failure.getByRole('button', { name: '重试' });
  await retry.tap();
  await expect(retry).toBeVisible();
  // Busy until it has failed again.
  await expect(retry).not.toHaveAttribute('aria-disabled', 'true');

  await context.setOffline(false);
  await retry.tap();
  await expect(page.getByRole('heading', { name: '体育', exact: true })).toBeVisible();
  await expect(failure).toBeHidden();
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
});
