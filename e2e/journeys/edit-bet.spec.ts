import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const PLACE = '/v1/order/placeBet';

const card = (page: Page): Locator => page.getByRole('article', { name: /注单/ });

async function openSheet(page: Page): Promise<Locator> {
  await card(page).getByRole('button', { name: '修改', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: '修改注单' });
  await expect(sheet.getByRole('textbox', { name: '投注金额' })).toHaveValue('20.00');
  return sheet;
}

test.beforeEach(async ({ page, shell, wallet, sportsbook, member }) => {
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('FB体育', '100');
  await sportsbook.open('FBTY', 'early');
  await sportsbook.tapHomeWin();
  const slip = await sportsbook.openSlip();
  await sportsbook.acceptAnyOdds(slip);
  await sportsbook.stake(slip, '20');
  await slip.getByRole('button', { name: '投注 ¥20.00' }).tap();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
  await page.goto('/record/bet');
});

test('a bet is swapped, joined by another selection and raised before kick-off, and only the raise is paid', async ({
  page,
  wallet,
  sandbox,
}) => {
  const sheet = await openSheet(page);
  await sheet.getByRole('button', { name: /^更换选项/ }).tap();
  await sheet
    .getByRole('listitem')
    .getByRole('button', { name: /^和局 / })
    .first()
    .tap();
  await expect(sheet.getByText(/^原选项：/)).toBeVisible();
  await sheet.getByRole('button', { name: '添加选项' }).tap();
  // The first of them may begin meanwhile; the last begins on another day.
  const matches = sheet.getByRole('combobox', { name: '选择比赛' });
  await matches.selectOption((await matches.getByRole('option').last().getAttribute('value')) ?? '');
  await sheet.getByRole('list').last().getByRole('button', { pressed: false }).first().tap();
  await expect(sheet.getByRole('button', { name: /^移除选项/ })).toHaveCount(2);
  await sheet.getByRole('textbox', { name: '投注金额' }).fill('30');
  await expect(sheet.getByRole('row', { name: /^投注金额 ¥20\.00 ¥30\.00/ })).toBeVisible();
  await sheet.getByRole('button', { name: '确认修改，补 ¥10.00' }).tap();
  await expect(page.getByText(/注单已修改，新注单号/)).toBeVisible({ timeout: 30_000 });
  await expect(sheet).toBeHidden();
  await expect(card(page)).toHaveCount(1);
  await expect(card(page)).toContainText('2串1');
  await expect(card(page).getByText('本金').locator('+ dd')).toContainText('30.00');

  await page.getByRole('tab', { name: '已结算' }).tap();
  await expect(card(page).getByText('已修改', { exact: true })).toBeVisible();
  expect((await wallet.balances('FB体育')).venue).toBe(7_000n);
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('an edit whose answer was lost is asked about by its key, and happens once', async ({
  page,
  wallet,
  sandbox,
}) => {
  const sheet = await openSheet(page);
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().endsWith(PLACE)) keys.add(request.headers()['idempotency-key']);
  });
  await sandbox.addScenario({ path: PLACE, effect: { drop: 'after' } });
  await sheet.getByRole('textbox', { name: '投注金额' }).fill('45');
  await sheet.getByRole('button', { name: '确认修改，补 ¥25.00' }).tap();
  await expect(page.getByText(/注单已修改，新注单号/)).toBeVisible({ timeout: 30_000 });
  expect(keys.size).toBe(1);
  await sandbox.clearScenarios();
  await expect(card(page)).toHaveCount(1);
  expect((await wallet.balances('FB体育')).venue).toBe(5_500n);
  expect(await sandbox.ledgerHolds()).toBe(true);
});
