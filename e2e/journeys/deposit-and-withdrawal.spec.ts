import type { Locator, Page } from '@playwright/test';
import {
  addCard,
  confirmWithdrawal,
  fillWithdrawal,
  readyToWithdraw,
  SECONDARY,
  setSecondaryPassword,
} from '../pages/payout';
import { orderDeposit } from '../pages/deposit';
import { cents } from '../pages/wallet';
import { expect, test } from '../fixtures/test';

const CREATE_WITHDRAWAL = '/game/api/v1/withdraw/create';

const centre = (page: Page): Locator => page.getByTestId('centre-balance');

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
  await expect(page.getByText('¥500.00 已到账')).toBeVisible();

  await readyToWithdraw(page, sandbox, member);
  await page.goto('/mine/finance/withDraw');
  await expect(centre(page)).toHaveText('10,500.00');
  await expect(page.getByText('还差 ¥500.00').first()).toBeVisible();
  await fillWithdrawal(page, '300');
  await expect(page.getByRole('dialog').getByText('大写：叁佰元整')).toBeVisible();
  await confirmWithdrawal(page);
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
  await shell.enterAs(member, '/mine');
  await readyToWithdraw(page, sandbox, member);
  await page.goto('/mine/finance/withDraw');
  await sandbox.addScenario({ path: CREATE_WITHDRAWAL, effect: { drop: 'after' } });
  await fillWithdrawal(page, '300');
  await confirmWithdrawal(page);
  await expect(page.getByText('结果确认中')).toBeVisible();
  await expect(page.getByText('取款已提交')).toBeVisible();
  await expect(centre(page)).toHaveText('9,700.00');
  await expect(page.getByRole('list', { name: '取款记录' }).getByRole('listitem')).toHaveCount(1);
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('a card waits before money leaves to it, a wrong password is counted, and it is removed by the right one', async ({
  page,
  shell,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await setSecondaryPassword(page, member);
  await addCard(page);
  await page.goto('/mine/finance/withDraw');
  await expect(page.getByRole('radio', { name: /演示银行/ })).toBeDisabled();
  await page.getByLabel('取款金额').fill('300');
  await page.getByRole('button', { name: '下一步' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: '起可用于取款' })).toBeVisible();

  await page.goto('/mine/cards');
  await page.getByRole('link', { name: /演示银行/ }).tap();
  await page.getByRole('button', { name: '移除账户' }).tap();
  const sheet = page.getByRole('dialog', { name: '移除这个账户？' });
  await sheet.getByLabel('资金密码', { exact: true }).fill('Wrong2026');
  await sheet.getByRole('button', { name: '移除账户' }).tap();
  await expect(sheet.getByText('还可尝试 4 次')).toBeVisible();
  await sheet.getByLabel('资金密码', { exact: true }).fill(SECONDARY);
  await sheet.getByRole('button', { name: '移除账户' }).tap();
  await expect(page.getByText('还没有收款账户')).toBeVisible();
});
