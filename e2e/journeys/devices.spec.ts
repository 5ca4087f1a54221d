import type { Browser, BrowserContext, Page } from '@playwright/test';
import { AT_ONCE } from '../fixtures/at-once';
import { expect, test } from '../fixtures/test';
import { Shell } from '../pages/shell';
import { Sportsbook } from '../pages/sportsbook';

const PAGE = '/mine/userInfo/devices';

/** Another device: a browser of its own, with nothing kept. */
async function otherDevice(
  browser: Browser,
  baseURL: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  });
  return { page: await context.newPage(), context };
}

test('SESSION-020 a device that another one logs out is told at once, in the middle of a bet, and finds its slip again', async ({
  page,
  browser,
  edge,
  shell,
  sandbox,
  member,
}) => {
  const other = await otherDevice(browser, edge.origin);
  const otherShell = new Shell(other.page);
  const otherBook = new Sportsbook(other.page, sandbox);
  await otherShell.enterAs(member, '/mine');
  const match = await otherBook.openLive('IMTY');
  await otherBook.tapHomeWin(match);
  await otherBook.stake(await otherBook.openSlip(), '25');
  const left = new URL(other.page.url());

  await shell.enterAs(member, PAGE);
  // The third is the one that the member was registered by.
  await expect(page.getByRole('heading', { name: '已登录 3 台设备' })).toBeVisible();
  await page.getByRole('button', { name: '下线 Firefox · Linux' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '下线' }).tap();
  await expect(page.getByRole('heading', { name: '已登录 2 台设备' })).toBeVisible();

  await expect(other.page.getByText(/已被另一台设备结束/)).toBeVisible(AT_ONCE);
  expect(new URL(other.page.url()).searchParams.get('returnTo')).toBe(left.pathname + left.search);
  await otherShell.logIn(member.name, member.password);
  await expect(other.page).toHaveURL((url) => url.pathname === left.pathname);
  const slip = await otherBook.openSlip();
  // Selections are kept for whoever comes next; a stake is its member's alone, and goes with every end of a login.
  await expect(slip.getByRole('button', { name: /^移除/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '登录设备' })).toBeVisible();
  await other.context.close();
});

test('ROUTE-043 all others are logged out together, and the history tells of every attempt', async ({
  page,
  browser,
  edge,
  shell,
  member,
}) => {
  const others = [await otherDevice(browser, edge.origin), await otherDevice(browser, edge.origin)];
  const [first] = others;
  await new Shell(first!.page).arrive('/entry/login?returnTo=%2Fmine');
  await new Shell(first!.page).logIn(member.name, 'Wrong2026');
  await expect(first!.page.getByRole('alert').filter({ hasText: '账号或密码错误' })).toBeVisible();
  await new Shell(first!.page).logIn(member.name, member.password);
  await expect(first!.page).toHaveURL(/\/mine$/);
  await new Shell(others[1]!.page).enterAs(member, '/mine');

  await shell.enterAs(member, PAGE);
  await page.getByRole('button', { name: '下线其他所有设备' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '下线' }).tap();
  await expect(page.getByText('没有其他设备登录此账号')).toBeVisible();
  for (const { page: ended } of others)
    await expect(ended.getByText(/已被另一台设备结束/)).toBeVisible(AT_ONCE);

  await page.getByRole('link', { name: '登录记录' }).tap();
  await expect(page.getByText('登录失败：密码错误')).toBeVisible();
  await expect(page.getByText('密码登录成功')).toHaveCount(3);
  await expect(page.getByText('注册并登录')).toBeVisible();
  for (const { context } of others) await context.close();
});
