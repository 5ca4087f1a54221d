import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Steps of a finger's way: a browser tells of as many. */
const STEPS = 8;
/** A step of that way and the rest at its end, in seconds and in steps. */
const STEP_S = 0.05;
const REST_STEPS = 6;

interface Way {
  readonly from: { readonly x: number; readonly y: number };
  readonly by: { readonly x: number; readonly y: number };
}

/** A finger that is put down, moves, rests and is lifted, so that a page it scrolls does not glide on. */
async function draw(devtools: CDPSession, { from, by }: Way): Promise<void> {
  const begun = Date.now() / 1_000 - 1;
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number, touchPoints: Way['from'][]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begun + step * STEP_S });
  const at = (step: number) => [{ x: from.x + (by.x * step) / STEPS, y: from.y + (by.y * step) / STEPS }];
  await tell('touchStart', 0, at(0));
  for (let step = 1; step <= STEPS; step += 1) await tell('touchMove', step, at(step));
  await tell('touchEnd', STEPS + REST_STEPS, []);
}

const chosen = (page: Page): Locator => page.getByRole('tab', { selected: true });

/** The middle of what the screen shows of the chosen group: a short one leaves room for the matches under it. */
async function middleOfPanel(page: Page): Promise<number> {
  const bar = await page.getByRole('tablist').boundingBox();
  const panel = await page.getByRole('tabpanel').boundingBox();
  if (bar === null || panel === null) throw new Error('The page shows no group of markets');
  const top = Math.max(panel.y, bar.y + bar.height);
  const bottom = Math.min(panel.y + panel.height, page.viewportSize()?.height ?? 0);
  return (top + bottom) / 2;
}

test('ROUTE-081 the groups of markets are changed by a swipe, and by none that scrolls the page', async ({
  page,
  shell,
  sportsbook,
}) => {
  await shell.arrive();
  const staged = await sportsbook.openLive('IMTY');
  const card = sportsbook.card(staged);
  await sportsbook.scrollTo(card);
  await card.getByRole('link', { name: /全部盘口 \d+/ }).tap();
  await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
  await expect(chosen(page)).toHaveText('热门');
  const places = page.locator('.swipe-panel');
  // The page's own answer brings more groups than the list knew.
  await expect(async () => expect(await places.count()).toBe(await page.getByRole('tab').count())).toPass();
  const devtools = await page.context().newCDPSession(page);

  await draw(devtools, { from: { x: 300, y: await middleOfPanel(page) }, by: { x: -200, y: 8 } });
  await expect(chosen(page)).not.toHaveText('热门');
  const second = await chosen(page).textContent();
  await expect(
    page
      .getByRole('tabpanel', { name: second ?? '' })
      .getByRole('heading')
      .first(),
  ).toBeVisible();
  // Only the chosen group is within reach, and in the page.
  await expect(places.filter({ has: page.getByRole('heading') })).toHaveCount(1);

  // A finger put on a page that still moves stops it and does nothing else.
  const scroll = await page.evaluateHandle(() => ({
    ended: new Promise<void>((resolve) => {
      window.addEventListener('scrollend', () => resolve(), { once: true });
    }),
  }));
  await draw(devtools, { from: { x: 300, y: await middleOfPanel(page) }, by: { x: -20, y: -160 } });
  await scroll.evaluate(({ ended }) => ended);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(chosen(page)).toHaveText(second ?? '');

  await draw(devtools, { from: { x: 90, y: await middleOfPanel(page) }, by: { x: 200, y: 8 } });
  await expect(chosen(page)).toHaveText('热门');
});
