import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { violationsOf } from '../pages/accessibility';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THEMES = ['dark', 'light'] as const;

/** Finds nothing wrong with what is shown, in either theme. The attribute is all that tells the themes apart. */
async function expectClean(page: Page, what: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    expect.soft(await violationsOf(page), `${what}, ${theme}`).toEqual([]);
  }
}

/** Proves that the page meant is there before it is judged. */
async function expectAccessible(page: Page, title: string | RegExp, what = String(title)): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeAttached();
  await expectClean(page, what);
}

test('pages of a guest have no violation', async ({ page, shell, sportsbook, facts }) => {
  await shell.arrive('/mine');
  await expectAccessible(page, '我的', 'mine, guest');

  await page.goto('/');
  await expect(page.getByRole('heading', { name: '热门赛事' })).toBeVisible();
  await expect(sportsbook.prices().first()).toBeVisible();
  await expectAccessible(page, facts.names['zh-CN'], 'home');

  await sportsbook.open('IMTY', 'live');
  await expectAccessible(page, '体育', 'live list');
  await sportsbook.tapHomeWin();
  await sportsbook.openSlip();
  await expectClean(page, 'slip');
  await page.getByRole('dialog').getByRole('button', { name: '关闭投注单' }).tap();

  await page
    .getByRole('link', { name: /全部盘口 \d+/ })
    .first()
    .tap();
  await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
  await expectAccessible(page, '赛事详情');

  await page.goto('/home/sports?venue=IMTY&period=outright&sport=football');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page, '体育', 'outright list');

  await page.goto('/entry/login');
  await expectAccessible(page, '登录', 'login, empty');
  await page.getByRole('button', { name: '登录', exact: true }).tap();
  await expect(page.getByText('请输入账号')).toBeVisible();
  await expectAccessible(page, '登录', 'login, fields missing');
  await shell.logIn('nobody2026', 'Wrong2026');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expectAccessible(page, '登录', 'login, refused');

  await page.goto('/no/such/page');
  await expect(page.getByRole('button', { name: '返回首页' })).toBeVisible();
  await expectAccessible(page, /./, 'not found');
});

test('pages of a member have no violation', async ({ page, shell, member, sandbox, sportsbook, wallet }) => {
  await shell.arrive();
  await page.goto('/entry/login?returnTo=%2Fmine');
  await shell.logIn(member.name, member.password);
  await expect(page.getByText(member.name)).toBeVisible();
  await expectAccessible(page, '我的', 'mine, member');
  await page.getByRole('button', { name: '退出登录' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'logout dialog');

  await page.goto('/record/bet');
  await expect(page.getByText('暂无未结算注单')).toBeVisible();
  await expectAccessible(page, '投注记录', 'records, empty');

  await page.goto('/mine/finance/transfer');
  await expect(page.getByTestId('centre-balance')).toBeVisible();
  await page.getByRole('button', { name: '确认转入' }).tap();
  await expect(page.getByText('请选择要转入的场馆')).toBeVisible();
  await expectAccessible(page, '转入场馆', 'transfer, refused');
  await wallet.transferIn('IM体育', '100');
  await expectAccessible(page, '转入场馆', 'transfer, done');

  await page.goto('/mine/finance/myWallet');
  await expect(page.getByRole('list', { name: '场馆钱包' })).toBeVisible();
  await expectAccessible(page, '我的钱包');

  await sportsbook.open('IMTY', 'live');
  await sportsbook.tapHomeWin();
  const slip = await sportsbook.openSlip();
  await slip.getByRole('radio', { name: '全部接受' }).tap();
  await sportsbook.stake(slip, '20');
  await expectClean(page, 'slip with a stake');
  await slip.getByRole('button', { name: '投注 20.00' }).tap();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
  await expectClean(page, 'receipt');
  await page.goto('/record/bet');
  await expect(page.getByRole('article', { name: /注单/ })).toBeVisible();
  await expectAccessible(page, '投注记录', 'records, one bet');

  await sandbox.addScenario({ path: '/*', effect: { malformed: 'json' } });
  await page.goto('/home/sports?venue=IMTY');
  await expect(page.getByText('赛事加载失败')).toBeVisible();
  await expectAccessible(page, '体育', 'list that failed');
  await page.goto('/mine/finance/myWallet');
  await expect(page.getByText('余额加载失败')).toBeVisible();
  await expectAccessible(page, '我的钱包', 'wallet that failed');
});

test('pages in place of the product have no violation', async ({ page, shell, sandbox, context }) => {
  await shell.arrive();
  await sandbox.addScenario({ path: '/site/api/v1/configuration/preInfo', effect: { malformed: 'json' } });
  await page.goto('/other/maintenance');
  await expectAccessible(page, '系统维护中');
  await page.goto('/other/restrictionIp?isAlert=caveat');
  await expectAccessible(page, '访问提示');
  await page.goto('/other/restrictionIp?isAlert=restriction');
  await expectAccessible(page, '访问受限');
  await page.goto('/other/stopService');
  await expectAccessible(page, '服务已停止');

  await context.clearCookies({ name: 'security_check' });
  await page.clock.install();
  await page.goto('/');
  await expectAccessible(page, '浏览器安全检查通过');

  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.goto('/');
  await expectAccessible(page, '请允许使用 Cookie');
});
