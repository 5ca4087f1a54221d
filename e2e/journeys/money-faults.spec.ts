import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const TRANSFER = '/game/api/v1/venue/transfer';
const PLACE_BET = '/api/mobile/PlaceBet';

async function askForTransfer(page: Page, venue: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: venue }).tap();
  await page.getByLabel('转账金额').fill(amount);
  await page.getByRole('button', { name: '确认转入' }).tap();
}

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

test('a platform killed in the middle of a transfer loses nothing it has done', async ({
  page,
  shell,
  wallet,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine/finance/transfer');
  await sandbox.addScenario({ path: TRANSFER, effect: { drop: 'after' } });
  await sandbox.addScenario({ path: '/game/api/v1/wallet/transferStatus', effect: { drop: 'before' } });
  await askForTransfer(page, 'OB体育', '300');
  await expect(page.getByText('结果确认中')).toBeVisible();
  await sandbox.kill();
  await expect(page.getByText('结果确认中')).toBeVisible();
  await sandbox.startAgain();
  await expect(page.getByText('转账成功')).toBeVisible({ timeout: 30_000 });
  expect(await wallet.balances('OB体育')).toEqual({ centre: 970_000n, venue: 30_000n });
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('a transfer that never arrived stays undecided, is not sent again and takes nothing', async ({
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
    await expect(page.getByText('暂未收到结果')).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(page.getByRole('button', { name: '再查一次' })).toBeVisible();
  expect(sent).toBe(0);
  expect(await wallet.balances('FB体育')).toEqual({ centre: 1_000_000n, venue: 0n });
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test.describe('one bet', () => {
  test.beforeEach(async ({ shell, wallet, sportsbook, member }) => {
    await shell.enterAs(member, '/mine');
    await wallet.transferIn('IM体育', '100');
    await sportsbook.tapHomeWin(await sportsbook.openLive('IMTY'));
    const slip = await sportsbook.openSlip();
    await slip.getByRole('radio', { name: '全部接受' }).tap();
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
    await slip.getByRole('button', { name: '投注 20.00' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
    await expect(slip.getByRole('list', { name: '注单回执' }).locator('> li')).toHaveCount(1);
  });

  test('comes of an order whose every answer was lost', async ({ page, sandbox }) => {
    const slip = page.getByRole('dialog', { name: '投注单' });
    await sandbox.addScenario({ path: PLACE_BET, effect: { drop: 'after' } });
    await slip.getByRole('button', { name: '投注 20.00' }).tap();
    await expect(slip.getByText('正在向场馆确认，不会重复投注')).toBeVisible();
    await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
  });
});
