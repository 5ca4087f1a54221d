import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Steps of a finger's way: a browser tells of as many. */
const STEPS = 8;

interface Way {
  readonly from: { readonly x: number; readonly y: number };
  readonly by: { readonly x: number; readonly y: number };
}

/** A finger that is put down, moves, and is lifted. */
async function draw(devtools: CDPSession, { from, by }: Way): Promise<void> {
  const at = (step: number) => [{ x: from.x + (by.x * step) / STEPS, y: from.y + (by.y * step) / STEPS }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step += 1)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const chosen = (page: Page): Locator => page.getByRole('tab', { selected: true });

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
  const from = { x: 300, y: 560 };

  await draw(devtools, { from, by: { x: -200, y: 8 } });
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

  await draw(devtools, { from, by: { x: -30, y: -240 } });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(chosen(page)).toHaveText(second ?? '');

  await draw(devtools, { from: { x: 90, y: 560 }, by: { x: 200, y: 8 } });
  await expect(chosen(page)).toHaveText('热门');
});
