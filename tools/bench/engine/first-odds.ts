import type { Browser, Page } from 'playwright';
import type { Recording } from '../floors/first-odds/recording';
import { withVisit } from './profile';
import { watchCalls } from './recorded-calls';

export const SPORTS_PATH = '/home/sports';

/**
 * A venue's session, and with it what the venue offers and the list. The counts lead to the list, but the product asks for
 * the likely list beside them, and so does the bare page: two calls in turn would be a slower floor than need be.
 */
const IN_TURN = [[/\/venue\/frontLaunch$/], [/\/GetAllSportCount$/, /\/getLiveEventInfo$/]] as const;

/** Milliseconds since the page was asked for at which its first price was drawn; one behind a skeleton is not. */
export async function firstOdds(page: Page): Promise<number> {
  const drawn = await page.waitForFunction(
    () =>
      document.querySelector('.odds-value') === null || 'awaited' in document.documentElement.dataset
        ? undefined
        : performance.now(),
    undefined,
    { polling: 'raf' },
  );
  const at = await drawn.jsonValue();
  if (at === undefined) throw new Error('The page drew no price.');
  return at;
}

/** Watches one visit of the real page until its first price. */
export function recordFirstOdds(browser: Browser, origin: string): Promise<Recording> {
  return withVisit(browser, { slowCpu: false, slowNetwork: false, passedAt: origin }, async ({ page }) => {
    const calls = watchCalls(page);
    await page.goto(origin + SPORTS_PATH);
    await firstOdds(page);
    const inTurn = IN_TURN.map((patterns) =>
      patterns.map((pattern) => {
        const call = calls.find(({ url }) => pattern.test(url));
        if (call === undefined)
          throw new Error(`The page showed prices without a call like ${pattern.source}.`);
        return call;
      }),
    );
    return {
      together: calls.filter((call) => !inTurn.some((step) => step.includes(call))),
      inTurn,
      cells: await page.locator('[data-shape]').count(),
      cellClass: (await page.locator('[data-shape]').first().getAttribute('class')) ?? '',
    };
  });
}
