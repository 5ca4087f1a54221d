import type { Page } from 'playwright';

/** Resolves when every section of the home page that the first screen shows is there instead of its skeleton. */
export async function fullPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const seen = [...document.querySelectorAll('[data-section]')].filter(
        (section) => section.getBoundingClientRect().top < window.innerHeight,
      );
      return seen.length > 0 && seen.every((section) => section.querySelector('[aria-busy="true"]') === null);
    },
    undefined,
    { polling: 'raf' },
  );
}
