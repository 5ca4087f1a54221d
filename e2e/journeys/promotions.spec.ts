import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { cents } from '../pages/wallet';

const CLAIM = '/act/api/v1/activity/promotionClaim';

/** What the wallet page shows for the centre. */
async function centre(page: Page): Promise<bigint> {
  await page.goto('/mine/finance/myWallet');
  await expect(page.getByTestId('centre-balance')).toHaveText(/\d/);
  return cents(await page.getByTestId('centre-balance').innerText());
}

/** Joins the promotion about transfers and gives the address of its page. */
async function joinTransferGift(page: Page): Promise<string> {
  await page.getByRole('button', { name: '转账', exact: true }).tap();
  await page.getByRole('link', { name: /每周转入礼.*可报名/ }).tap();
  await expect(page.getByRole('region', { name: '活动规则' })).toContainText('演示币');
  await page.getByRole('button', { name: '立即报名' }).tap();
  await expect(page.getByRole('button', { name: '前往转账' })).toBeVisible();
  return page.url();
}

test('ROUTE-112 ROUTE-124 a promotion is joined, reached by a transfer and paid once', async ({
  page,
  shell,
  wallet,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/');
  await shell.openTab('优惠');
  await expect(page).toHaveURL(/\/activity\/list$/);
  const promotion = await joinTransferGift(page);
  await wallet.transferIn('IM体育', '150');
  await page.goto(promotion);
  await expect(page.getByRole('progressbar', { name: '净转入' })).toHaveAttribute(
    'aria-valuetext',
    '¥150.00 / ¥1,000.00',
  );
  const claim = page.getByRole('button', { name: '领取 ¥3.00' });
  // The answer is lost, the prize is not.
  await sandbox.addScenario({ path: CLAIM, effect: { drop: 'after' } });
  await claim.tap();
  await expect(page.getByText('3.00 已存入中心钱包')).toBeVisible({ timeout: 30_000 });
  await expect(claim).toBeHidden();
  await expect(page.getByRole('list', { name: '奖励档位' })).toContainText('已领取');
  await sandbox.clearScenarios();
  expect(await centre(page)).toBe(985_300n);
  await page.goto(promotion);
  await expect(page.getByRole('list', { name: '奖励档位' })).toContainText('已领取');
  await expect(claim).toBeHidden();
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('the home page leads to what runs, which a guest can read and is led to log in for', async ({
  page,
  shell,
}) => {
  await shell.arrive();
  const section = page.getByRole('region', { name: '优惠活动' });
  await section.scrollIntoViewIfNeeded();
  await section
    .getByRole('link', { name: /可报名/ })
    .first()
    .tap();
  await expect(page.getByRole('region', { name: '活动规则' })).toBeVisible();
  await page.getByRole('button', { name: /^登录后(报名|参加)$/ }).tap();
  await expect(page).toHaveURL(/\/entry\/login\?returnTo=%2Factivity%2F\w+%2F[\w-]+$/);
});
