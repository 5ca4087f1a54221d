import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../engine/bench';
import { foundationBytes } from '../engine/foundation';
import { fullPaint } from '../engine/full-paint';
import { withVisit } from '../engine/profile';
import { bytesOfScripts, watchTraffic } from '../engine/traffic';
import { BUDGETS } from '../sizes.mjs';

const AFTER_LOAD_MS = 5_000;

/** A guest's first visit to the home page: scripts until it is painted in full, and everything until it has settled. */
export const bench: Bench = {
  async run(bed) {
    const floor = await foundationBytes();
    const { origin, folder } = await bed.site();
    return withVisit(await bed.browser(), { passedAt: origin }, async ({ page, devtools }) => {
      const traffic = watchTraffic(devtools);
      await page.goto(origin);
      await fullPaint(page);
      const scripts = traffic.scripts();
      await pause(AFTER_LOAD_MS);
      return [
        {
          name: 'home, scripts until full paint',
          unit: 'bytes',
          floor,
          measured: bytesOfScripts(folder, scripts),
          limit: BUDGETS.home,
        },
        {
          name: 'home, everything until 5 s after load',
          unit: 'bytes',
          floor,
          measured: traffic.bytes(),
          limit: BUDGETS.homeEverything,
        },
      ];
    });
  },
};
