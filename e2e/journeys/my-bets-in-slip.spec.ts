import { expect, test } from '../fixtures/test';

test('a bet that was just placed stands under “my bets” of the slip, and is cashed out there', async ({
  page,
  shell,
  wallet,
  sportsbook,
  member,
  sandbox,
}) => {
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('FB体育', '100');
  const match = await sportsbook.openLive('FBTY');
  await sportsbook.tapHomeWin(match);
  const slip = await sportsbook.openSlip();
  await sportsbook.acceptAnyOdds(slip);
  await sportsbook.stake(slip, '20');
  await slip.getByRole('button', { name: '投注 ¥20.00' }).tap();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });

  await slip.getByRole('tab', { name: '我的投注' }).tap();
  const bet = slip.getByRole('listitem', { name: /^注单/ });
  await expect(bet).toHaveCount(1);
  await expect(bet).toContainText(match.home);
  await bet.getByRole('button', { name: /^提前结算 ¥\d/ }).tap();
  const sheet = page.getByRole('dialog', { name: '提前结算' });
  const paid = sheet.getByRole('status').filter({ hasText: '提前结算成功' });
  await expect(async () => {
    if (!(await paid.isVisible())) await sheet.getByRole('button', { name: /确认/ }).tap({ timeout: 3_000 });
    await expect(paid).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await sheet.getByRole('button', { name: '完成' }).tap();
  await expect(sheet).toBeHidden();
  await expect(slip.getByText('暂无未结算注单')).toBeVisible({ timeout: 20_000 });
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('a guest’s slip says that bets are there after logging in', async ({ page, shell, sportsbook }) => {
  await shell.arrive();
  await sportsbook.open('FBTY', 'early');
  await sportsbook.tapHomeWin();
  const slip = await sportsbook.openSlip();
  await slip.getByRole('tab', { name: '我的投注' }).tap();
  await slip.getByRole('button', { name: '登录', exact: true }).tap();
  await expect(page).toHaveURL(/\/entry\//);
});
