import { expect, test } from '../fixtures/test';

test('a page whose code did not come is fetched again where it stands', async ({ page, shell, context }) => {
  await shell.arrive('/mine');
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  // Lives as long as the page: a reload would lose it.
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await context.setOffline(true);
  await shell.openTab('体育');
  const failure = page.getByRole('alert').filter({ hasText: '页面没有加载完整' });
  await expect(failure).toBeVisible();
  const retry = failure.getByRole('button', { name: '重试' });
  const failedAgain = page.waitForEvent('requestfailed', (request) =>
    /\/sports-[^/]*\.js$/.test(request.url()),
  );
  await retry.tap();
  await failedAgain;
  await expect(retry).toBeVisible();
  // Busy until it has failed again.
  await expect(retry).not.toHaveAttribute('aria-disabled', 'true');

  await context.setOffline(false);
  await retry.tap();
  await expect(page.getByRole('heading', { name: '体育', exact: true })).toBeVisible();
  await expect(failure).toBeHidden();
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
});

test('what is announced over every page takes no page down when its code does not come', async ({
  page,
  shell,
}) => {
  const stack = /\/assets\/panel-stack-[^/]*\.js/;
  await page.route(stack, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => stack.test(request.url()));
  await shell.arrive('/mine');
  await failed;
  await shell.openTab('体育');
  await expect(page.getByRole('heading', { name: '体育', exact: true })).toBeVisible();
  await expect(page.getByText('页面没有加载完整')).toBeHidden();
});
