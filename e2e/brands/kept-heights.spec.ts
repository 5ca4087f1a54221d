import type { Page } from '@playwright/test';
import { MOUSE } from '../fixtures/pointer';
import { expect, test } from '../fixtures/test';
import { MATRIX } from '../fixtures/tier';

/** A phone; a tablet that lies on its side, whose cards are as high as a phone's; and a desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900, ...MOUSE },
] as const;
/** A line of a title wraps by a brand's letters; more than this is a place that was kept wrongly. */
const MOST_PX = 8;
/** The width from which the site has its full layout, CSS pixels. */
const WIDE_FROM = 1024;
/** A step of somebody who scrolls, CSS pixels. */
const STEP = 350;

declare global {
  interface Window {
    /** The heights that each section had, one after the other. */
    heights?: Record<string, number[]>;
  }
}

/** Notes every height of every section of the home page from now on. */
const watchHeights = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heights: Record<string, number[]> = {};
    window.heights = heights;
    const look = (): void => {
      for (const section of document.querySelectorAll<HTMLElement>('[data-section]')) {
        const seen = (heights[section.dataset['section'] ?? ''] ??= []);
        const { height } = section.getBoundingClientRect();
        if (seen.at(-1) !== height) seen.push(height);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const { width, height, ...pointer } of SIZES)
  test.describe(() => {
    test.use(pointer);
    test(
      `each section of home takes what was kept for it, ${String(width)} wide`,
      MATRIX,
      async ({ page, shell }) => {
        await page.setViewportSize({ width, height });
        await watchHeights(page);
        await shell.arrive('/mine');
        await page.goto('/');
        await expect(page.locator('[data-section] .odds-value').first()).toBeVisible();
        // Sections come as one nears them.
        await expect(async () => {
          const isEnd = await page.evaluate((step) => {
            window.scrollBy(0, step);
            return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
          }, STEP);
          expect(isEnd).toBe(true);
          await expect(page.locator('[data-section] [aria-busy="true"]')).toHaveCount(0, { timeout: 1_000 });
        }).toPass({ intervals: [200] });
        const heights = await page.evaluate(() => window.heights ?? {});
        const wrong = Object.entries(heights).flatMap(([section, all]) => {
          // What a feature names knows no width: it is a phone's height, and wider windows keep what the section's own skeleton says.
          const [kept, taken = kept] = (width < WIDE_FROM ? all : all.slice(1)).slice(-2);
          return Math.abs((kept ?? 0) - (taken ?? 0)) > MOST_PX ? [`${section}: ${all.join(' → ')}`] : [];
        });
        expect(wrong).toEqual([]);
      },
    );
  });
