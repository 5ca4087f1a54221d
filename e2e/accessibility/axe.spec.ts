import { expect, test } from '../fixtures/test';
import { expectClean } from '../pages/themes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what a guest comes to by taps has no violation', async ({ page, shell, sportsbook }) => {
  await shell.arrive();
  const match = await sportsbook.openLive('IMTY');
  await sportsbook.tapHomeWin(match);
  await sportsbook.openSlip();
  await expectClean(page, 'slip');
  await page.getByRole('dialog').getByRole('button', { name: '关闭投注单' }).tap();

  await sportsbook.openMatch(match);
  await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
  await expectClean(page, 'match');
  await page.getByRole('button', { name: '阵容', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: '阵容' }).getByRole('list', { name: /首发$/ })).toHaveCount(
    2,
  );
  await expectClean(page, 'line-ups');

  await page.goto('/entry/login');
  await page.getByRole('button', { name: '登录', exact: true }).tap();
  await expect(page.getByText('请输入账号')).toBeVisible();
  await expectClean(page, 'login, fields missing');
  await shell.logIn('nobody2026', 'Wrong2026');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expectClean(page, 'login, refused');
});

test('what a member comes to by taps has no violation', async ({
  page,
  shell,
  member,
  sportsbook,
  wallet,
}) => {
  await shell.enterAs(member, '/mine');
  await page.getByRole('button', { name: '退出登录' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'logout dialog');

  await page.goto('/mine/finance/transfer');
  await expect(page.getByTestId('centre-balance')).toBeVisible();
  await page.getByRole('button', { name: '确认转入' }).tap();
  await expect(page.getByText('请选择要转入的场馆')).toBeVisible();
  await expectClean(page, 'transfer, refused');
  await wallet.transferIn('IM体育', '100');
  await expectClean(page, 'transfer, done');

  await sportsbook.tapHomeWin(await sportsbook.openLive('IMTY'));
  const slip = await sportsbook.openSlip();
  await sportsbook.acceptAnyOdds(slip);
  await sportsbook.stake(slip, '20');
  await expectClean(page, 'slip with a stake');
  await slip.getByRole('button', { name: '投注 ¥20.00' }).tap();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
  await expectClean(page, 'receipt');
  await page.goto('/record/bet');
  await expect(page.getByRole('article', { name: /注单/ })).toBeVisible();
  await expectClean(page, 'records, one bet');
  await page.getByRole('link', { name: /详情/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '注单详情' })).toBeAttached();
  await expect(page.getByRole('region', { name: '投注内容' })).toBeVisible();
  await expectClean(page, 'one order');
});

test('pages that pay in and out have no violation', async ({ page, shell, member }) => {
  await shell.enterAs(member, '/mine/finance/myDeposit');
  await page.getByLabel('存款金额').fill('1');
  await page.getByRole('button', { name: '提交订单' }).tap();
  await expect(page.getByText('单笔最低 ¥100')).toBeVisible();
  await expectClean(page, 'deposit, refused');
  await page.getByLabel('存款金额').fill('500');
  await page.getByRole('button', { name: '提交订单' }).tap();
  await expect(page.getByRole('alertdialog', { name: '安全提示' })).toBeVisible();
  await expectClean(page, 'safety tip');
  await page.getByRole('button', { name: '我知道了' }).tap();
  await expect(page.getByText('收款卡号')).toBeVisible();
  await expectClean(page, 'where to pay');

  await page.goto('/mine/finance/withDraw');
  await expect(page.getByText('还没有收款账户')).toBeVisible();
  await expectClean(page, 'withdrawal without an account');
  await page.getByRole('link', { name: '添加账户' }).tap();
  await page.getByRole('link', { name: /^银行卡/ }).tap();
  await page.getByRole('button', { name: '保存' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: '请选择开户银行' })).toBeVisible();
  await expectClean(page, 'account, refused');
});

test('promotions and anchors have no violation', async ({ page, shell, sandbox, facts }) => {
  await shell.arrive('/activity/list');
  await page
    .getByRole('link', { name: /每周转入礼/ })
    .first()
    .tap();
  await expect(page.getByRole('heading', { level: 1, name: '活动详情' })).toBeAttached();
  await expect(page.getByRole('region', { name: '活动规则' })).toBeVisible();
  await expectClean(page, 'promotion');
  if (!facts.capabilities.includes('anchors')) return;
  // They take turns by the hour.
  await sandbox.holdClock();
  await page.goto('/anchors');
  await page
    .getByRole('link', { name: /直播中/ })
    .first()
    .tap();
  await expect(page.getByRole('button', { name: /点击观看直播/ })).toBeVisible();
  await expectClean(page, 'anchor room');
});
