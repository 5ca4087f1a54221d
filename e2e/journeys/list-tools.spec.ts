import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const tools = (page: Page) => page.getByRole('group', { name: '筛选与排序' });
const list = (page: Page) => page.getByRole('list', { name: '赛事列表' });
const leagues = (page: Page) => list(page).getByRole('heading', { level: 2 });
const query = (page: Page) => new URL(page.url()).searchParams;

test('looks at a list by league, order, words, favourites and card, and keeps it over a reload', async ({
  page,
  shell,
  sportsbook,
  member,
}) => {
  // Early matches are there at any hour, and none of them is about to end.
  await shell.enterAs(member, '/home/sports?venue=IMTY&period=early&sport=football');
  await expect(sportsbook.cards().first()).toBeVisible();

  // One league alone, for the list and for a reload.
  await tools(page).getByRole('button', { name: /^联赛/ }).tap();
  const sheet = page.getByRole('dialog', { name: '联赛筛选' });
  await sheet.getByRole('button', { name: '全不选' }).tap();
  await expect(sheet.getByRole('button', { name: /^查看/ })).toBeDisabled();
  const wanted = sheet.getByRole('listitem').first();
  const league = (await wanted.textContent()) ?? '';
  await wanted.getByRole('checkbox').tap();
  await sheet.getByRole('button', { name: /^查看 \d+ 场赛事$/ }).tap();
  await expect(leagues(page)).toHaveCount(1);
  await page.reload();
  await expect(leagues(page)).toHaveCount(1);
  await expect(leagues(page)).toHaveText(league);

  // All folded, then open again.
  await tools(page).getByRole('button', { name: '收起' }).tap();
  await expect(page.getByRole('article')).toHaveCount(0);
  await tools(page).getByRole('button', { name: '收起' }).tap();
  await expect(sportsbook.cards().first()).toBeVisible();

  // A team is found by its name.
  const teams = (await sportsbook.cards().first().getAttribute('aria-label')) ?? '';
  const [home = ''] = teams.split(' – ');
  await page.getByRole('button', { name: '搜索球队或联赛' }).tap();
  await page.getByRole('searchbox', { name: '搜索球队或联赛' }).fill(home);
  await expect.poll(() => query(page).get('q')).toBe(home);
  await expect(sportsbook.cards().first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasNotText: home })).toHaveCount(0);
  await page.getByRole('searchbox', { name: '搜索球队或联赛' }).fill('没有这支球队');
  await expect(page.getByText('没有符合条件的赛事')).toBeVisible();
  await page.getByRole('button', { name: '显示全部赛事' }).tap();
  await expect(sportsbook.cards().first()).toBeVisible();

  // The venue's own order of popular leagues.
  await tools(page).getByRole('button', { name: '热门' }).tap();
  await expect.poll(() => query(page).get('sort')).toBe('hot');
  await expect(sportsbook.cards().first()).toBeVisible();

  // First halves in place of whole matches.
  await tools(page).getByRole('button', { name: '上半场' }).tap();
  await expect(page.getByRole('group', { name: '上半让球' }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: '让球', exact: true })).toHaveCount(0);
  await tools(page).getByRole('button', { name: '上半场' }).tap();

  // A favourite is kept by the venue: it is there after a reload, and alone among favourites.
  const first = sportsbook.cards().first();
  const marked = (await first.getAttribute('aria-label')) ?? '';
  await first.getByRole('button', { name: /^收藏比赛/ }).tap();
  await expect(first.getByRole('button', { name: /^收藏比赛/, pressed: true })).toBeVisible();
  await page.reload();
  await tools(page).getByRole('button', { name: '收藏' }).tap();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveAttribute('aria-label', marked);
  await tools(page).getByRole('button', { name: '收藏' }).tap();

  // Simple cards, until full ones are wanted again.
  await page.getByRole('button', { name: '列表设置' }).tap();
  const settings = page.getByRole('dialog', { name: '列表设置' });
  await settings.getByRole('radio', { name: /新手版/ }).tap();
  await settings.getByRole('button', { name: '关闭列表设置' }).tap();
  await expect(page.getByRole('group', { name: '独赢' }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: '让球' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('group', { name: '独赢' }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: '让球' })).toHaveCount(0);
});
