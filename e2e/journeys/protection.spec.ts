import { AT_ONCE } from '../fixtures/at-once';
import { expect, test } from '../fixtures/test';

test('ROLE-009 ERR-038 a limit that a member sets holds at the next bet', async ({
  page,
  shell,
  wallet,
  sportsbook,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('IM体育', '200');
  await page.goto('/mine');
  await page.getByRole('link', { name: /理性娱乐/ }).tap();
  await page.getByRole('link', { name: /^限额/ }).tap();
  await page.getByRole('region', { name: '亏损限额' }).getByRole('button', { name: /^每日/ }).tap();
  await page.getByLabel('限额金额').fill('30');
  await page.getByRole('button', { name: '保存' }).tap();
  await expect(page.getByRole('button', { name: /每日.*30\.00/ })).toBeVisible();

  const match = await sportsbook.openLive('IMTY');
  await sportsbook.tapHomeWin(match);
  const slip = await sportsbook.openSlip();
  await sportsbook.acceptAnyOdds(slip);
  await sportsbook.stake(slip, '40');
  await slip.getByRole('button', { name: '投注 ¥40.00' }).tap();
  await expect(slip.getByText('超出您设定的每日亏损限额')).toBeVisible({ timeout: 30_000 });
  await page.goto('/mine/finance/myWallet');
  await expect(page.getByRole('link', { name: 'IM体育 ¥200.00' })).toBeVisible();
});

test('ROLE-011 ROLE-015 ERR-040 a time-out is felt in every open tab, and money goes out all the same', async ({
  page,
  context,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  const other = await context.newPage();
  await other.goto('/mine/finance/myDeposit');
  await expect(other.getByLabel('存款金额')).toBeVisible();

  await page.bringToFront();
  await page.goto('/mine/protection/timeOut');
  await page.getByText('7 天', { exact: true }).tap();
  await page.getByRole('button', { name: '开始休息' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '开始休息' }).tap();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    const told = tab.getByRole('dialog', { name: '休息已开始' });
    await expect(told).toBeVisible(AT_ONCE);
    await told.getByRole('button', { name: '我知道了' }).tap();
  }
  await expect(page.getByRole('region', { name: '您正在休息' })).toBeVisible();
  await other.getByLabel('存款金额').fill('500');
  await other.getByRole('button', { name: '提交订单' }).tap();
  await expect(other.getByText(/您正在休息，期间不能存款/)).toBeVisible();
  expect(await sandbox.ledgerHolds()).toBe(true);
});
