import type { Page } from 'playwright';

/** A list that has stood still for so many frames stands. */
const SETTLED_FRAMES = 12;
const MOST_FRAMES = 600;

/** How much of a list is in the page, and how much on the screen. */
export interface Mounted {
  readonly mounted: number;
  readonly seen: number;
}

/** The counts once the list shows something where it was scrolled to and has changed nothing for a few frames. */
const countSettled = (page: Page, selector: string): Promise<Mounted> =>
  page.evaluate(
    ({ each, frames, turns }) =>
      new Promise<Mounted>((resolve, reject) => {
        let last: Mounted = { mounted: 0, seen: 0 };
        let same = 0;
        let turn = 0;
        const look = (): void => {
          const all = [...document.querySelectorAll(each)];
          const seen = all.filter((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          }).length;
          const count = { mounted: all.length, seen };
          same = seen > 0 && count.mounted === last.mounted && seen === last.seen ? same + 1 : 0;
          last = count;
          turn += 1;
          if (same >= frames) resolve(count);
          else if (turn > turns) reject(new Error(`The list did not settle: ${JSON.stringify(count)}`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    { each: selector, frames: SETTLED_FRAMES, turns: MOST_FRAMES },
  );

/** Where a page has most in it of what is on the screen, of several places that it is scrolled to. @param selector of what is counted */
export async function worstMounted(page: Page, selector: string, places: number): Promise<Mounted> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  let worst: Mounted = { mounted: 0, seen: 1 };
  for (let place = 0; place < places; place += 1) {
    await page.evaluate((top) => window.scrollTo(0, top), (height * place) / places);
    const count = await countSettled(page, selector);
    if (count.mounted / count.seen > worst.mounted / worst.seen) worst = count;
  }
  return worst;
}
