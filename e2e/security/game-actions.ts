import { look, press, type Action } from './action';

const SLOT = '/venues/play/PMDZ?game=jade-forest';

/** What a member sees of halls, games and their rounds. */
export const GAME_ACTIONS: readonly Action[] = [
  look('/venues/egame', 'games.hall', 'games.jackpots'),
  look('/venues/esports', 'ob.esportsLogoDomain'),
  {
    calls: ['games.hot'],
    async go({ page }) {
      await page.goto('/');
      await page.locator('[data-section="egame"]').scrollIntoViewIfNeeded();
    },
  },
  {
    calls: ['games.rounds'],
    async ready({ page }) {
      await page.goto(SLOT);
      await page.getByLabel('带入金额').fill('20');
      await press(page, '进入游戏');
      const frame = page.frameLocator('iframe[title]');
      await frame.getByRole('button', { name: '旋转' }).tap();
      await frame
        .getByText(/没有中奖|返还/)
        .first()
        .waitFor();
      await press(page, '离开游戏');
    },
    go: ({ page }) => page.goto('/record/bet?tab=games'),
  },
  {
    calls: ['games.round'],
    async ready({ page }) {
      await page.goto('/record/bet?tab=games');
      await page.getByRole('link', { name: /翡翠森林/ }).waitFor();
    },
    go: ({ page }) => page.getByRole('link', { name: /翡翠森林/ }).tap(),
  },
];
