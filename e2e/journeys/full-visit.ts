import { expect } from '../fixtures/test';
import type { Member } from '../fixtures/new-member';
import type { RunningSandbox } from '../fixtures/sandbox';
import type { Shell } from '../pages/shell';
import type { Sportsbook } from '../pages/sportsbook';
import { cents, type Wallet } from '../pages/wallet';
import type { Page } from '@playwright/test';

export interface Visit {
  readonly page: Page;
  readonly shell: Shell;
  readonly wallet: Wallet;
  readonly sportsbook: Sportsbook;
  readonly sandbox: RunningSandbox;
  readonly member: Member;
}

/** A venue by its code and by the name members read. */
export interface VenueChoice {
  readonly code: string;
  readonly name: string;
}

/** Every sports venue of the sandbox: all three wire families. */
export const VENUES: readonly VenueChoice[] = [
  { code: 'IMTY', name: 'IM体育' },
  { code: 'YBTY', name: 'OB体育' },
  { code: 'DBTY', name: '熊猫体育' },
  { code: 'FBTY', name: 'FB体育' },
];

/**
 * One whole visit: as a guest through the check and the lists, as a member through login, transfer, bet and settlement, to
 * the last cent, and out again.
 */
export async function walkFullVisit(visit: Visit, venue: VenueChoice): Promise<void> {
  const { page, shell, wallet, sportsbook, sandbox, member } = visit;

  await shell.arrive();
  await expect(page.getByRole('heading', { name: '热门赛事' })).toBeVisible();
  await expect(sportsbook.prices().first()).toBeVisible();

  const match = await sportsbook.openLive(venue.code);
  await expect(sportsbook.prices().first()).toBeVisible();

  await page.goto('/entry/login');
  await shell.logIn(member.name, 'Wrong2026');
  await expect(page.getByRole('alert')).toContainText('密码');
  await expect(page.getByLabel('账号')).toHaveValue(member.name);
  await shell.logIn(member.name, member.password);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByTestId('total-balance')).toHaveText('10,000.00');
  await shell.openTab('我的');
  await expect(page.getByText(member.name)).toBeVisible();

  await wallet.transferIn(venue.name, '200');
  expect(await wallet.balances(venue.name)).toEqual({ centre: 980_000n, venue: 20_000n });

  await sportsbook.open(venue.code, 'live');
  await sportsbook.scrollTo(sportsbook.card(match));
  await sandbox.command(match, { type: 'moveOdds', side: 'home', strength: 0.3 });
  await expect(sportsbook.card(match).locator('[data-mark]').first()).toBeVisible({ timeout: 30_000 });
  const { home } = await sportsbook.tapHomeWin(match);
  const slip = await sportsbook.openSlip();
  await sportsbook.acceptAnyOdds(slip);
  await sportsbook.stake(slip, '20.50');
  await slip.getByRole('button', { name: '投注 ¥20.50' }).tap();
  await expect(slip.getByText('投注成功')).toBeVisible({ timeout: 30_000 });
  expect((await wallet.balances(venue.name)).venue).toBe(20_000n - 2_050n);

  await sandbox.command(match, { type: 'score', side: 'home', points: 9 });
  await sandbox.command(match, { type: 'end' });
  await page.goto('/record/bet?settled=1');
  const bet = page.getByRole('article', { name: /注单/ }).first();
  await expect(bet).toContainText('赢', { timeout: 30_000 });
  await expect(bet).toContainText(home);
  const returned = cents((await bet.locator('dd').nth(1).innerText()).trim());
  expect(returned).toBeGreaterThan(2_050n);
  expect((await wallet.balances(venue.name)).venue).toBe(20_000n - 2_050n + returned);
  expect(await sandbox.ledgerHolds()).toBe(true);

  await shell.logOut();
  await expect(page.getByText('登录后查看余额')).toBeVisible();
}
