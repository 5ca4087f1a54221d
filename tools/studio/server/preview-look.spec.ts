import { runInNewContext } from 'node:vm';
import { followsDevice, LOOK_SCRIPT, lookCookie } from './preview-look';

/** A page with a root that tells of its changes at once, as the script sees it. */
function page(cookie: string, dataset: Record<string, string> = {}) {
  const watchers: (() => void)[] = [];
  const context = {
    document: { cookie, documentElement: { dataset } },
    window: { matchMedia: (media: string) => ({ media, matches: false }) },
    MutationObserver: class {
      constructor(tell: () => void) {
        watchers.push(tell);
      }
      observe(): void {}
    },
  };
  runInNewContext(LOOK_SCRIPT, context);
  return {
    dataset,
    isDark: () => context.window.matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: () => context.window.matchMedia('(prefers-reduced-motion: reduce)').media,
    change(more: Record<string, string>) {
      Object.assign(dataset, more);
      watchers.forEach((tell) => tell());
    },
  };
}

describe('the look of a preview', () => {
  it('is asked for by a cookie, and by nothing that is no look', () => {
    expect(lookCookie('festival-dark')).toBe('studio-look=festival-dark; Path=/; SameSite=Lax');
    for (const wrong of [null, '', 'neon', 'dark; Path=/x']) expect(lookCookie(wrong)).toContain('=; Path=/');
  });

  it.each([
    ['light', { theme: 'light' }, false],
    ['dark', { theme: 'dark' }, true],
    ['festival', { theme: 'light', skin: 'festival' }, false],
    ['festival-dark', { theme: 'dark', skin: 'festival' }, true],
  ])('%s stays, whatever the page chooses', (look, expected, isDark) => {
    const shown = page(`a=1; studio-look=${look}`);
    expect(shown.dataset).toEqual(expected);
    expect(shown.isDark()).toBe(isDark);
    shown.change({ theme: isDark ? 'light' : 'dark', skin: 'festival' });
    expect(shown.dataset).toEqual(expected);
  });

  it('is also that of the pictures in a brand that is usually dark', () => {
    expect(followsDevice('config: {"hasDark":true,"defaultTheme":"dark"}')).toBe(
      'config: {"hasDark":true,"defaultTheme":"system"}',
    );
  });

  it('is the page’s own where none was asked for, and no other question is answered', () => {
    const shown = page('a=1', { theme: 'dark', skin: 'festival' });
    expect(shown.dataset).toEqual({ theme: 'dark', skin: 'festival' });
    expect(page('studio-look=dark').isStill()).toBe('(prefers-reduced-motion: reduce)');
  });
});
