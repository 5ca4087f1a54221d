import type { Page } from '@playwright/test';
import { HELD } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';

const TRANSFER = '/game/api/v1/venue/transfer';
const TRANSFER_STATUS = '/game/api/v1/wallet/transferStatus';
const DEPOSIT = '/game/api/v1/deposit/create';
const PLACE_BET = '/api/mobile/PlaceBet';

async function askForTransfer(page: Page, venue: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: venue }).tap();
  await page.getByLabel('转账金额').fill(amount);
  await page.getByRole('button', { name: '确认转入' }).tap();
}

/** Taps a button that says it is busy, as an impatient member does. */
const tapBusy = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click());

test('a transfer whose answers are all lost is confirmed, and moved the money once', async ({
  page,
  shell,
  wallet,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine/finance/transfer');
  await sandbox.addScenario({ path: TRANSFER, effect: { drop: 'after' } });
  await askForTransfer(page, 'IM体育', '300');
  await expect(page.getByText('结果确认中')).toBeVisible();
  await expect(page.getByText('转账成功')).toBeVisible();
  expect(await wallet.balances('IM体育')).toEqual({ centre: 970_000n, venue: 30_000n });
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('a transfer that was left open is taken up on the home page, and moved the money once', async ({
  page,
  shell,
  wallet,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine/finance/transfer');
  await sandbox.addScenario({ path: TRANSFER, effect: { drop: 'after' } });
  await sandbox.addScenario({ path: TRANSFER_STATUS, effect: { drop: 'before' } });
  await askForTransfer(page, 'IM体育', '300');
  await expect(page.getByText('结果确认中')).toBeVisible();
  await sandbox.clearScenarios();
  const asked = page.waitForRequest((request) => request.url().includes(TRANSFER_STATUS), {
    timeout: 30_000,
  });
  await page.goto('/');
  await asked;
  const kept = () => page.evaluate(() => localStorage.getItem('open_writes'));
  await expect.poll(kept, { timeout: 30_000 }).toBeNull();
  expect(await wallet.balances('IM体育')).toEqual({ centre: 970_000n, venue: 30_000n });
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('a platform killed in the middle of a transfer loses nothing it has done', async ({
  page,
  shell,
  wallet,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine/finance/transfer');
  await sandbox.addScenario({ path: TRANSFER, effect: { drop: 'after' } });
  await sandbox.addScenario({ path: TRANSFER_STATUS, effect: { drop: 'before' } });
  await askForTransfer(page, 'OB体育', '300');
  await expect(page.getByText('结果确认中')).toBeVisible();
  await sandbox.kill();
  await expect(page.getByText('结果确认中')).toBeVisible();
  await sandbox.startAgain();
  await expect(page.getByText('转账成功')).toBeVisible({ timeout: 30_000 });
  expect(await wallet.balances('OB体育')).toEqual({ centre: 970_000n, venue: 30_000n });
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('a transfer that never arrived takes nothing, and moves once when the member sends it again', async ({
  page,
  shell,
  wallet,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine/finance/transfer');
  await page.clock.install();
  await page.reload();
  await sandbox.addScenario({ path: TRANSFER, effect: { drop: 'before' } });
  await askForTransfer(page, 'FB体育', '300');
  await expect(page.getByText('结果确认中')).toBeVisible();

  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith(TRANSFER) ? 1 : 0));
  await sandbox.clearScenarios();
  await expect(async () => {
    await page.clock.fastForward(13_000);
    await expect(page.getByText('平台未收到这笔转账，资金未变动')).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(sent).toBe(0);
  await expect(page.getByRole('button', { name: '不再提交' })).toBeVisible();
  await page.getByRole('button', { name: '重新提交' }).dblclick();
  await expect(page.getByText('转账成功')).toBeVisible();
  expect(sent).toBe(1);
  expect(await wallet.balances('FB体育')).toEqual({ centre: 970_000n, venue: 30_000n });
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('one transfer comes of one wish: while it is under way a reload and a second tab wait with it', async ({
  page,
  context,
  shell,
  wallet,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine/finance/transfer');
  await sandbox.addScenario({ path: TRANSFER, effect: HELD });
  await askForTransfer(page, 'IM体育', '300');
  await expect(page.getByText('正在提交')).toBeVisible();

  await page.reload();
  await expect(page.getByText('结果确认中')).toBeVisible();
  const again = async (tab: Page): Promise<void> => {
    await tab.getByRole('button', { name: 'IM体育' }).tap();
    await tab.getByLabel('转账金额').fill('300');
    await tapBusy(tab, '确认转入');
  };
  await again(page);
  const other = await context.newPage();
  await other.goto('/mine/finance/transfer');
  await expect(other.getByText('结果确认中')).toBeVisible();
  await again(other);

  await sandbox.clearScenarios();
  await expect(page.getByText('转账成功')).toBeVisible({ timeout: 30_000 });
  await expect(other.getByText('转账成功')).toBeVisible();
  expect(await wallet.balances('IM体育')).toEqual({ centre: 970_000n, venue: 30_000n });
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('one deposit order comes of one wish, whatever is reloaded and tapped meanwhile', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine/finance/myDeposit');
  await sandbox.addScenario({ path: DEPOSIT, effect: HELD });
  await page.getByLabel('存款金额').fill('500');
  await page.getByRole('button', { name: '提交订单' }).tap();
  await expect(page.getByText('正在提交')).toBeVisible();
  await page.reload();
  await expect(page.getByText('结果确认中')).toBeVisible();
  await page.getByLabel('存款金额').fill('500');
  await tapBusy(page, '提交订单');

  await sandbox.clearScenarios();
  await expect(page).toHaveURL(/myDeposit\/information/, { timeout: 30_000 });
  await page.goto('/mine/finance/myDeposit');
  await expect(page.getByRole('list', { name: '存款记录' }).getByRole('listitem')).toHaveCount(1);
});

test.describe('one bet', () => {
  test.beforeEach(async ({ shell, wallet, sportsbook, member }) => {
    await shell.enterAs(member, '/mine');
    await wallet.transferIn('IM体育', '100');
    await sportsbook.tapHomeWin(await sportsbook.openLive('IMTY'));
    const slip = await sportsbook.openSlip();
    await sportsbook.acceptAnyOdds(slip);
    await sportsbook.stake(slip, '20');
  });

  test.afterEach(async ({ page, wallet, sandbox }) => {
    await page.goto('/record/bet');
    await expect(page.getByRole('article', { name: /注单/ })).toHaveCount(1);
    expect((await wallet.balances('IM体育')).venue).toBe(8_000n);
    expect(await sandbox.ledgerHolds()).toBe(true);
  });

  test('comes of a button that is tapped twice', async ({ page }) => {
    const slip = page.getByRole('dialog', { name: '投注单' });
    await slip.getByRole('button', { name: '投注 ¥20.00' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
    await expect(slip.getByRole('list', { name: '注单回执' }).locator('> li')).toHaveCount(1);
  });

  test('comes of an order whose every answer was lost', async ({ page, sandbox }) => {
    const slip = page.getByRole('dialog', { name: '投注单' });
    await sandbox.addScenario({ path: PLACE_BET, effect: { drop: 'after' } });
    await slip.getByRole('button', { name: '投注 ¥20.00' }).tap();
    await expect(slip.getByText('正在向场馆确认，不会重复投注')).toBeVisible();
    await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
  });
});
