import { LOOKS } from '@heptad/brand-config';
import type { Plugin } from 'vite';

/** The module that holds a brand's data (`tools/vite/brand-plugin.ts`). */
const BRAND_MODULE = '\0virtual:brand';
/** The cookie that says in which look a preview is drawn. */
const LOOK_COOKIE = 'studio-look';

/** The cookie for a wanted look, `festival-dark` for example; one that is none takes the cookie away. */
export const lookCookie = (wanted: string | null): string =>
  LOOKS.some((each) => each === wanted)
    ? `${LOOK_COOKIE}=${String(wanted)}; Path=/; SameSite=Lax`
    : `${LOOK_COOKIE}=; Path=/; SameSite=Lax; Max-Age=0`;

/** Run before anything of the page: the page hears that its device wants the theme, and stays in the theme and skin that are wanted. */
export const LOOK_SCRIPT = `(function () {
  var wanted = /(?:^|; )${LOOK_COOKIE}=([\\w-]+)/.exec(document.cookie);
  if (!wanted) return;
  var root = document.documentElement, ask = window.matchMedia.bind(window);
  var theme = /dark$/.test(wanted[1]) ? 'dark' : 'light', isFestival = /^festival/.test(wanted[1]);
  window.matchMedia = function (query) {
    if (!/prefers-color-scheme: *dark/.test(query)) return ask(query);
    return { media: query, matches: theme === 'dark', addEventListener: function () {}, removeEventListener: function () {} };
  };
  function keep() {
    if (root.dataset.theme !== theme) root.dataset.theme = theme;
    if (isFestival && root.dataset.skin !== 'festival') root.dataset.skin = 'festival';
    if (!isFestival && root.dataset.skin !== undefined) delete root.dataset.skin;
  }
  new MutationObserver(keep).observe(root, { attributes: true, attributeFilter: ['data-theme', 'data-skin'] });
  keep();
})()`;

/**
 * What a brand usually shows is answered by the device's wish, which the script gives: else the app would draw the pictures of the one
 * theme in the colours of the other.
 */
export const followsDevice = (code: string): string =>
  code.replaceAll('"defaultTheme":"dark"', '"defaultTheme":"system"');

/** Draws a preview in a look, whatever the visitor chose and whether or not it is a festival. */
export function previewLook(): Plugin {
  return {
    name: 'heptad-studio-look',
    transform: (code, id) => (id === BRAND_MODULE ? followsDevice(code) : undefined),
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', children: LOOK_SCRIPT, injectTo: 'head-prepend' }],
    },
  };
}
