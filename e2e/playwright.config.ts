import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { LAUNCH, WHOLE_BROWSER } from './fixtures/launch';
import { SECOND_BRAND, SECOND_BRAND_JOURNEYS } from './fixtures/second-brand';
import type { BrandOptions } from './fixtures/test';

const ROOT = join(import.meta.dirname, '..');
/** The brand whose journeys run in full; the others run one. */
const REFERENCE = 'ky';
/** `npm run test:all`: every brand, theme, photograph, hostile text and variant. What `npm test` runs is said in README.md beside this. */
const FULL_MATRIX = process.env['MATRIX'] === 'all';

const brands = readdirSync(join(ROOT, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a brand's look, names and order may break is tried in each; what is the same code in all, in one. */
const OF_OTHERS: string[] = FULL_MATRIX
  ? [
      '**/brands/*.spec.ts',
      '**/accessibility/*.spec.ts',
      '**/journeys/home-page.spec.ts',
      '**/journeys/layouts.spec.ts',
      '**/journeys/slip-keypad.spec.ts',
    ]
  : ['**/brands/*.spec.ts'];

/** What runs in a brand. */
function journeysOf(brand: string): string | string[] {
  if (brand === REFERENCE) return '**/*.spec.ts';
  return FULL_MATRIX && brand === SECOND_BRAND ? [...OF_OTHERS, ...SECOND_BRAND_JOURNEYS] : OF_OTHERS;
}

/** What a machine's settings would else decide about letters and colours in a photograph. */
const SAME_LETTERS = [
  '--font-render-hinting=none',
  '--enable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
];

const PHOTOGRAPHED = {
  trace: 'off' as const,
  launchOptions: {
    ...LAUNCH,
    ...WHOLE_BROWSER,
    args: [...LAUNCH.args, ...SAME_LETTERS],
  },
};

export default defineConfig<BrandOptions>({
  testDir: import.meta.dirname,
  outputDir: join(ROOT, 'test-results'),
  // A slow machine needs twice what a fast one does; what a page owes a member is held by the waits within.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Each has a sandbox and an edge of its own. Two leave a quarter of the smallest machine's two cores idle, since each waits at times for
  // its platform's answer or its page's next moment.
  workers: 3,
  // Once more for a journey that failed: a second failure is red, a first one is printed as flaky and is mended next.
  retries: 1,
  ...(!FULL_MATRIX && { grepInvert: /@matrix/ }),
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    viewport: { width: 390, height: 844 },
    actionTimeout: 15_000,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    // Every step and call, without the film and the page at each step, which take a sixth and a tenth of a run on two cores; the
    // page as it was when the journey failed stands beside the trace.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH,
  },
  projects: [
    ...brands.map((brand) => ({
      name: brand,
      testMatch: journeysOf(brand),
      // The smoke of a brand is a full visit, which the reference brand walks in each venue anyway.
      testIgnore: ['**/visual/**', ...(brand === REFERENCE && !FULL_MATRIX ? ['**/brands/**'] : [])],
      use: { brand },
    })),
    ...(FULL_MATRIX
      ? [{ name: 'catalogue', testMatch: '**/visual/*.spec.ts', fullyParallel: true, use: PHOTOGRAPHED }]
      : []),
    ...brands
      .filter((brand) => brand === REFERENCE || FULL_MATRIX)
      .map((brand) => ({
        name: `pages-${brand}`,
        testMatch: '**/visual/pages/*.spec.ts',
        // The letters of photographs come by a style that the site's own policy would refuse.
        use: {
          ...PHOTOGRAPHED,
          brand,
          bypassCSP: true,
          contextOptions: { reducedMotion: 'reduce' as const },
        },
      })),
  ],
});
