import { gamePlay } from '@heptad/contracts';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { AT_ONCE } from '../fixtures/at-once';
import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';
import { cents } from '../pages/wallet';

const SLOT = '/venues/play/PMDZ?game=jade-forest';
const TABLE = '/venues/play/YBZR?game=peony-baccarat-1';

const frame = (page: Page) => page.frameLocator('iframe[title]');
const spin = (page: Page) => frame(page).getByRole('button', { name: '旋转' });

/** Takes an amount along into a game and waits until it can be played. */
async function enter(page: Page, amount: string): Promise<void> {
  await page.getByLabel('带入金额').fill(amount);
  await page.getByRole('button', { name: '进入游戏' }).tap();
  await expect(page.getByRole('banner').getByText(`¥${amount}.00`)).toBeVisible();
}

/** Plays one round and tells what it won, in cents. */
async function play(page: Page): Promise<{ readonly stake: bigint; readonly win: bigint }> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/play/round'));
  await spin(page).tap();
  const { round } = v.parse(gamePlay.play.response, await (await answered).json());
  return { stake: cents(round.stake), win: cents(round.win) };
}

test('VENUE-017 SHELL-003 a slot is played for play money, and the money is back to the cent', async ({
  page,
  shell,
  wallet,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, '/');
  await page.getByRole('navigation', { name: '全部场馆' }).getByRole('link', { name: '电子' }).tap();
  await page
    .getByRole('list', { name: '游戏', exact: true })
    .getByRole('link', { name: /翡翠森林/ })
    .tap();
  await page.getByRole('button', { name: '开始游戏' }).tap();
  await enter(page, '200');
  const { stake, win } = await play(page);
  const left = 20_000n - stake + win;
  await page.getByRole('button', { name: '离开游戏' }).tap();
  await expect(page.getByText(/已转回/)).toBeVisible();
  const { centre } = await wallet.balances('山海电子');
  expect(centre).toBe(1_000_000n - 20_000n + left);

  await page.goto('/record/bet?tab=games');
  await page.getByRole('link', { name: /翡翠森林/ }).tap();
  await page.getByRole('button', { name: '在本机验证' }).tap();
  await expect(page.getByText('三项都一致：这一局没有被改动。')).toBeVisible();
  expect(await sandbox.ledgerHolds()).toBe(true);
});

test('VENUE-017 SHELL-004 baccarat is played at a table for play money, and the money is back to the cent @matrix', async ({
  page,
  shell,
  wallet,
  sandbox,
  member,
}) => {
  await shell.enterAs(member, TABLE);
  await enter(page, '500');
  const table = frame(page);
  // Between two rounds nobody bets: the next one is reached by the platform's clock, which stands while the bet is put.
  await sandbox.holdClock();
  await expect(async () => {
    await sandbox.advanceClock(3_000);
    await expect(table.getByText('投注中')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await table
    .getByRole('group', { name: '投注位置' })
    .getByRole('button', { name: /^闲\s*1 赔 1/ })
    .tap();
  await table.getByRole('button', { name: /^投注 ¥/ }).tap();
  await expect(table.getByText('投注成功。').first()).toBeVisible();
  await sandbox.advanceClock(35_000);
  await page.getByRole('button', { name: '离开游戏' }).tap();
  await expect(page.getByText(/已转回/)).toBeVisible();

  await page.goto('/record/bet?tab=games');
  const sums = await page.getByRole('region', { name: '合计' }).innerText();
  const [stake = '', paid = ''] = [...sums.matchAll(/¥[\d,.]+/g)].map(([amount]) => amount);
  const { centre } = await wallet.balances('云阁真人');
  expect(centre).toBe(1_000_000n - cents(stake) + cents(paid));
  expect(await sandbox.ledgerHolds()).toBe(true);
});

const TAKEN = [
  {
    named: 'ROLE-015 a rest',
    words: '您正在休息，游戏已结束',
    async begin(page: Page) {
      await page.goto('/mine/protection/timeOut');
      await page.getByText('7 天', { exact: true }).tap();
      await page.getByRole('button', { name: '开始休息' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: '开始休息' }).tap();
    },
  },
  {
    named: 'ROLE-012 ROLE-015 a self-exclusion',
    words: '您已自我排除，游戏已结束',
    async begin(page: Page) {
      await page.goto('/mine/protection/selfExclusion');
      await page.getByText('6 个月', { exact: true }).tap();
      await page.getByLabel(/请输入/).fill('我要自我排除');
      await page.getByRole('button', { name: '确认自我排除' }).tap();
      await expect(page.getByRole('region', { name: '您已自我排除' })).toBeVisible(AT_ONCE);
    },
  },
] as const;

for (const [place, { named, words, begin }] of TAKEN.entries())
  test(
    `${named} takes a game away while it is played, and the money comes back to the cent`,
    variant(place),
    async ({ page, context, shell, wallet, sandbox, member }) => {
      await shell.enterAs(member, SLOT);
      await enter(page, '200');
      await expect(spin(page)).toBeEnabled();
      const { stake, win } = await play(page);
      const left = 20_000n - stake + win;
      const other = await context.newPage();
      await begin(other);
      await page.bringToFront();
      // Over the frame within five seconds.
      await expect(page.getByText(words)).toBeVisible({ timeout: 5_000 });
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByText(/已转回 ¥/)).toBeVisible();
      expect(await wallet.balances('山海电子')).toEqual({ centre: 980_000n + left, venue: 0n });
      expect(await sandbox.ledgerHolds()).toBe(true);
    },
  );

test('CALL-016 a guest tries a demo, and is led to log in for real play @matrix', async ({ page, shell }) => {
  await shell.arrive(`${SLOT}&demo=1`);
  await expect(page.getByText('试玩，不使用钱包')).toBeVisible();
  await play(page);
  await page.goto(SLOT);
  await expect(page).toHaveURL(/\/entry\/(login|register)\?returnTo=/);
});

test('VENUE-017 a launch that is refused or leads elsewhere opens no frame @matrix', async ({
  page,
  shell,
  sandbox,
  member,
}) => {
  await sandbox.addScenario({ path: '/game/api/v1/venue/launch', effect: { code: 7003 }, times: 1 });
  await shell.enterAs(member, SLOT);
  await page.getByRole('button', { name: '进入游戏' }).tap();
  await expect(page.getByRole('alert')).toContainText('暂时无法打开');
  await sandbox.addScenario({
    path: '/game/api/v1/venue/launch',
    effect: { code: 6000, data: { url: 'https://evil.example/play#token=x' } },
    times: 1,
  });
  await page.getByRole('button', { name: '重新打开' }).tap();
  await expect(page.getByRole('alert')).toContainText('暂时无法打开');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: '重新打开' }).tap();
  await expect(spin(page)).toBeEnabled();
});

test('VENUE-017 a game that shows nothing is dead after ten seconds, and the money comes back @matrix', async ({
  page,
  shell,
  sandbox,
  wallet,
  member,
}) => {
  await page.route(`${sandbox.gamesOrigin}/play/jade-forest*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>nothing</title>' }),
  );
  await shell.enterAs(member, SLOT);
  await page.getByLabel('带入金额').fill('200');
  await page.getByRole('button', { name: '进入游戏' }).tap();
  await expect(page.getByText('游戏没有响应')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('已转回 ¥200.00')).toBeVisible();
  expect((await wallet.balances('山海电子')).centre).toBe(1_000_000n);
});
