import { expect, test } from '../fixtures/test';
import { RedList } from '../pages/red-list';

test('ROUTE-083 ROUTE-084 ROUTE-085 a tip goes from the ranking into the slip, and who gave it is followed', async ({
  page,
  shell,
  sportsbook,
  member,
}) => {
  test.slow();
  const redList = new RedList(page);
  await shell.enterAs(member, '/home/sports');
  await page.getByRole('link', { name: '红单榜' }).tap();
  // The static path is not taken for a sport (ROUTE-086).
  await expect(page.getByRole('heading', { level: 1, name: '红单榜' })).toBeVisible();
  await expect(page).toHaveURL(/\/home\/sports\/redList$/);
  await page.getByRole('button', { name: '近 30 天' }).tap();
  await expect(page).toHaveURL(/days=30/);

  const name = await redList.openCopyable();
  await redList.copyButton().tap();
  await sportsbook.closeSlip();
  await expect(page.getByRole('button', { name: '移出投注单' })).toBeVisible();
  const pick = await page.getByRole('region', { name: '推荐内容' }).textContent();
  const slip = await sportsbook.openSlip();
  const leg = slip.getByRole('list', { name: '已选项目' }).getByRole('listitem');
  await expect(leg).toHaveCount(1);
  const picked = (await leg.getAttribute('aria-label')) ?? 'nothing';
  expect(pick).toContain(picked.split(' ')[0]);
  await slip.getByRole('button', { name: '关闭投注单' }).tap();

  const follow = page.getByRole('button', { name: `关注 ${name}` });
  await expect(follow).toHaveText('关注');
  await follow.tap();
  await expect(follow).toHaveText('已关注');
  await page.reload();
  await expect(follow).toHaveText('已关注');
  await page.goto('/home/sports/redList?followed=1&days=30');
  await expect(redList.rows()).toHaveCount(1);
  await expect(redList.rows()).toContainText(name);
});

test('ROUTE-083 a guest may look, and is led to the entry to follow', async ({ page, shell }) => {
  const redList = new RedList(page);
  await shell.arrive('/home/sports/redList');
  await redList.rows().first().getByRole('button', { name: /^关注/ }).tap();
  await expect(page).toHaveURL(/\/entry\/.*returnTo=%2Fhome%2Fsports%2FredList/);
});

test('ROUTE-093 the lessons work with what is typed', async ({ page, shell }) => {
  await shell.arrive('/home/sports');
  await page.getByRole('link', { name: '投注策略', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '投注策略' })).toBeVisible();
  await page.getByLabel('投注额').fill('33.33');
  await page.getByLabel('赔率（欧洲盘）').fill('2.05');
  await expect(page.getByText('¥68.32', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: '串关' }).tap();
  await page.getByRole('button', { name: '4', exact: true }).tap();
  await expect(page.getByRole('row', { name: /4串11 11 ¥110\.00/ })).toBeVisible();
});
