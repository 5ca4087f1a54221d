import { gamePlay } from '@heptad/contracts';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { Game } from '../pages/game';
import { cents } from '../pages/wallet';

const SLOT = '/venues/play/PMDZ?game=jade-forest';
const FIRST = 1_000_000n;

test(
  'VENUE-017 a page that is left over a game leaves its money in the venue, and the next one brings it back with one tap',
  MATRIX,
  async ({ page, shell, wallet, sandbox, member }) => {
    const game = new Game(page, sandbox);
    await shell.enterAs(member, SLOT);
    await game.enter('200');
    await page.goto('/mine');
    const left = page.getByRole('region', { name: '留在场馆的余额' });
    await expect(left).toContainText('¥200.00 留在山海电子');
    await left.getByRole('button', { name: '转回中心钱包' }).tap();
    await expect(page.getByText('已转回 ¥200.00')).toBeVisible();
    expect(await wallet.balances('山海电子')).toEqual({ centre: FIRST, venue: 0n });
    await expect(left).toHaveCount(0);
  },
);

test(
  'VENUE-017 a slot in two tabs plays each round once, and both know the balance',
  MATRIX,
  async ({ page, context, shell, wallet, sandbox, member }) => {
    const first = new Game(page, sandbox);
    await shell.enterAs(member, SLOT);
    await first.enter('200');
    const other = await context.newPage();
    const second = new Game(other, sandbox);
    await other.goto(SLOT);
    await other.getByRole('button', { name: '进入游戏' }).tap();
    const spins = [first, second].map(({ frame }) => frame.getByRole('button', { name: '旋转' }));
    for (const spin of spins) await expect(spin).toBeEnabled();
    const answers = [page, other].map((tab) =>
      tab.waitForResponse((answer) => answer.url().endsWith(gamePlay.play.path)),
    );
    await Promise.all(spins.map((spin) => spin.tap()));
    // A hurried member plays no faster in two windows: one of the two rounds is refused and staked nothing.
    const codes = await Promise.all(answers.map(async (answer) => (await answer).status()));
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(1);
    await other.close();
    await first.leave();
    await page.goto('/record/bet?tab=games');
    const sums = await page.getByRole('region', { name: '合计' }).innerText();
    const [stake = '', paid = ''] = [...sums.matchAll(/¥[\d,.]+/g)].map(([amount]) => amount);
    expect(cents(stake)).toBe(200n * BigInt(codes.filter((code) => code === 200).length));
    expect((await wallet.balances('山海电子')).centre).toBe(FIRST - cents(stake) + cents(paid));
    expect(await sandbox.ledgerHolds()).toBe(true);
  },
);

test(
  'VENUE-017 a page that is loaded anew in the middle of a round shows its end, and the money comes back to the cent',
  MATRIX,
  async ({ page, shell, wallet, sandbox, member }) => {
    const game = new Game(page, sandbox);
    await shell.enterAs(member, SLOT);
    await game.enter('200');
    const { stake, win } = await game.playRound(game.frame.getByRole('button', { name: '旋转' }));
    await page.reload();
    await page.getByRole('button', { name: '进入游戏' }).tap();
    await expect(game.frame.getByText('上次有一局已结算但尚未看完，现在播放结果。').first()).toBeVisible();
    await game.leave();
    expect(await wallet.balances('山海电子')).toEqual({ centre: FIRST - stake + win, venue: 0n });
    expect(await sandbox.ledgerHolds()).toBe(true);
  },
);

test(
  'VENUE-017 CALL-014 a venue with a page of its own leads back to the site, and its money follows',
  MATRIX,
  async ({ page, shell, wallet, member }) => {
    await shell.enterAs(member, '/venues/play/PMDZ');
    await page.getByLabel('带入金额').fill('200');
    await page.getByRole('button', { name: '进入游戏' }).tap();
    await expect(page.getByText('演示场馆：仅使用虚拟游戏币')).toBeVisible();
    await page.getByRole('link', { name: '返回' }).tap();
    await expect(page.getByText('已转回 ¥200.00')).toBeVisible();
    expect(await wallet.balances('山海电子')).toEqual({ centre: FIRST, venue: 0n });
  },
);
