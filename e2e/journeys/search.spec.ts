import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const field = (page: Page) => page.getByRole('searchbox', { name: '搜索全部体育' });
const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option');

test('finds a match by pinyin from any page of the full site, without the mouse', async ({ page, shell }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shell.arrive('/activity/list');
  await expect(page.getByRole('button', { name: '搜索全部体育' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('lwp');
  await expect(group(page, '比赛').first()).toContainText('利物浦');
  await expect(group(page, '球队')).toContainText(['利物浦']);
  const second = group(page, '比赛').nth(1);
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const address = (await second.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main')).toContainText('利物浦');

  // What was looked for is offered again, and closed without leaving the page.
  await page.keyboard.press('/');
  await expect(page.getByRole('option', { name: 'lwp' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('leads from a phone’s home to the matches of a team, and back to what was found', async ({
  page,
  shell,
}) => {
  await shell.arrive('/');
  await page.getByRole('link', { name: '搜索', exact: true }).tap();
  await field(page).fill('皇马');
  const team = group(page, '球队').filter({ hasText: '皇家马德里' }).first();
  await expect(team).toBeVisible();
  await team.tap();
  await expect(page).toHaveURL(/\/home\/sports\?.*q=/);
  await expect(page.getByRole('article', { name: /皇家马德里/ }).first()).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('皇马');
  await expect(team).toBeVisible();

  await field(page).fill('没有这个队');
  await expect(page.getByText('没有找到相关赛事')).toBeVisible();
});
