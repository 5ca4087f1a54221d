import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { orderDeposit } from '../pages/deposit';
import { cents } from '../pages/wallet';

const HOME = '/mine/vip/';
const RECEIPT = '/mine/vip/fillReceiptInfo';
const DAY_MS = 24 * 60 * 60_000;

/** What the wallet page shows for the centre. */
async function centre(page: Page): Promise<bigint> {
  await page.goto('/mine/finance/myWallet');
  await expect(page.getByTestId('centre-balance')).toHaveText(/\d/);
  return cents(await page.getByTestId('centre-balance').innerText());
}

test('ROUTE-020 a grade rises with the deposit that reaches it, and its gift is paid once for three taps', async ({
  page,
  shell,
  sandbox,
  member,
  facts,
}) => {
  await shell.enterAs(member, HOME);
  await expect(page.getByRole('heading', { level: 2, name: /^VIP0 / })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '累计存款' })).toHaveAttribute(
    'aria-valuetext',
    '¥0.00 / ¥1,000',
  );
  await expect(page.getByText('还差 ¥1,000.00')).toBeVisible();
  await expect(page.getByText(/^暂无礼金/)).toBeVisible();

  await page.goto('/mine/finance/myDeposit');
  await orderDeposit(page, '1000');
  await page.getByRole('button', { name: '我已付款' }).tap();
  await expect(page.getByText('已提交，等待到账')).toBeVisible();
  await sandbox.advanceClock(6_000);
  await expect(page.getByText('¥1,000.00 已到账')).toBeVisible();

  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 2, name: /^VIP1 / })).toBeVisible();
  await expect(page.getByRole('region', { name: '等级记录' })).toContainText('升级');
  const claim = page.getByRole('button', { name: '领取 VIP1 晋级礼金' });
  await claim.evaluate((button) => {
    for (let tap = 0; tap < 3; tap += 1) (button as HTMLElement).click();
  });
  await expect(page.getByText(`¥8.00 已存入${facts.labels.centreWallet['zh-CN'] ?? ''}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: '我的礼金' })).toContainText('已领取');
  await expect(claim).toBeHidden();
  expect(await centre(page)).toBe(1_100_800n);
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('ROUTE-022 a gift goes to the address that was said, and is followed until it is there', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, RECEIPT);
  await expect(page.getByText('暂无实物礼品')).toBeVisible();
  await sandbox.setGrade(member.name, 5);
  await page.reload();
  await page.getByLabel('收货人').fill('王小明');
  await page.getByLabel('手机号').fill('123');
  await page.getByLabel('省市区').fill('浙江省杭州市西湖区');
  await page.getByLabel('详细地址').fill('文三路 1 号 2 幢 301');
  await page.getByRole('button', { name: '保存收货信息' }).tap();
  await expect(page.getByText('请输入正确的 11 位手机号')).toBeVisible();
  await page.getByLabel('手机号').fill('13800138000');
  await page.getByRole('button', { name: '保存收货信息' }).tap();
  const gift = page.getByRole('article');
  await expect(gift).toContainText('待寄出');
  await expect(gift).toContainText('138****8000');
  await sandbox.advanceClock(DAY_MS);
  await page.reload();
  await expect(gift).toContainText('已寄出');
  await expect(gift).toContainText(/SF\d{12}/);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('ROUTE-021 privileges are shown one grade at a time on a phone, and as a table on a desktop', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await sandbox.setGrade(member.name, 3);
  await page.setViewportSize({ width: 360, height: 640 });
  await shell.enterAs(member, '/mine/vip/privilege');
  await expect(page.getByRole('region', { name: /^VIP3 .* 当前$/ })).toContainText('0.38%');
  await page.getByRole('button', { name: 'VIP10' }).tap();
  await expect(page.getByRole('region', { name: /^VIP10 / })).toContainText('300,000');
  await expect(page.getByRole('table')).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  const table = page.getByRole('table', { name: 'VIP 权益' });
  await expect(table.getByRole('row')).toHaveCount(12);
  await expect(table.getByRole('row', { name: /^VIP3 .*当前/ })).toContainText('160,000');
});
