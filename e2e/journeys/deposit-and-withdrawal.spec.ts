import type { Locator, Page } from '@playwright/test';
import { cents } from '../pages/wallet';
import { expect, test } from '../fixtures/test';

const CREATE_WITHDRAWAL = '/game/api/v1/withdraw/create';

const centre = (page: Page): Locator => page.getByTestId('centre-balance');

/** Orders a deposit and reads the safety tip, which stands before the first payment information. */
async function orderDeposit(page: Page, amount: string): Promise<void> {
  await page.getByLabel('存款金额').fill(amount);
  await page.getByRole('button', { name: '提交订单' }).tap();
  const tip = page.getByRole('alertdialog', { name: '安全提示' });
  await expect(tip).toBeVisible();
  await expect(page.getByText('收款卡号')).toBeHidden();
  await tip.getByRole('button', { name: '我知道了' }).tap();
  await expect(page.getByText('收款卡号')).toBeVisible();
}

async function addCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: '添加账户' }).tap();
  const sheet = page.getByRole('dialog', { name: '添加账户' });
  await sheet.getByLabel('开户银行').fill('演示银行');
  await sheet.getByLabel('持卡人姓名').fill('演示会员');
  await sheet.getByLabel('银行卡号').fill('6200 0000 0000 1234');
  await sheet.getByRole('button', { name: '保存' }).tap();
  await expect(page.getByRole('radio', { name: '演示银行' })).toBeChecked();
}

async function askForWithdrawal(page: Page, amount: string, password: string): Promise<void> {
  await page.getByLabel('取款金额').fill(amount);
  await page.getByRole('button', { name: '下一步' }).tap();
  const sheet = page.getByRole('dialog', { name: '确认取款' });
  await sheet.getByLabel('登录密码', { exact: true }).fill(password);
  await sheet.getByRole('button', { name: '确认取款' }).tap();
}

test('money that was paid in is credited once, and taken out again', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/');
  await page.getByRole('link', { name: '存款', exact: true }).tap();
  await orderDeposit(page, '500');
  await page.getByRole('button', { name: '我已付款' }).tap();
  await expect(page.getByText('已提交，等待到账')).toBeVisible();
  await sandbox.advanceClock(6_000);
  await expect(page.getByText('500.00 已到账')).toBeVisible();

  await page.goto('/mine/finance/withDraw');
  await expect(centre(page)).toHaveText('10,500.00');
  await addCard(page);
  await askForWithdrawal(page, '300', member.password);
  await expect(page.getByText('取款已提交')).toBeVisible();
  await expect(centre(page)).toHaveText('10,200.00');
  const orders = page.getByRole('list', { name: '取款记录' });
  await expect(orders.getByText('处理中')).toBeVisible();
  await sandbox.advanceClock(21_000);
  await expect(orders.getByText('已到账')).toBeVisible();
  expect(cents(await centre(page).innerText())).toBe(1_020_000n);
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('a withdrawal whose answers are all lost is confirmed by its key, and takes the money once', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine/finance/withDraw');
  await addCard(page);
  await sandbox.addScenario({ path: CREATE_WITHDRAWAL, effect: { drop: 'after' } });
  await askForWithdrawal(page, '300', member.password);
  await expect(page.getByText('结果确认中')).toBeVisible();
  await expect(page.getByText('取款已提交')).toBeVisible();
  await expect(centre(page)).toHaveText('9,700.00');
  await expect(page.getByRole('list', { name: '取款记录' }).getByRole('listitem')).toHaveCount(1);
  expect(await sandbox.ledgerHolds()).toBe(true);
});
