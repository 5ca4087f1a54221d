import type { Bench } from '../engine/bench';
import { serveBareSportsPage } from '../engine/bare-sports-page';
import { firstOdds, SPORTS_PATH } from '../engine/first-odds';
import { busyMs, countBusy } from '../engine/main-thread';
import { median, pairs } from '../engine/pairs';
import { withVisit } from '../engine/profile';
import { noteVitals, readVitals } from '../engine/vitals';

const MOST_CLS = 0.01;
/** A page that blocks less than this blocks nobody; below it a ratio would compare noise. */
const NOTICEABLE_MS = 50;

interface Seen {
  readonly firstOdds: number;
  readonly blocked: number;
  readonly cls: number;
}

/** The sports page from its address to its first live price, against a bare page that makes the same calls. */
export const bench: Bench = {
  async run(bed) {
    const site = await bed.site();
    const { origin } = site;
    const browser = await bed.browser();
    const floor = await serveBareSportsPage(browser, site);

    const seen: { bare: Seen[]; real: Seen[] } = { bare: [], real: [] };
    const visit = (address: string, list: Seen[]) => async (): Promise<number> =>
      withVisit(browser, { passedAt: origin }, async (one) => {
        await noteVitals(one.page);
        await one.page.goto(address + SPORTS_PATH, { waitUntil: 'commit' });
        const at = await firstOdds(one.page);
        const { blocked, cls } = await readVitals(one.page, at);
        list.push({ firstOdds: at, blocked, cls });
        return at;
      });
    /** What the main thread did until then, of a browser that nothing slows down: the same whatever else the machine does. */
    const work = (address: string) => (): Promise<number> =>
      withVisit(
        browser,
        { passedAt: origin, slowCpu: false, slowNetwork: false },
        async ({ page: one, devtools }) => {
          await countBusy(devtools);
          await one.goto(address + SPORTS_PATH, { waitUntil: 'commit' });
          await firstOdds(one);
          return busyMs(devtools);
        },
      );
    try {
      const figure = await pairs(bed.runs, visit(floor.origin, seen.bare), visit(origin, seen.real));
      const blocked = (list: readonly Seen[]): number =>
        Math.max(NOTICEABLE_MS, median(list.map((each) => each.blocked)));
      return [
        { name: 'sports, first odds', unit: 'ms', ...figure, limit: 1.15 },
        {
          name: 'sports, main thread until first odds',
          unit: 'ms',
          ...(await pairs(bed.runs, work(floor.origin), work(origin))),
        },
        {
          name: 'sports, blocked until first odds',
          unit: 'ms',
          floor: blocked(seen.bare),
          measured: blocked(seen.real),
          limit: 1.5,
        },
        {
          name: 'sports, layout shift',
          unit: 'score',
          measured: median(seen.real.map(({ cls }) => cls)),
          limit: MOST_CLS,
        },
      ];
    } finally {
      await floor.close();
    }
  },
};
