import { expect, test } from '../fixtures/test';

test('a member follows teams from the favourites, lets one go, takes that back, and opens its next match', async ({
  page,
  shell,
  sportsbook,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  const match = await sportsbook.openLive('IMTY');
  await page.goto('/home/sports?venue=IMTY&period=live&sport=football&view=favourites');
  await page.getByRole('button', { name: '关注球队，比赛排在最前' }).tap();
  const sheet = page.getByRole('dialog', { name: '关注的球队' });
  await expect(sheet.getByText('还没有关注的球队')).toBeVisible();
  await sheet.getByRole('searchbox', { name: '搜索球队' }).fill(match.home);
  await sheet.getByRole('button', { name: `关注${match.home}`, exact: true }).tap();
  await expect(sheet.getByRole('button', { name: `取消关注${match.home}` })).toBeVisible();
  await sheet.getByRole('button', { name: '清空搜索' }).tap();

  const row = sheet.getByRole('list', { name: '关注的球队' }).getByRole('listitem');
  await expect(row).toContainText('滚球 0-0');
  await row.getByRole('button', { name: `取消关注${match.home}` }).tap();
  await expect(row).toContainText(`已取消关注${match.home}`);
  await row.getByRole('button', { name: `恢复关注${match.home}` }).tap();
  await expect(row.getByRole('button', { name: `取消关注${match.home}` })).toBeVisible();

  await row.getByRole('link').tap();
  await expect(page).toHaveURL(new RegExp(`sportsDetails.*id=${match.id}`));
  await page.goBack();
  await expect(page.getByRole('button', { name: /关注的球队/ })).toContainText('1');
  await expect(sportsbook.card(match)).toBeVisible();
});
