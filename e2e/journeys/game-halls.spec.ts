import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';

const HALLS = [
  ['egame', '电子'],
  ['live', '真人'],
  ['esports', '电竞'],
  ['fishing', '捕鱼'],
  ['lottery', '彩票'],
] as const;

const areas = (page: Page) => page.getByRole('navigation', { name: '全部场馆' });
const games = (page: Page) => page.getByRole('list', { name: '游戏', exact: true });

test('SHELL-003 ROUTE-005 a game is found from home by its initials, marked as a favourite, and its sheet opened', async ({
  page,
  shell,
  member,
}) => {
  await shell.enterAs(member, '/');
  await areas(page).getByRole('link', { name: '电子' }).tap();
  await expect(page).toHaveURL(/\/venues\/egame$/);
  await expect(games(page).getByRole('link').first()).toBeVisible();
  // Only what is seen is in the page, of more than a thousand.
  expect(await page.locator('[data-game]').count()).toBeLessThanOrEqual(36);
  await page.getByRole('searchbox', { name: '搜索游戏' }).fill('fcsl');
  await expect(games(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: '收藏翡翠森林' }).tap();
  await page.getByRole('searchbox', { name: '搜索游戏' }).fill('');
  await page.getByRole('button', { name: '收藏', exact: true }).tap();
  await games(page)
    .getByRole('link', { name: /翡翠森林/ })
    .tap();
  const sheet = page.getByRole('dialog', { name: '翡翠森林' });
  await expect(sheet.getByText('96.28%')).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  // Kept at the platform.
  await page.goto('/egame/jade-forest');
  await expect(sheet.getByRole('button', { name: '收藏翡翠森林' })).toHaveAttribute('aria-pressed', 'true');
});

test('SHELL-005 a price of e-sports goes from its hall straight into the slip', async ({
  page,
  shell,
  sandbox,
}) => {
  await sandbox.holdClock();
  await shell.arrive('/venues/esports');
  await expect(page.getByRole('group', { name: '游戏项目' }).getByRole('button').first()).toBeVisible();
  // Of whichever match has one: the first may be about to be decided.
  await page.getByRole('article').getByRole('button', { pressed: false }).first().tap();
  await expect(page.getByRole('dialog', { name: '投注单' })).toBeVisible();
});

for (const [area, title] of HALLS) {
  test(`home leads a guest to the hall of ${area}`, MATRIX, async ({ page, shell }) => {
    await shell.arrive();
    await areas(page).getByRole('link', { name: title }).tap();
    await expect(page).toHaveURL(new RegExp(`/venues/${area}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const first = area === 'esports' ? page.getByRole('article') : games(page).getByRole('link');
    await expect(first.first()).toBeVisible();
  });
}
