import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { countBusy } from './main-thread';
import { withVisit, type Visit, type VisitOptions } from './profile';
import type { EdgeAddress } from './site';
import { noteVitals } from './vitals';

/** The edge asks the platform again only so long after a screen that came too late, ms. */
const ASKED_EVERY_MS = 500;
const MOST_ASKED = 60;
const MOST_VISITS = 9;

/** Waits until the edge has a rendered screen at hand, as it has where guests come all the time. */
export async function screenThere(address: string): Promise<void> {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const answer = await fetch(address, { headers: { 'accept-language': 'zh-CN' } });
    await answer.arrayBuffer();
    if (answer.headers.get('cache-control') === 'no-store') return;
    await pause(ASKED_EVERY_MS);
  }
  throw new Error(`The edge renders no first screen of ${address}.`);
}

/** Visits to pages that the edge renders. */
export interface RenderedVisits {
  /** Opens a page in a fresh visit, as often as it takes to have it rendered: on a busy machine the edge may be late. */
  visit<Value>(path: string, use: (visit: Visit) => Promise<Value>, speed?: Speed): Promise<Value>;
  /** Visits so far that came without a screen; they count for nothing. */
  without(): number;
}

type Speed = Pick<VisitOptions, 'slowCpu' | 'slowNetwork'>;

/** @param edge that renders */
export function renderedVisits(browser: Browser, { origin, edgeOrigin }: EdgeAddress): RenderedVisits {
  let without = 0;
  return {
    without: () => without,
    async visit(path, use, speed = {}) {
      const address = origin + path;
      for (let visit = 0; visit < MOST_VISITS; visit += 1) {
        const value = await withVisit(browser, { passedAt: origin, ...speed }, async (one) => {
          await noteVitals(one.page);
          await countBusy(one.devtools);
          await screenThere(edgeOrigin + path);
          const answer = await one.page.goto(address, { waitUntil: 'commit' });
          const isRendered = (await answer?.headerValue('cache-control')) === 'no-store';
          return isRendered ? { is: await use(one) } : undefined;
        });
        if (value !== undefined) return value.is;
        without += 1;
      }
      throw new Error(`${path} came without its screen ${String(MOST_VISITS)} times in a row.`);
    },
  };
}

/** Milliseconds since the page was asked for at which the app had taken its first price over, so that a tap on it is done. */
export async function takenOver(page: Page): Promise<number> {
  const done = await page.waitForFunction(
    () => {
      const price = document.querySelector('button.odds-cell');
      const isAlive = price !== null && Object.keys(price).some((key) => key.startsWith('__reactProps'));
      return isAlive ? performance.now() : undefined;
    },
    undefined,
    { polling: 'raf' },
  );
  return (await done.jsonValue()) ?? Number.NaN;
}
