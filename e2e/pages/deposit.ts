import { expect, type Page } from '@playwright/test';

/** A picture of one dark point, as small as a PNG can be. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** From the page of an order that is paid by card: says who paid and shows a picture of it, up to the last look. */
export async function proveDeposit(page: Page): Promise<void> {
  await page.getByRole('link', { name: /付款凭证/ }).tap();
  await page.getByLabel('付款人姓名').fill('演示会员');
  await page.getByRole('button', { name: '下一步' }).tap();
  await page
    .getByLabel('选择图片')
    .setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('img', { name: '凭证预览' })).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).tap();
}

/** Orders a deposit and reads the safety tip, which stands before the first payment information. */
export async function orderDeposit(page: Page, amount: string): Promise<void> {
  await page.getByLabel('存款金额').fill(amount);
  await page.getByRole('button', { name: '提交订单' }).tap();
  const tip = page.getByRole('alertdialog', { name: '安全提示' });
  await expect(tip).toBeVisible();
  await expect(page.getByText('收款卡号')).toBeHidden();
  await tip.getByRole('button', { name: '我知道了' }).tap();
  await expect(page.getByText('收款卡号')).toBeVisible();
}
