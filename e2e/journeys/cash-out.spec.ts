import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { cents } from '../pages/wallet';

const CASH_OUT = '/v1/order/cashOut';
const CASH_OUT_STATE = '/v1/order/getCashOutStatus';

/** An offer lasts longer. */
const STEP = { timeout: 3_000 };

const card = (page: Page): Locator => page.getByRole('article', { name: /注单/ });
const liveButton = (page: Page): Locator => card(page).getByRole('button', { name: /^提前结算 ¥\d/ });

async function openSheet(page: Page): Promise<Locator> {
  await liveButton(page).tap();
  const sheet = page.getByRole('dialog', { name: '提前结算' });
  await expect(sheet.getByText('可得金额')).toBeVisible();
  return sheet;
}

/** Confirms what the sheet offers, until it is paid: an amount that has fallen meanwhile is asked about again. Gives what was paid. */
async function confirmOffer(sheet: Locator): Promise<bigint> {
  const paid = sheet.getByRole('status').filter({ hasText: '提前结算成功' });
  await expect(async () => {
    if (!(await paid.isVisible())) await sheet.getByRole('button', { name: /确认/ }).tap(STEP);
    await expect(paid).toBeVisible(STEP);
  }).toPass({ timeout: 60_000 });
  const amount = /成功\s*¥(\d+\.\d\d)/.exec(await paid.innerText())?.[1] ?? '';
  await sheet.getByRole('button', { name: '完成' }).tap();
  await expect(sheet).toBeHidden();
  return cents(amount);
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

test('a part of a bet is cashed out, then the rest, and the money is exact', async ({
  page,
  wallet,
  sandbox,
}) => {
  let sheet = await openSheet(page);
  await sheet.getByRole('radio', { name: /25%/ }).tap();
  await expect(sheet.getByRole('radio', { name: /25%/ })).toBeChecked();
  await expect(sheet.getByText('结算本金').locator('+ dd')).toHaveText('¥5.00');
  await expect(sheet.getByText('剩余本金', { exact: true }).locator('+ dd')).toHaveText('¥15.00');
  const first = await confirmOffer(sheet);
  expect(first > 0n && first < 500n).toBe(true);
  await expect(card(page).getByText('已提前结算本金 ¥5.00')).toBeVisible();
  expect((await wallet.balances('FB体育')).venue).toBe(8_000n + first);

  await page.goto('/record/bet');
  sheet = await openSheet(page);
  await expect(sheet.getByText('结算本金').locator('+ dd')).toHaveText('¥15.00');
  const second = await confirmOffer(sheet);
  await expect(card(page)).toHaveCount(0);

  await page.getByRole('tab', { name: '已结算' }).tap();
  await expect(card(page).getByText('已提前结算', { exact: true })).toBeVisible();
  const returned = await card(page).getByText('返还').locator('+ dd').innerText();
  expect(cents(returned)).toBe(first + second);
  expect((await wallet.balances('FB体育')).venue).toBe(8_000n + first + second);
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('a cash-out whose answer was lost is asked about, and paid once', async ({ page, wallet, sandbox }) => {
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().endsWith(CASH_OUT)) keys.add(request.headers()['idempotency-key']);
  });
  const sheet = await openSheet(page);
  await sandbox.addScenario({ path: CASH_OUT, effect: { drop: 'after' } });
  await sheet.getByRole('button', { name: /^确认提前结算/ }).tap();
  await expect(sheet.getByText('结果确认中')).toBeVisible();
  const paid = sheet.getByRole('status').filter({ hasText: '提前结算成功' });
  await expect(paid).toBeVisible({ timeout: 30_000 });
  const amount = cents(/成功\s*¥(\d+\.\d\d)/.exec(await paid.innerText())?.[1] ?? '');
  // The line may repeat the call, under the one key of the one consent.
  expect([...keys]).toEqual([expect.stringMatching(/./)]);
  expect((await wallet.balances('FB体育')).venue).toBe(8_000n + amount);
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('a refusal is said in words, takes nothing, and leads back to the choice', async ({
  page,
  wallet,
  sandbox,
}) => {
  const sheet = await openSheet(page);
  await sandbox.addScenario({ path: CASH_OUT, effect: { code: 7107, message: '盘口暂停' }, times: 1 });
  await sheet.getByRole('button', { name: /^确认提前结算/ }).tap();
  await expect(sheet.getByRole('alert')).toContainText('未能提前结算');
  await sheet.getByRole('button', { name: '重新选择' }).tap();
  await expect(sheet.getByRole('button', { name: /^确认提前结算/ })).toBeVisible();
  expect((await wallet.balances('FB体育')).venue).toBe(8_000n);
});

test('a cash-out in doubt is remembered over a reload, asked about by its key, and paid once', async ({
  page,
  wallet,
  sandbox,
}) => {
  const sent: (string | undefined)[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(CASH_OUT)) sent.push(request.headers()['idempotency-key']);
    if (request.url().includes(CASH_OUT_STATE)) asked.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const sheet = await openSheet(page);
  await sandbox.addScenario({ path: CASH_OUT, effect: { drop: 'after' } });
  await sandbox.addScenario({ path: CASH_OUT_STATE, effect: { drop: 'before' } });
  await sheet.getByRole('button', { name: /^确认提前结算/ }).tap();
  await expect(sheet.getByText('结果确认中')).toBeVisible();
  const before = new Set(sent);
  expect([...before]).toEqual([expect.stringMatching(/./)]);
  sent.length = 0;
  asked.length = 0;

  await sandbox.clearScenarios();
  await page.reload();
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(asked[0]).toContain([...before][0]);
  await expect(card(page)).toHaveCount(0, { timeout: 30_000 });
  await page.getByRole('tab', { name: '已结算' }).tap();
  const returned = await card(page).getByText('返还').locator('+ dd').innerText();
  expect((await wallet.balances('FB体育')).venue).toBe(8_000n + cents(returned));
  expect(sent).toEqual([]);
  expect(await sandbox.ledgerHolds()).toBe(true);
});
