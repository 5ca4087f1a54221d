import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';
import { Game } from '../pages/game';
import { cents } from '../pages/wallet';

/** Plays a little of a game that stands in its frame. */
type Play = (game: Game) => Promise<void>;

interface Kind {
  readonly row: string;
  readonly kind: string;
  readonly area: string;
  readonly name: string;
  /** Whose wallet the money lies in meanwhile, as the wallet's page names it. */
  readonly venue: string;
  readonly play: Play;
}

const KINDS: readonly Kind[] = [
  {
    row: 'SHELL-004',
    kind: 'roulette',
    area: '真人',
    name: '牡丹厅轮盘',
    venue: '云阁真人',
    async play(game) {
      await game.untilBetting();
      const outside = game.frame.getByRole('region', { name: '外围投注' });
      await outside.getByRole('button', { name: /^红/ }).tap();
      await outside.getByRole('button', { name: /^1 至 12/ }).tap();
      await game.placeBets();
      await game.untilPaid();
    },
  },
  {
    row: 'SHELL-007',
    kind: 'a lottery',
    area: '彩票',
    name: '望月一分快三',
    venue: '云阁真人',
    async play(game) {
      await game.untilBetting();
      const sums = game.frame.getByRole('group', { name: '和值', exact: true });
      for (const name of ['大', '单']) await sums.getByText(name, { exact: true }).tap();
      await game.placeBets();
      await game.untilPaid();
    },
  },
  {
    row: 'SHELL-006',
    kind: 'fishing',
    area: '捕鱼',
    name: '深蓝猎场',
    venue: '深海渔歌',
    async play(game) {
      for (let shot = 0; shot < 3; shot += 1) {
        // A fish may swim away between aiming and shooting; then nothing is staked.
        await expect(async () => {
          await game.frame.getByRole('button', { name: '瞄准下一条' }).tap();
          await game.playRound(game.frame.getByRole('button', { name: '发炮' }));
        }).toPass();
        await expect(game.frame.getByRole('status').filter({ hasText: /没有捕到|捕到.+，得/ })).toHaveCount(
          1,
        );
      }
    },
  },
  {
    row: 'SHELL-003',
    kind: 'a slot',
    area: '电子',
    name: '翡翠森林',
    venue: '山海电子',
    async play(game) {
      await game.playRound(game.frame.getByRole('button', { name: '旋转' }));
    },
  },
  {
    row: 'SHELL-004',
    kind: 'baccarat',
    area: '真人',
    name: '牡丹厅百家乐一号桌',
    venue: '云阁真人',
    async play(game) {
      await game.untilBetting();
      const spots = game.frame.getByRole('group', { name: '投注位置' });
      await spots.getByRole('button', { name: /^闲\s*1 赔 1/ }).tap();
      await spots.getByRole('button', { name: /^和/ }).tap();
      await game.placeBets();
      await game.untilPaid();
    },
  },
];

const LAYOUTS = [
  ['on a phone', { viewport: { width: 390, height: 844 } }],
  ['in the full layout', { viewport: { width: 1440, height: 900 }, isMobile: false }],
] as const;

for (const [layout, options] of LAYOUTS)
  test.describe(layout, () => {
    test.use(options);

    for (const { row, kind, area, name, venue, play } of KINDS)
      test(
        `VENUE-017 ${row} ${kind} is played from home for play money, and the wallet is right to the cent`,
        MATRIX,
        async ({ page, shell, wallet, sandbox, member }) => {
          const game = new Game(page, sandbox);
          await shell.enterAs(member, '/');
          await game.openFromHome(area, name);
          await game.enter('200');
          await play(game);
          await game.leave();

          // What the records of rounds sum up is what the wallets have lost or gained.
          await page.goto('/record/bet?tab=games');
          const sums = await page.getByRole('region', { name: '合计' }).innerText();
          const [stake = '', paid = ''] = [...sums.matchAll(/¥[\d,.]+/g)].map(([amount]) => amount);
          expect(cents(stake)).toBeGreaterThan(0n);
          const after = await wallet.balances(venue);
          expect(after).toEqual({ centre: 1_000_000n - cents(stake) + cents(paid), venue: 0n });
          expect(await sandbox.ledgerHolds()).toBe(true);
        },
      );
  });
