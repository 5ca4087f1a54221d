import type { Route } from 'playwright';
import type { Bench } from '../engine/bench';
import { firstOdds, SPORTS_PATH } from '../engine/first-odds';
import { worstMounted } from '../engine/mounted';
import { withVisit } from '../engine/profile';

const MATCHES = 1_000;
const PLACES = 7;
const MOST_RATIO = 2;
const LIST = /\/getLiveEventInfo$/;

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
        const worst = await worstMounted(page, '[data-shape]', PLACES);
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
