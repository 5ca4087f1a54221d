import type { Bench } from '../engine/bench';
import { firstOdds, SPORTS_PATH } from '../engine/first-odds';
import { median } from '../engine/pairs';
import { withVisit } from '../engine/profile';

const TAPS = 9;
const MOST_MS = 100;
const LIST = /\/getLiveEventInfo$/;

declare global {
  var taps: number[];
}

/** From a finger on a price to the frame that shows it chosen, in the moment at which new prices arrive. */
export const bench: Bench = {
  async run(bed) {
    const { origin } = await bed.site();
    return withVisit(await bed.browser(), { passedAt: origin }, async ({ page }) => {
      await page.addInitScript(() => {
        globalThis.taps = [];
        new PerformanceObserver((list) => {
          for (const { name, duration } of list.getEntries())
            if (name === 'click') globalThis.taps.push(duration);
        }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
      });
      await page.goto(origin + SPORTS_PATH);
      await firstOdds(page);
      const cells = page.locator('button[data-shape]');
      // The first pick opens the slip over the list, those after it do not.
      await cells.first().tap();
      const slip = page.getByRole('dialog', { name: '投注单' });
      await slip.getByRole('button', { name: '关闭投注单' }).tap();
      await slip.waitFor({ state: 'hidden' });
      await page.evaluate(() => globalThis.taps.splice(0));
      for (let tap = 0; tap < TAPS; tap += 1) {
        await page.waitForResponse((response) => LIST.test(new URL(response.url()).pathname));
        // Taken where it is, without waiting for it to stand still: new prices are being drawn.
        const box = await cells.nth(tap % 3).boundingBox();
        if (box === null) throw new Error('There is no price to tap.');
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      }
      await page.waitForFunction((count) => globalThis.taps.length >= count, TAPS - 2);
      const taps = await page.evaluate(() => globalThis.taps);
      const odd = taps.length % 2 === 1 ? taps : taps.slice(1);
      return [{ name: 'tap to paint while odds tick', unit: 'ms', measured: median(odd), limit: MOST_MS }];
    });
  },
};
