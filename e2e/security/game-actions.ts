import { Game } from '../pages/game';
import { look, type Action } from './action';

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
    async ready({ page, sandbox }) {
      const game = new Game(page, sandbox);
      await page.goto(SLOT);
      await game.enter('20');
      // What is shown of the round is its own matter: free spins are shown for longer than anybody waits here.
      await game.playRound(game.frame.getByRole('button', { name: '旋转' }));
      await game.leave();
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
