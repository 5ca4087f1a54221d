import type { Page, Route } from 'playwright';
import type { Bench } from '../engine/bench';
import { firstOdds, SPORTS_PATH } from '../engine/first-odds';
import { withVisit } from '../engine/profile';

const MATCHES = 1_000;
const PLACES = 7;
const MOST_RATIO = 2;
const LIST = /\/getLiveEventInfo$/;
/** A list that has stood still for so many frames stands. */
const SETTLED_FRAMES = 12;
const MOST_FRAMES = 600;

interface ListRequest {
  readonly Page: number;
  readonly PageRecords: number;
}

interface ListAnswer {
  readonly Events: readonly { readonly EventId: number }[];
}

/** Answers pages of a list of a thousand matches, made of the few that are live, each with an id of its own. */
function thousandMatches(): (route: Route) => Promise<void> {
  // Only the first page of the platform's own list holds any.
  let live: ListAnswer['Events'] = [];
  return async (route) => {
    const address = new URL(route.request().url());
    // The browser finds the brand's own host name on this machine; others would ask the network for it.
    address.hostname = '127.0.0.1';
    const response = await route.fetch({ url: address.href });
    const answer = (await response.json()) as ListAnswer;
    const { Page: page, PageRecords: size } = route.request().postDataJSON() as ListRequest;
    if (answer.Events.length > 0) live = answer.Events;
    const Events = Array.from({ length: size }, (_, place) => {
      const number = (page - 1) * size + place;
      const event = live[number % live.length];
      return { ...event, EventId: (event?.EventId ?? 0) + 1_000_000 * (number + 1) };
    });
    await route.fulfill({ response, json: { ...answer, TotalCount: MATCHES, Events } });
  };
}

interface Count {
  readonly mounted: number;
  readonly seen: number;
}

/** The counts once the list shows cells where it was scrolled to and has changed nothing for a few frames. */
const countSettledCells = (page: Page): Promise<Count> =>
  page.evaluate(
    ({ frames, turns }) =>
      new Promise<Count>((resolve, reject) => {
        let last: Count = { mounted: 0, seen: 0 };
        let same = 0;
        let turn = 0;
        const look = (): void => {
          const cells = [...document.querySelectorAll('[data-shape]')];
          const seen = cells.filter((cell) => {
            const { top, bottom } = cell.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          }).length;
          const count = { mounted: cells.length, seen };
          same = seen > 0 && count.mounted === last.mounted && seen === last.seen ? same + 1 : 0;
          last = count;
          turn += 1;
          if (same >= frames) resolve(count);
          else if (turn > turns) reject(new Error(`The list did not settle: ${JSON.stringify(count)}`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    { frames: SETTLED_FRAMES, turns: MOST_FRAMES },
  );

/** Cells in the page against cells on the screen, wherever a list of a thousand matches is scrolled to. */
export const bench: Bench = {
  async run(bed) {
    const { origin } = await bed.site();
    return withVisit(
      await bed.browser(),
      { slowCpu: false, slowNetwork: false, passedAt: origin },
      async ({ page }) => {
        await page.route((url) => LIST.test(url.pathname), thousandMatches());
        await page.goto(origin + SPORTS_PATH);
        await firstOdds(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (height < MATCHES * 100)
          throw new Error(`The list is only ${height} pixels high: it does not hold ${MATCHES} matches.`);
        let worst = { mounted: 0, seen: 1 };
        for (let place = 0; place < PLACES; place += 1) {
          await page.evaluate((top) => window.scrollTo(0, top), (height * place) / PLACES);
          const count = await countSettledCells(page);
          if (count.mounted / count.seen > worst.mounted / worst.seen) worst = count;
        }
        return [
          {
            name: 'mounted odds cells of 1,000 matches',
            unit: 'count',
            floor: worst.seen,
            measured: worst.mounted,
            limit: MOST_RATIO,
          },
        ];
      },
    );
  },
};
