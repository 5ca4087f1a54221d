import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import type { RunningSandbox } from '../fixtures/sandbox';
import { cents } from '../pages/wallet';

const CLAIM = '/game/api/v1/rebate/claim';
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Hours by which the platform's days are ahead of UTC. */
const AHEAD = 8 * HOUR;
const STAKE = '400.00';

/** Goes to an hour after the next midnight of the platform: the day is over, and not credited by itself. */
async function passMidnight(sandbox: RunningSandbox): Promise<void> {
  const now = await sandbox.now();
  const passed = (now + AHEAD) % DAY;
  await sandbox.advanceClock(DAY - passed + HOUR);
}

/** Where what waits is shown. */
const claimable = (page: Page) => page.getByTestId('rebate-claimable');
const statementLines = (page: Page) =>
  page.getByRole('list', { name: '资金明细列表' }).getByRole('link', { name: /返水/ });

test('ROUTE-023 a settled bet brings rebate, which three taps and a reload pay once', async ({
  page,
  shell,
  wallet,
  sportsbook,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/mine');
  await wallet.transferIn('IM体育', '500');
  const match = await sportsbook.openLive('IMTY');
  await sportsbook.tapLongestOdds(match);
  const slip = await sportsbook.openSlip();
  await sportsbook.acceptAnyOdds(slip);
  await sportsbook.stake(slip, STAKE);
  await slip.getByRole('button', { name: `投注 ¥${STAKE}` }).tap();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
  await sandbox.command(match, { type: 'end' });
  await page.goto('/record/bet');
  await expect(page.getByText('暂无未结算注单')).toBeVisible({ timeout: 30_000 });

  await page.goto('/mine/rebate');
  const kinds = page.getByRole('region', { name: '按场馆类型' });
  await expect(kinds.getByRole('row', { name: /^体育/ })).toContainText(STAKE);
  await expect(claimable(page)).toHaveText('¥0.00');
  await expect(page.getByRole('button', { name: '暂无可领取' })).toBeDisabled();

  await passMidnight(sandbox);
  await page.reload();
  await expect(claimable(page)).toHaveText(/[1-9]\.\d\d/);
  const sum = await claimable(page).innerText();
  // The answer is lost, the rebate is not.
  await sandbox.addScenario({ path: CLAIM, effect: { drop: 'after' } });
  const sent = page.waitForRequest(`**${CLAIM}`);
  const button = page.getByRole('button', { name: `领取 ${sum}` });
  await button.click({ clickCount: 3 });
  await sent;
  await page.reload();
  await expect(claimable(page)).toHaveText('¥0.00');
  await sandbox.clearScenarios();
  await expect(page.getByRole('button', { name: '暂无可领取' })).toBeDisabled();

  await page.getByRole('link', { name: /手动领取/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '返水明细' })).toBeVisible();
  await expect(page.getByText('全额计入')).toHaveCount(1);
  await expect(page.getByText(`计入 ¥${STAKE}`)).toBeVisible();

  // At noon the day is not credited again.
  await sandbox.advanceClock(12 * HOUR);
  await page.goto('/record/transaciton');
  await expect(statementLines(page)).toHaveCount(1);
  await expect(statementLines(page)).toContainText(`+${sum}`);
  await page.goto('/record/welfare');
  await expect(page.getByRole('article', { name: '体育返水' })).toContainText('已领取');
  await page.goto('/mine/finance/myWallet');
  await expect(page.getByTestId('centre-balance')).toHaveText(/\d/);
  expect(cents(await page.getByTestId('centre-balance').innerText())).toBe(950_000n + cents(sum));
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test.describe('a desktop window', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false });

  test('ROUTE-023 shows kinds, ratios and rules, and the way to the privileges', async ({
    page,
    shell,
    member,
  }) => {
    await shell.enterAs(member, '/mine/rebate');
    const kinds = page.getByRole('region', { name: '按场馆类型' });
    await expect(kinds.getByRole('row', { name: /^彩票/ })).toContainText('%');
    await expect(page.getByRole('region', { name: '返水规则' })).toContainText('1.50');
    await expect(page.getByText('还没有返水记录')).toBeVisible();
    await expect(page.getByRole('link', { name: /VIP 特权/ })).toHaveAttribute('href', '/mine/vip/privilege');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
