import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Bed, Bench } from '../engine/bench';
import { buildBrandPage } from '../engine/build-brand-page';
import { coldScripts, scriptsBeside, sharedScripts } from '../engine/cold-scripts';
import type { Figure } from '../engine/figure';
import { foundationBytes } from '../engine/foundation';
import { CARDS, firstCards, HALL_PATH, recordHall } from '../engine/hall';
import { worstMounted } from '../engine/mounted';
import { servePages } from '../engine/page-server';
import { median, pairs } from '../engine/pairs';
import { withVisit } from '../engine/profile';
import { bytesOfScripts } from '../engine/traffic';
import { BUDGETS } from '../sizes.mjs';

const PLACES = 7;
/** Typed letter by letter; nine of them. */
const WORDS = 'feicuisen';
const FOUND = '翡翠森林';
/** What the browser counts an event as that it does not tell of: it took less. */
const UNTOLD_MS = 16;
/** Between two letters of somebody who types fast. */
const BETWEEN_MS = 180;

declare global {
  var letters: number[];
}

/** From the hall's address to its first cards with their pictures, against a bare page with the same calls and pictures. */
async function openings(bed: Bed): Promise<Figure> {
  const { origin, edgeOrigin } = await bed.site();
  const browser = await bed.browser();
  const recording = await recordHall(browser, origin);
  const folder = await buildBrandPage('floors/hall');
  const block = `<script type="application/json" id="recording">${JSON.stringify(recording).replace(/</g, '\\u003c')}</script>`;
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('<body>', () => `<body>${block}`);
  const floor = await servePages({ folder, extra: new Map([[HALL_PATH, page]]), upstream: edgeOrigin });
  const visit = (address: string) => (): Promise<number> =>
    withVisit(browser, { passedAt: origin }, async (one) => {
      await one.page.goto(address + HALL_PATH, { waitUntil: 'commit' });
      return firstCards(one.page);
    });
  try {
    const figure = await pairs(bed.runs, visit(floor.origin), visit(origin));
    return { name: 'hall, first cards', unit: 'ms', ...figure, limit: 1.15 };
  } finally {
    await floor.close();
  }
}

/** From a letter in the search field to the frame that shows it, on a slowed phone. */
async function typing(page: Page): Promise<number> {
  const field = page.getByRole('searchbox');
  await field.focus();
  // Fetched and made with the first look at the field; what is measured is typing.
  await field.pressSequentially('a');
  await page.waitForFunction((cards) => document.querySelectorAll(cards).length > 0, CARDS);
  await field.fill('');
  await page.evaluate(() => {
    globalThis.letters = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') globalThis.letters.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await field.pressSequentially(WORDS, { delay: BETWEEN_MS });
  await page.waitForFunction(
    ({ cards, name }) => document.querySelector(cards)?.textContent.includes(name) === true,
    { cards: CARDS, name: FOUND },
  );
  const told = await page.evaluate(() => globalThis.letters);
  return median(Array.from({ length: WORDS.length }, (_, place) => told[place] ?? UNTOLD_MS));
}

/** The hall of the electronic games at its real size. */
export const bench: Bench = {
  async run(bed) {
    const site = await bed.site();
    const browser = await bed.browser();
    const first = await openings(bed);
    const options = { slowNetwork: false, passedAt: site.origin };
    const { mounted, seen } = await withVisit(browser, { ...options, slowCpu: false }, async ({ page }) => {
      await page.goto(site.origin + HALL_PATH);
      await firstCards(page);
      return worstMounted(page, CARDS, PLACES);
    });
    const letter = await withVisit(browser, options, async ({ page }) => {
      await page.goto(site.origin + HALL_PATH);
      await firstCards(page);
      return typing(page);
    });
    const own = scriptsBeside(
      await coldScripts(browser, site, HALL_PATH),
      await coldScripts(browser, site, '/'),
      sharedScripts(site.folder),
    );
    return [
      first,
      { name: 'hall, mounted cards', unit: 'count', floor: seen, measured: mounted, limit: 2 },
      { name: 'hall, letter of the search to paint', unit: 'ms', measured: letter, limit: 50 },
      {
        name: 'hall, own scripts',
        unit: 'bytes',
        floor: await foundationBytes(),
        measured: bytesOfScripts(site.folder, own),
        limit: BUDGETS.route,
      },
    ];
  },
};
