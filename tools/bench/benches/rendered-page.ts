import { setTimeout as pause } from 'node:timers/promises';
import type { Bed, Bench } from '../engine/bench';
import { serveBareSportsPage } from '../engine/bare-sports-page';
import type { Figure } from '../engine/figure';
import { firstOdds, SPORTS_PATH } from '../engine/first-odds';
import { busyMs, countBusy } from '../engine/main-thread';
import { servePages } from '../engine/page-server';
import { median, pairs } from '../engine/pairs';
import { withVisit, type Visit } from '../engine/profile';
import { renderedVisits, takenOver, type RenderedVisits } from '../engine/rendered-visit';
import { noteVitals, readVitals } from '../engine/vitals';
import { staticCopy } from '../floors/static-copy';

/** A page that blocks less than this blocks nobody; below it a ratio would compare noise. */
const NOTICEABLE_MS = 50;
/** Long enough for a late picture to become the largest. */
const SETTLED_MS = 2_000;
const COPY = '/static-copy';
const UNSLOWED = { slowCpu: false, slowNetwork: false };

/** The sports page, from its address until its prices can be read and tapped, against the bare page that makes the same calls. */
async function sportsPage(bed: Bed, visits: RenderedVisits, shifts: number[]): Promise<readonly Figure[]> {
  const site = await bed.site();
  const { origin } = site;
  const browser = await bed.browser();
  const floor = await serveBareSportsPage(browser, site);
  const bare = (speed: object, read: (visit: Visit, at: number) => Promise<number>) => () =>
    withVisit(browser, { passedAt: origin, ...speed }, async (one) => {
      await noteVitals(one.page);
      await countBusy(one.devtools);
      await one.page.goto(floor.origin + SPORTS_PATH, { waitUntil: 'commit' });
      return read(one, await firstOdds(one.page));
    });
  const blocked: { bare: number[]; real: number[] } = { bare: [], real: [] };
  const tapped: number[] = [];
  try {
    const seen = await pairs(
      bed.runs,
      bare({}, async ({ page }, at) => {
        blocked.bare.push((await readVitals(page, at)).blocked);
        return at;
      }),
      () =>
        visits.visit(SPORTS_PATH, async ({ page }) => {
          const at = await firstOdds(page);
          const alive = await takenOver(page);
          await pause(SETTLED_MS);
          const vitals = await readVitals(page, alive);
          tapped.push(alive);
          blocked.real.push(vitals.blocked);
          shifts.push(vitals.cls);
          return at;
        }),
    );
    const busyUntilTaken = async ({ page, devtools }: Visit): Promise<number> => {
      await takenOver(page);
      return busyMs(devtools);
    };
    const work = await pairs(
      bed.runs,
      bare(UNSLOWED, ({ devtools }) => busyMs(devtools)),
      () => visits.visit(SPORTS_PATH, busyUntilTaken, UNSLOWED),
    );
    const blocking = (list: readonly number[]): number => Math.max(NOTICEABLE_MS, median(list));
    const sports = (name: string): Pick<Figure, 'name' | 'unit'> => ({
      name: `rendered sports, ${name}`,
      unit: 'ms',
    });
    return [
      { ...sports('first odds'), ...seen, limit: 0.4 },
      { ...sports('first odds that can be tapped'), floor: seen.floor, measured: median(tapped), limit: 1.1 },
      { ...sports('main thread until then'), ...work, limit: 1.25 },
      {
        ...sports('blocked until then'),
        floor: blocking(blocked.bare),
        measured: blocking(blocked.real),
        limit: 1.5,
      },
    ];
  } finally {
    await floor.close();
  }
}

/** The home page's last largest paint, against the same content without a program. */
async function homePage(bed: Bed, visits: RenderedVisits, shifts: number[]): Promise<Figure> {
  const { origin, edgeOrigin } = await bed.site();
  const browser = await bed.browser();
  const plain = await (await fetch(edgeOrigin)).text();
  const floor = await servePages({ extra: new Map([[COPY, staticCopy(plain)]]), upstream: edgeOrigin });
  const settled = async (page: Visit['page']) => {
    await pause(SETTLED_MS);
    return readVitals(page);
  };
  try {
    const figure = await pairs(
      bed.runs,
      () =>
        withVisit(browser, { passedAt: origin }, async ({ page }) => {
          await noteVitals(page);
          await page.goto(`${floor.origin}${COPY}`);
          return (await settled(page)).lcp;
        }),
      () =>
        visits.visit('/', async ({ page }) => {
          // What the browser is asked takes its time, as it takes none of the static page's.
          await pause(SETTLED_MS);
          await takenOver(page);
          const { lcp, cls } = await settled(page);
          shifts.push(cls);
          return lcp;
        }),
    );
    return { name: 'rendered home, largest paint', unit: 'ms', ...figure, limit: 1.05 };
  } finally {
    await floor.close();
  }
}

/** Pages that the edge renders, for a guest. */
export const bench: Bench = {
  async run(bed) {
    const edge = await (await bed.site()).openRendering();
    const visits = renderedVisits(await bed.browser(), edge);
    const shifts: number[] = [];
    const figures = [...(await sportsPage(bed, visits, shifts)), await homePage(bed, visits, shifts)];
    bed.say(`  ${String(visits.without())} visits came without a screen and do not count`);
    return [
      ...figures,
      { name: 'rendered pages, most layout shift', unit: 'score', measured: Math.max(...shifts), limit: 0 },
    ];
  },
};
