import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../engine/bench';
import { longShare, recordFrames, takeFrames } from '../engine/frames';
import { demoAddress, firstFrame } from '../engine/game';
import { median } from '../engine/pairs';
import { withVisit } from '../engine/profile';

const SPINS = 3;
/** A spin of the engine, and a little of what stands after it. */
const SPIN_MS = 2_600;
const MOST_LONG = 0.1;

/** The frames of a slot while its reels turn, on a slowed phone: how many of them take longer than they may. */
export const bench: Bench = {
  async run(bed) {
    const site = await bed.site();
    return withVisit(await bed.browser(), { slowNetwork: false }, async ({ page }) => {
      await page.goto(await demoAddress(site));
      await firstFrame(page);
      await recordFrames(page);
      const times: number[] = [];
      for (let spin = 0; spin < SPINS; spin += 1) {
        const button = page.getByRole('button', { name: '旋转' });
        await page.waitForFunction(() => document.querySelector('button:disabled') === null);
        await takeFrames(page);
        await button.tap();
        await pause(SPIN_MS);
        times.push(...(await takeFrames(page)));
      }
      return [
        {
          name: 'slot, frame while it spins',
          unit: 'ms',
          measured: median(times.slice(0, times.length - 1 + (times.length % 2))),
        },
        { name: 'slot, share of long frames', unit: 'score', measured: longShare(times), limit: MOST_LONG },
      ];
    });
  },
};
