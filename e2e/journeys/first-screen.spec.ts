import type { Page } from '@playwright/test';
import { MOUSE } from '../fixtures/pointer';
import { expect, test } from '../fixtures/test';
import { variant } from '../fixtures/tier';
import { firstScreen, targetsOf, type FirstScreen } from '../pages/first-screen';

// How many matches a screen holds depends on their leagues: a head for each match takes the room of the last. This is the day of the first
// moment, whatever journeys before have moved the clock to.
test.use({ ownStage: 'first screen' });

/** A phone whole, and with the bars of its browser. */
const WHOLE = { width: 390, height: 844 };
const WITH_BARS = { width: 390, height: 664 };

const print = (size: string, screen: FirstScreen): void =>
  void process.stdout.write(`first screen of a list, ${size}: ${JSON.stringify(screen)}\n`);

/** What has moved since the page was opened, beside what the visitor did. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved there is nothing to be told.
        setTimeout(() => resolve(0), 500);
      }),
  );

test('a list shows four matches with their prices at once, and its head goes out of the way', async ({
  page,
  shell,
  sportsbook,
}) => {
  await page.setViewportSize(WHOLE);
  await shell.arrive();
  await sportsbook.open('IMTY', 'today');
  await expect(sportsbook.cards().nth(3)).toBeVisible();
  // Prices may come a moment after their cards; what moves until then is measured below.
  await expect.poll(async () => (await firstScreen(page)).matches).toBeGreaterThanOrEqual(4);
  const whole = await firstScreen(page);
  print('390 × 844', whole);
  expect(whole.head).toBeLessThanOrEqual(170);
  expect(whole.prices).toBeGreaterThanOrEqual(28);

  const periods = page.getByRole('tablist', { name: '赛事时段' });
  await page.mouse.wheel(0, 400);
  await expect(periods).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(periods).toBeInViewport();
  expect(await shifted(page)).toBeLessThanOrEqual(0.005);

  await page.setViewportSize(WITH_BARS);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(sportsbook.cards().nth(2)).toBeVisible();
  const withBars = await firstScreen(page);
  print('390 × 664', withBars);
  expect(withBars.head).toBeLessThanOrEqual(170);
});

test.describe('under a mouse', () => {
  test.use(MOUSE);

  for (const [place, [width, least]] of (
    [
      [1024, 9],
      [1280, 10],
      [1440, 10],
      [1920, 10],
    ] as const
  ).entries())
    test(
      `a list is a table of at least ${String(least)} matches at ${String(width)} × 900`,
      variant(place),
      async ({ page, shell, sportsbook }) => {
        await page.setViewportSize({ width, height: 900 });
        await shell.arrive();
        await sportsbook.open('IMTY', 'live');
        await expect(sportsbook.cards().nth(8)).toBeVisible();
        const screen = await firstScreen(page);
        print(`${String(width)} × 900`, screen);
        expect(screen.matches).toBeGreaterThanOrEqual(least);
        expect(screen.head).toBeLessThanOrEqual(220);
        expect(await shifted(page)).toBeLessThanOrEqual(0.005);
      },
    );
});

for (const [place, size] of [
  { width: 1024, height: 768 },
  { width: 960, height: 720 },
].entries())
  test(
    `a finger finds every price of a table, 44 px, at ${String(size.width)} × ${String(size.height)}`,
    variant(place),
    async ({ page, shell, sportsbook }) => {
      await page.setViewportSize(size);
      await shell.arrive();
      await sportsbook.open('IMTY', 'today');
      await expect(sportsbook.prices().nth(6)).toBeVisible();
      const heights = await sportsbook.cards().first().evaluate(targetsOf);
      expect(heights).toHaveLength(7);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      expect(await shifted(page)).toBeLessThanOrEqual(0.005);
    },
  );

test('a finger finds every price: 44 px, and 38 px where a price stands between two others', async ({
  shell,
  sportsbook,
}) => {
  await shell.arrive();
  await sportsbook.open('IMTY', 'today');
  const heights = await sportsbook.cards().first().evaluate(targetsOf);
  expect(heights).toHaveLength(7);
  expect(heights.filter((height) => height >= 44)).toHaveLength(6);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(37);
});

test('a tap on a team opens its match', async ({ page, shell, sportsbook }) => {
  await shell.arrive();
  await sportsbook.open('IMTY', 'today');
  const card = sportsbook.cards().first();
  const [home = ''] = ((await card.getAttribute('aria-label')) ?? '').split(' – ');
  const box = await card.getByText(home, { exact: true }).boundingBox();
  if (box === null) throw new Error(`${home} is not on the screen.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(/sportsDetails/);
});
