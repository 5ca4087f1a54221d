import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const results = (page: Page) => page.getByRole('list', { name: '赛果' });
const rows = (page: Page) => results(page).getByRole('article');
/** Those that were played to their end: a few are put off or broken off. */
const played = (page: Page) => rows(page).filter({ hasText: '完场' });

test('ROUTE-082 finds how matches ended by venue, sport, day and league, and comes back to the same place', async ({
  page,
  shell,
}) => {
  await shell.arrive('/home/sports?venue=IMTY&period=early&sport=football');
  await page.getByRole('link', { name: '赛果' }).tap();
  await expect(page).toHaveURL(/\/home\/sports\/sportsResult\?venue=IMTY&sport=football/);
  await expect(page.getByRole('heading', { name: '赛果' })).toBeVisible();

  // A day that is over has its results at any hour.
  const days = page.getByRole('radiogroup', { name: '比赛日期' }).getByRole('radio');
  expect(await days.count()).toBeGreaterThan(7);
  await days.nth(-3).tap();
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/);
  await expect(played(page).first()).toContainText('上半场');

  for (const venue of ['OB体育', '熊猫体育', 'FB体育', 'IM体育']) {
    const tab = page.getByRole('tablist', { name: '场馆' }).getByRole('tab', { name: venue });
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(played(page).first()).toBeVisible();
  }

  await page.getByRole('group', { name: '筛选与排序' }).getByRole('button', { name: /^联赛/ }).tap();
  const sheet = page.getByRole('dialog', { name: '联赛筛选' });
  await sheet.getByRole('button', { name: '全不选' }).tap();
  const wanted = sheet.getByRole('listitem').first();
  const league = (await wanted.textContent()) ?? '';
  await wanted.getByRole('checkbox').tap();
  await sheet.getByRole('button', { name: /^查看 \d+ 场赛事$/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(results(page).getByRole('heading')).toHaveCount(1);
  await expect(results(page).getByRole('heading')).toHaveText(league);

  await page.getByRole('tab', { name: '篮球', exact: true }).tap();
  await expect(played(page).first()).toContainText('第四节');
  await page.evaluate(() => {
    window.scrollTo(0, 600);
  });
  const row = played(page).nth(6);
  const name = (await row.textContent()) ?? '';
  const scrolled = await page.evaluate(() => window.scrollY);
  await row.getByRole('button').tap();
  await expect(row.getByRole('table')).toBeVisible();
  await row.getByRole('link', { name: '赛事详情' }).tap();
  await expect(page.getByRole('region', { name: '比分' }).getByRole('table')).toBeVisible();
  await expect(page.getByText('比赛已结束')).toBeVisible();
  await page.getByRole('button', { name: '返回' }).tap();
  await expect(rows(page).filter({ hasText: name })).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled))
    .toBeLessThan(250);
});

test('ROUTE-082 says that results could not be loaded, and loads them when asked again', async ({
  page,
  shell,
  sandbox,
}) => {
  await sandbox.addScenario({ path: '/api/mobile/GetEventResults', effect: { status: 500 } });
  await shell.arrive('/home/sports/sportsResult?venue=IMTY&sport=football');
  await expect(page.getByText('赛果加载失败')).toBeVisible();
  await sandbox.clearScenarios();
  await page.getByRole('button', { name: '重试' }).tap();
  await expect(page.getByText('赛果加载失败')).toBeHidden();
});

test('ROUTE-082 a result opens into its goals and cards at every venue, which add up to its score', async ({
  page,
  shell,
}) => {
  await shell.arrive('/home/sports/sportsResult?venue=IMTY&sport=football');
  await page.getByRole('radiogroup', { name: '比赛日期' }).getByRole('radio').nth(-3).tap();
  await expect(page).toHaveURL(/day=/);
  for (const venue of ['OB体育', '熊猫体育', 'FB体育', 'IM体育']) {
    const tab = page.getByRole('tablist', { name: '场馆' }).getByRole('tab', { name: venue });
    await tab.tap();
    // Until then the list is that of the venue before, with its open result.
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const row = played(page).first();
    await row.getByRole('button', { expanded: false }).tap();
    await expect(row.getByRole('table')).toBeVisible();
    const total = await row.getByRole('table').getByRole('row').locator('td:last-child').allTextContents();
    const goals = total.reduce((sum, each) => sum + Number(each), 0);
    const course = row.getByRole('region', { name: '赛况' });
    await expect(course.or(row.getByText('本场没有进球，也没有红黄牌'))).toBeVisible();
    await expect(course.getByText('进球！')).toHaveCount(goals);
    await expect(row.getByText('赛况与比分不一致')).toBeHidden();
  }
});

test('ROUTE-082 says that the course of a result could not be loaded, and loads it when asked again', async ({
  page,
  shell,
  sandbox,
}) => {
  await sandbox.addScenario({ path: '/api/mobile/GetEventIncidents', effect: { status: 500 } });
  await shell.arrive('/home/sports/sportsResult?venue=IMTY&sport=football');
  await page.getByRole('radiogroup', { name: '比赛日期' }).getByRole('radio').nth(-3).tap();
  await expect(page).toHaveURL(/day=/);
  const row = played(page).first();
  await row.getByRole('button').tap();
  await expect(row.getByText('赛况加载失败')).toBeVisible();
  await sandbox.clearScenarios();
  await row.getByRole('button', { name: '重试' }).tap();
  await expect(row.getByText('赛况加载失败')).toBeHidden();
  await expect(row.getByRole('link', { name: '赛事详情' })).toBeVisible();
});
