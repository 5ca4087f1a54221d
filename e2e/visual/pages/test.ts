import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOMENT } from '../../fixtures/moment';
import { expect, test as base } from '../../fixtures/test';
import { ROOT } from '../../fixtures/program';
import { choose } from '../../pages/choose';
import { compareWithKept } from '../baselines';
import { FONTS } from '../catalogue-site';
import { drawn, photograph, setLetters } from '../photographer';

/** The brand whose pages are all kept. */
export const REFERENCE = 'ky';
/** What is kept of other brands' pages. */
const TELLING = new Set(['home', 'match', 'mine', 'slip', 'member', 'vip', 'mail', 'agent', 'hall-egame']);

export const THEMES = ['light', 'dark'] as const;

interface Photographs {
  /** What the visitor chose in the settings. */
  theme: (typeof THEMES)[number];
  /** Opens the site for the first time and chooses the theme. */
  arrive: () => Promise<void>;
  /** Compares what the window shows with what was kept. */
  asPhotographed: (name: string) => Promise<void>;
}

/** Playwright's test over a brand's site at one moment that never passes: same matches, same odds, same clock. */
export const test = base.extend<Photographs>({
  theme: ['light', { option: true }],
  page: async ({ page, sandbox }, use) => {
    await sandbox.stopClockAt(MOMENT);
    await page.clock.setFixedTime(MOMENT);
    await page.route('**/fonts/*.woff2', (route) =>
      route.fulfill({ path: join(FONTS, new URL(route.request().url()).pathname.slice('/fonts/'.length)) }),
    );
    await use(page);
  },
  arrive: async ({ page, shell, brand, theme }, use, info) => {
    const { hasDark } = JSON.parse(readFileSync(join(ROOT, 'brands', brand, 'brand.json'), 'utf8')) as {
      readonly hasDark: boolean;
    };
    info.skip(theme === 'dark' && !hasDark, 'The brand has no dark.');
    await use(async () => {
      await shell.arrive('/mine');
      const appearance = page.getByRole('combobox', { name: '外观' });
      if (hasDark) await choose(appearance, theme);
      await expect(page.locator(`html[data-theme=${theme}]`)).toBeAttached();
    });
  },
  asPhotographed: async ({ page, brand, theme }, use, info) => {
    await use(async (name) => {
      await setLetters(page);
      await page.waitForLoadState('networkidle');
      await drawn(page);
      if (brand !== REFERENCE && !TELLING.has(name)) return;
      const picture = await photograph(page, { fullPage: false });
      const path = `${brand}-${theme}/page-${name}`;
      expect.soft(await compareWithKept(path, picture, info.outputPath(`${name}.png`))).toBe('');
    });
  },
});

export { expect };
