import type { Page } from '@playwright/test';
import { AT_ONCE } from '../fixtures/at-once';
import { HELD } from '../fixtures/sandbox';
import { secondTab } from '../fixtures/second-tab';
import { expect, test } from '../fixtures/test';
import { Shell } from '../pages/shell';
import { Sportsbook } from '../pages/sportsbook';

const total = (page: Page) => page.getByTestId('total-balance');

// A tab at the back draws once a second: each is brought to the front before it is used, as a visitor does.
test('the slip is one in two tabs: taken in, removed and placed once', async ({
  page,
  context,
  shell,
  wallet,
  sportsbook,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('IM体育', '200');
  const match = await sportsbook.openLive('IMTY');
  const other = await context.newPage();
  const otherBook = new Sportsbook(other, sandbox);
  await otherBook.open('IMTY', 'live');
  const chosen = other.getByRole('button', { name: '已选 1 项' });

  await page.bringToFront();
  const { price } = await sportsbook.tapHomeWin(match);
  await expect(chosen).toBeVisible(AT_ONCE);
  await sportsbook.closeSlip();
  await price.tap();
  await expect(chosen).toBeHidden(AT_ONCE);

  await price.tap();
  await expect(chosen).toBeVisible(AT_ONCE);
  await other.bringToFront();
  const otherSlip = await otherBook.openSlip();
  await page.bringToFront();
  const slip = await sportsbook.openSlip();
  await sportsbook.acceptAnyOdds(slip);
  await sportsbook.stake(slip, '20');
  await expect(otherSlip.getByRole('button', { name: '投注 ¥20.00' })).toBeVisible(AT_ONCE);

  await sandbox.addScenario({ path: '/api/mobile/PlaceBet', effect: HELD });
  await slip.getByRole('button', { name: '投注 ¥20.00' }).tap();
  await expect(otherSlip.getByText('正在向场馆确认，不会重复投注')).toBeVisible(AT_ONCE);
  await expect(otherSlip.getByRole('button', { name: '投注 ¥20.00' })).toBeHidden();

  await sandbox.clearScenarios();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
  await expect(otherSlip.getByText('正在向场馆确认，不会重复投注')).toBeHidden();
  await expect(otherSlip.getByRole('button', { name: '投注 ¥20.00' })).toBeHidden();
  expect((await wallet.balances('IM体育')).venue).toBe(18_000n);
});

test('SESSION-015 a logout in one reaches the other at once, and nothing of the member stays in sight', async ({
  context,
  page,
  shell,
  member,
}) => {
  await shell.enterAs(member, '/');
  const other = await secondTab(context, '/');
  await expect(total(other)).toHaveText('10,000.00');
  await shell.logOut();
  await expect(other.getByText('登录后查看余额')).toBeVisible(AT_ONCE);
  await expect(total(other)).toBeHidden();
  expect((await context.cookies()).filter(({ name }) => /token/i.test(name))).toEqual([]);
  await expect(page.getByText('登录后查看余额')).toBeVisible();
});

test('another member in one is the same member in the other at once, with that member’s money and calls', async ({
  context,
  page,
  shell,
  member,
  sandbox,
  facts,
}) => {
  const second = await sandbox.newMember(facts.siteId, '2000');
  await shell.enterAs(member, '/');
  const other = await secondTab(context, '/');
  await expect(total(other)).toHaveText('10,000.00');
  const tokens = new Set<string>();

  await page.goto('/entry/login');
  await expect(page.getByLabel('账号')).toBeVisible();
  const before = await other.evaluate(() => document.cookie);
  await shell.logIn(second.name, second.password);
  await expect(page).toHaveURL(/\/$/);
  await expect(total(other)).toHaveText('3,000.00', AT_ONCE);
  other.on('request', (request) => {
    const token = request.headers()['x-api-token'];
    if (token !== undefined) tokens.add(token);
  });
  await new Shell(other).openTab('我的');
  await expect(other.getByText(second.name)).toBeVisible();
  await expect(other.getByText(member.name)).toBeHidden();
  await other.reload();
  await expect(other.getByText(second.name)).toBeVisible();
  expect(tokens.size).toBe(1);
  for (const token of tokens) expect(before).not.toContain(token);
});
