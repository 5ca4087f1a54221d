import type { CDPSession, Page } from 'playwright';
import { buildBrandPage } from '../engine/build-brand-page';
import type { Bench } from '../engine/bench';
import { busyMs, countBusy } from '../engine/main-thread';
import { servePages } from '../engine/page-server';
import { pairs } from '../engine/pairs';
import { withVisit } from '../engine/profile';
import { CELLS, LOOKED_AT, type Course } from '../pages/tick/odds-of-tick';

/** As many ticks as make a second or two of work, whatever their share. */
const TICKS = { 10: 40, 100: 12, list: 40 } as const;
/** Matches of a long list and of a usual one. */
const LONG = 1_000;
const USUAL = 300;

/** Busy milliseconds per tick of what is mounted, less what as many frames cost in which nothing happens. */
async function costPerTick(page: Page, devtools: CDPSession, ticks: number): Promise<number> {
  const start = await busyMs(devtools);
  await page.evaluate((frames) => globalThis.ticking.rest(frames), ticks);
  const rested = await busyMs(devtools);
  await page.evaluate((count) => globalThis.ticking.run(count), ticks);
  const ticked = await busyMs(devtools);
  return (ticked - rested - (rested - start)) / ticks;
}

/** A tick of a list in which the same few prices change, whatever its length. */
async function costOfList(page: Page, devtools: CDPSession, matches: number): Promise<number> {
  const mounted = await page.evaluate((count) => globalThis.ticking.mountList(count), matches);
  if (mounted !== LOOKED_AT.cells)
    throw new Error(`${mounted} cells show a price instead of ${LOOKED_AT.cells}.`);
  return costPerTick(page, devtools, TICKS.list);
}

async function costOfTick(
  page: Page,
  devtools: CDPSession,
  cells: 'board' | 'bare',
  course: Course,
): Promise<number> {
  const mounted = await page.evaluate(([kind, how]) => globalThis.ticking.mount(kind, how), [
    cells,
    course,
  ] as const);
  if (mounted !== CELLS) throw new Error(`${mounted} cells show a price instead of ${CELLS}.`);
  return costPerTick(page, devtools, TICKS[course.percent]);
}

/** An unwindowed board of 500 cells. */
export const bench: Bench = {
  async run(bed) {
    const server = await servePages({ folder: await buildBrandPage('pages/tick') });
    try {
      return await withVisit(await bed.browser(), { slowNetwork: false }, async ({ page, devtools }) => {
        await page.goto(server.origin);
        await page.waitForFunction(() => 'ticking' in globalThis);
        await countBusy(devtools);
        const cost = (cells: 'board' | 'bare', course: Course) => () =>
          costOfTick(page, devtools, cells, course);
        const some: Course = { percent: 10, movement: 'rising' };
        const all: Course = { percent: 100, movement: 'rising' };
        const marked: Course = { percent: 100, movement: 'alternating' };
        return [
          {
            name: 'tick 500 cells, 10 %',
            unit: 'ms',
            ...(await pairs(bed.runs, cost('bare', some), cost('board', some))),
            limit: 1.25,
          },
          {
            name: 'tick 500 cells, 100 %',
            unit: 'ms',
            ...(await pairs(bed.runs, cost('bare', all), cost('board', all))),
            limit: 1.15,
          },
          {
            name: 'tick 500 cells, marks',
            unit: 'ms',
            ...(await pairs(bed.runs, cost('board', all), cost('board', marked))),
            limit: 1.7,
          },
          {
            name: `tick of ${LONG} matches against ${USUAL}`,
            unit: 'ms',
            ...(await pairs(
              bed.runs,
              () => costOfList(page, devtools, USUAL),
              () => costOfList(page, devtools, LONG),
            )),
          },
        ];
      });
    } finally {
      await server.close();
    }
  },
};
