import type { Bench } from '../engine/bench';
import { demoAddress, firstFrame, GAME } from '../engine/game';
import { firstCards, HALL_PATH } from '../engine/hall';
import { servePages } from '../engine/page-server';
import { pairs } from '../engine/pairs';
import { withVisit } from '../engine/profile';

const BARE = '/bare';

/** A page that has nothing on it but the game. */
const bareHtml = (address: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>body{margin:0}iframe{border:0;width:100vw;height:100vh}</style><iframe title="game" src="${address}"></iframe>`;

/** From the tap on a game's sheet to the game's first frame, against the same game alone in a bare page. */
export const bench: Bench = {
  async run(bed) {
    const site = await bed.site();
    const browser = await bed.browser();
    const pages = new Map<string, string>();
    const floor = await servePages({ extra: pages });
    const bare = async (): Promise<number> => {
      pages.set(BARE, bareHtml(await demoAddress(site)));
      return withVisit(browser, {}, async ({ page }) => {
        const from = performance.now();
        await page.goto(floor.origin + BARE, { waitUntil: 'commit' });
        await firstFrame(page.frameLocator('iframe'));
        return performance.now() - from;
      });
    };
    const real = (): Promise<number> =>
      withVisit(browser, { passedAt: site.origin }, async ({ page }) => {
        await page.goto(`${site.origin}${HALL_PATH}?game=${GAME.gameCode}`);
        await firstCards(page);
        // Whoever taps has read the sheet: it stands still, and nothing of the hall is on its way any more.
        const way = page.getByRole('dialog').getByRole('button', { name: '免费试玩' });
        await way.tap({ trial: true });
        await page.waitForLoadState('networkidle');
        const from = performance.now();
        await way.tap();
        await firstFrame(page.frameLocator('iframe'));
        return performance.now() - from;
      });
    try {
      const figure = await pairs(bed.runs, bare, real);
      return [{ name: 'game, tap to its first frame', unit: 'ms', ...figure, limit: 1.5 }];
    } finally {
      await floor.close();
    }
  },
};
