import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { orderDeposit, proveDeposit } from '../pages/deposit';

const DEPOSIT = '/mine/finance/myDeposit';
const HOURS = 60 * 60_000;

const channel = (page: Page, name: string) => page.getByRole('button', { name });
const orderNoOf = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? '';

test('a channel that closes while the form is filled in is refused in words, and the amount goes another way', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, DEPOSIT);
  await channel(page, '微信支付').tap();
  await page.getByLabel('存款金额').fill('300');
  await expect(page.getByText('1%，¥3.00')).toBeVisible();
  await sandbox.closeChannels(['wechat']);
  await page.getByRole('button', { name: '提交订单' }).tap();
  await expect(page.getByText('存款方式维护中，请选择其他方式')).toBeVisible();
  await expect(channel(page, '微信支付')).toBeDisabled();
  await channel(page, '支付宝').tap();
  await expect(page.getByLabel('存款金额')).toHaveValue('300');
  await page.getByRole('button', { name: '提交订单' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '我知道了' }).tap();
  await expect(page.getByText('301.80')).toBeVisible();
  await expect(page.getByRole('img', { name: '收款二维码' })).toBeVisible();
  await sandbox.closeChannels([]);
});

test('a channel outside its hours says when it opens, and opens by the platform’s clock', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await sandbox.toNoon();
  await shell.enterAs(member, DEPOSIT);
  await expect(channel(page, '数字人民币')).toBeEnabled();
  // Noon and eleven hours: an hour past its closing.
  await sandbox.advanceClock(11 * HOURS);
  await page.reload();
  await expect(channel(page, '数字人民币')).toBeDisabled();
  await expect(channel(page, '数字人民币')).toContainText('08:00 开放');
});

test('ROUTE-027 a proof is seen by the operator, whose word credits the deposit once and at once', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, DEPOSIT);
  await orderDeposit(page, '500');
  const orderNo = orderNoOf(page);
  await proveDeposit(page);
  await page.getByRole('button', { name: '提交凭证' }).tap();
  await expect(page.getByText(/^已提交 \d\d:\d\d$/)).toBeVisible();
  expect(await sandbox.readProof(orderNo)).toEqual({ payer: '演示会员', type: 'image/png' });
  await sandbox.decide(orderNo, { step: 'approve' });
  await expect(page.getByText('¥500.00 已到账')).toBeVisible();
  await expect(sandbox.decide(orderNo, { step: 'approve' })).rejects.toThrow('409');
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('money that came after the order expired is proved, and credited once the operator has seen it', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, DEPOSIT);
  await orderDeposit(page, '500');
  const orderNo = orderNoOf(page);
  await sandbox.advanceClock(16 * 60_000);
  await page.reload();
  await expect(page.getByText('订单已过期，请勿再付款')).toBeVisible();
  await proveDeposit(page);
  await page.getByRole('button', { name: '提交凭证' }).tap();
  await expect(page.getByText(/^已提交 /)).toBeVisible();
  await sandbox.decide(orderNo, { step: 'approve' });
  await expect(page.getByText('¥500.00 已到账')).toBeVisible();
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('a refusal is told with its reason, without a reload, and no money comes', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, DEPOSIT);
  await orderDeposit(page, '500');
  const orderNo = orderNoOf(page);
  await sandbox.decide(orderNo, { step: 'refuse', reason: '付款金额与订单不符' });
  await expect(page.getByText('付款金额与订单不符')).toBeVisible();
  await page.goto('/mine/finance/myWallet');
  await expect(page.getByText('10,500.00')).toHaveCount(0);
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('ROUTE-030 the deposit assistant asks, makes the order, and another tab hears of it', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, DEPOSIT);
  await page.getByRole('link', { name: /存款助手/ }).tap();
  const log = page.getByRole('log');
  await expect(log).toContainText('请告诉我存款方式和金额');
  const other = await page.context().newPage();
  await other.goto('/mine/finance/rechargeChat');
  await expect(other.getByRole('log')).toContainText('请告诉我存款方式和金额');
  await page.getByLabel('输入存款方式或金额').fill('500');
  await page.getByRole('button', { name: '发送' }).tap();
  await page.getByRole('button', { name: 'EBPay' }).tap();
  await expect(log).toContainText('订单已创建：EBPay ¥500');
  await expect(other.getByRole('log')).toContainText('订单已创建：EBPay ¥500');
  await page.reload();
  await expect(log).toContainText('订单已创建：EBPay ¥500');
  await page.getByRole('link', { name: '查看收款信息' }).tap();
  await expect(page.getByRole('alertdialog', { name: '安全提示' })).toBeVisible();
  expect(await sandbox.ledgerHolds()).toBe(true);
});
