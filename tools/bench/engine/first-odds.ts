import type { Browser, Page, Request } from 'playwright';
import type { RecordedCall, Recording } from '../floors/first-odds/recording';
import { withVisit } from './profile';

export const SPORTS_PATH = '/home/sports';

/**
 * A venue's session, and with it what the venue offers and the list. The counts lead to the list, but the product asks for
 * the likely list beside them, and so does the bare page: two calls in turn would be a slower floor than need be.
 */
const IN_TURN = [[/\/venue\/frontLaunch$/], [/\/GetAllSportCount$/, /\/getLiveEventInfo$/]] as const;

const IS_CALL = /^\/(site|game|act|page|api|yewu|v1)/;
/** What a browser decides for itself. */
const OWN_HEADERS = /^(x-|content-type$|accept$)/;

/** Milliseconds since the page was asked for at which its first price was drawn. */
export async function firstOdds(page: Page): Promise<number> {
  const drawn = await page.waitForFunction(
    () => (document.querySelector('.odds-value') === null ? undefined : performance.now()),
    undefined,
    { polling: 'raf' },
  );
  const at = await drawn.jsonValue();
  if (at === undefined) throw new Error('The page drew no price.');
  return at;
}

function recorded(request: Request): RecordedCall {
  const { pathname, search } = new URL(request.url());
  const headers = Object.fromEntries(
    Object.entries(request.headers()).filter(([name]) => OWN_HEADERS.test(name)),
  );
  const data = request.postData();
  return { method: request.method(), url: pathname + search, headers, ...(data !== null && { data }) };
}

/** Watches one visit of the real page until its first price. */
export function recordFirstOdds(browser: Browser, origin: string): Promise<Recording> {
  return withVisit(browser, { slowCpu: false, slowNetwork: false, passedAt: origin }, async ({ page }) => {
    const calls: RecordedCall[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (IS_CALL.test(pathname) && !pathname.startsWith('/api/ImageOptimizer'))
        calls.push(recorded(request));
    });
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
