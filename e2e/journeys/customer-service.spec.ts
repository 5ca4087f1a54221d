import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import {
  CLOSED_PAGES,
  MEMBER_PAGES,
  OPEN_PAGES,
  openPage,
  pagesOf,
  type SitePage,
} from '../pages/site-pages';

const PRE_INFO = '/site/api/v1/configuration/preInfo';

/** Pages without one, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  '/customer/main': 'is customer service itself',
  '/customer/chat': 'is customer service itself',
  '/loading': 'leads on by itself, as the shell around it says',
};

/** All that leads to customer service: links by where they lead, buttons by the brand's word for it. */
function ways(page: Page, label: string): Locator {
  return page
    .locator('a[href^="/customer/"]')
    .or(page.getByRole('button', { name: label, exact: true }))
    .or(page.getByRole('button', { name: `联系${label}`, exact: true }))
    .filter({ visible: true });
}

async function expectOneWay(page: Page, pages: readonly SitePage[], label: string): Promise<void> {
  for (const each of pages.filter(({ path }) => WITHOUT[path.replace(/\?.*/, '')] === undefined))
    await test.step(each.path, async () => {
      await openPage(page, each);
      await expect.soft(ways(page, label), each.path).toHaveCount(1);
    });
}

test.describe('customer service is one tap away', MATRIX, () => {
  test('from every page of a guest', async ({ page, shell, facts }) => {
    test.slow();
    await shell.arrive();
    await expectOneWay(page, pagesOf(OPEN_PAGES, facts), facts.labels.customerService['zh-CN'] ?? '');
  });

  test('from every page of a member', async ({ page, shell, member, facts }) => {
    test.slow();
    await shell.enterAs(member, '/mine');
    await expectOneWay(page, MEMBER_PAGES, facts.labels.customerService['zh-CN'] ?? '');
  });

  test('from the pages that stand in place of the site', async ({ page, shell, sandbox, facts }) => {
    await shell.arrive();
    await sandbox.addScenario({ path: PRE_INFO, effect: { malformed: 'json' } });
    await expectOneWay(page, CLOSED_PAGES, facts.labels.customerService['zh-CN'] ?? '');
  });

  test('and the way back leads to what was typed', async ({ page, shell, facts }) => {
    const label = facts.labels.customerService['zh-CN'] ?? '';
    await shell.arrive('/entry/register');
    await page.getByLabel('账号').fill('typed2026');
    await page.getByRole('button', { name: label, exact: true }).tap();
    await expect(page).toHaveURL(/\/customer\/chat\?fromChildPage=1$/);
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await expect(page.getByLabel('账号')).toBeHidden();
    await page.goBack();
    await expect(page.getByLabel('账号')).toHaveValue('typed2026');
  });
});
