import type { Page } from '@playwright/test';
import { MOUSE } from '../fixtures/pointer';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';

/** What is seen moves by this at most while prices tick. */
const MOST_SHIFT = 0.005;
const TICKING_MS = 20_000;

declare global {
  interface Window {
    /** How much the page moved by itself since it was opened. */
    shift?: number;
  }
}

const followShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!hadRecentInput) window.shift = (window.shift ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const [width, height, pointer] of [
  [390, 844, {}],
  [1440, 900, MOUSE],
] as const)
  test.describe(() => {
    test.use(pointer);
    test(
      `nothing moves while prices tick at ${String(width)} × ${String(height)}`,
      MATRIX,
      async ({ page, brand, shell, sportsbook }) => {
        test.setTimeout(150_000);
        await page.setViewportSize({ width, height });
        await followShift(page);
        await shell.arrive();
        const match = await sportsbook.openLive('IMTY');
        const holdsStill = async (what: string): Promise<void> => {
          await expect(page.locator('button[data-shape]').first()).toBeVisible();
          const seen = () => page.evaluate(() => ({ at: performance.now(), shift: window.shift ?? NaN }));
          await expect
            .poll(async () => (await seen()).at, { timeout: 2 * TICKING_MS })
            .toBeGreaterThan(TICKING_MS);
          const { shift } = await seen();
          process.stdout.write(
            `${brand}: CLS of 20 s, ${what} at ${String(width)} px: ${shift.toFixed(4)}\n`,
          );
          expect.soft(shift, what).toBeLessThanOrEqual(MOST_SHIFT);
        };
        await page.goto('/');
        await holdsStill('home');
        for (const period of ['live', 'today']) {
          await sportsbook.open('IMTY', period);
          await holdsStill(`the list ${period}`);
        }
        await page.goto(`/home/sports/sportsDetails?venue=IMTY&id=${match.id}`);
        await holdsStill('a match');
      },
    );
  });
