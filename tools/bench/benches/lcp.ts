import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../engine/bench';
import { fullPaint } from '../engine/full-paint';
import { servePages } from '../engine/page-server';
import { median, pairs } from '../engine/pairs';
import { withVisit } from '../engine/profile';
import { noteVitals, readVitals, type Vitals } from '../engine/vitals';
import { staticCopy } from '../floors/static-copy';

const MOST_CLS = 0.01;
/** Long enough for a late picture to become the largest. */
const SETTLED_MS = 2_000;
const COPY = '/static-copy';

/** The home page's last largest paint against the same content without a program, and what shifted meanwhile. */
export const bench: Bench = {
  async run(bed) {
    const { origin, edgeOrigin } = await bed.site();
    const browser = await bed.browser();
    const page = await (await fetch(edgeOrigin)).text();
    const floor = await servePages({ extra: new Map([[COPY, staticCopy(page)]]), upstream: edgeOrigin });
    const shifts: number[] = [];
    const visit = (address: string, isReady: boolean): Promise<Vitals> =>
      withVisit(browser, { passedAt: origin }, async ({ page }) => {
        await noteVitals(page);
        await page.goto(address);
        if (isReady) await fullPaint(page);
        await pause(SETTLED_MS);
        return readVitals(page);
      });
    try {
      const figure = await pairs(
        bed.runs,
        async () => (await visit(`${floor.origin}${COPY}`, false)).lcp,
        async () => {
          const { lcp, cls } = await visit(origin, true);
          shifts.push(cls);
          return lcp;
        },
      );
      return [
        { name: 'home, largest paint', unit: 'ms', ...figure, limit: 1.15 },
        { name: 'home, layout shift', unit: 'score', measured: median(shifts), limit: MOST_CLS },
      ];
    } finally {
      await floor.close();
    }
  },
};
