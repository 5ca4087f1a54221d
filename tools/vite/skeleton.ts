import type { Brand, ThemeName } from '@heptad/brand-config';
import { innerSkeletonsHtml, innerSkeletonStyles } from './inner-skeletons';

/** The hero as SVG text; the same text twice where the brand draws one for both themes. */
export type HeroDrawings = Readonly<Record<ThemeName, string>>;

/** Heights of the home page's first sections, with the space between heading and content; what is below them is not painted. */
const SECTION_STYLES: Readonly<Record<string, string>> = {
  areas: '.sk-areas{height:44px}',
  'hot-matches': '.sk-hot-matches{height:100vh;border-top:42px solid var(--color-surface);box-shadow:none}',
};

/** The home page's skeleton, and those of the others in its place (`data-entry` is empty until the first script sets it). */
export function skeletonStyles({ hasDark }: Pick<Brand, 'hasDark'>): string {
  return [
    'body{margin:0;background:var(--color-surface);color:var(--color-text);font-family:var(--font-body)}',
    // A frame that is painted before the theme is known has the device's.
    hasDark
      ? '@media(scripting:enabled){[data-entry=""]{color-scheme:light dark}[data-entry=""] body{background:none}}'
      : '',
    '.sk,.sk *,.sk-lists,.sk-lists *{box-sizing:border-box}',
    '.sk{max-width:1360px;margin:0 auto;padding:0 var(--spacing-page) 52px}',
    '.sk-top{display:flex;align-items:center;height:48px;color:var(--color-accent);' +
      'font:var(--font-weight-head) var(--text-xl) var(--font-display)}',
    '.sk>*+*{margin-top:var(--spacing-section)}',
    '.sk>.sk-hero+*,.sk>.sk-areas+*{margin-top:8px}',
    '.sk>.sk-top+*{margin-top:0}',
    '.sk-hero{display:block;width:100%;height:120px;object-fit:cover;border-radius:var(--radius-l)}',
    `:root:not([data-theme='dark']) .sk-hero-dark,[data-theme='dark'] .sk-hero-light{display:none}`,
    '.sk-box{border-radius:var(--radius-l);background:var(--color-raised);box-shadow:var(--elevation-1)}',
    ...Object.values(SECTION_STYLES),
    '.sk-tabs{position:fixed;inset:auto 0 0;height:calc(52px + env(safe-area-inset-bottom));margin:0;' +
      'background:var(--color-raised);border-top:1px solid var(--color-line)}',
    '[data-entry] .sk{display:none}',
    '@media(width>=48rem){.sk-hero{height:160px}}',
    innerSkeletonStyles(),
    // The tablet's layout: the tabs in a rail at the side.
    '@media(48rem<=width<64rem){.sk{padding-left:calc(72px + var(--spacing-page))}.sk-lists{padding-left:72px}' +
      '.sk-tabs{inset:0 auto 0 0;width:72px;height:auto;border:0;border-right:1px solid var(--color-line)}}',
    // The full-site layout: the head above, rails beside.
    '@media(width>=64rem){.sk,.sk-lists{max-width:1488px;margin:0 auto;padding:84px 24px 0 256px}' +
      '.sk-top,.sk-tabs{display:none}}',
    '@media(width>=80rem){.sk,.sk-lists{padding-right:388px}}',
  ].join('');
}

/** What may not stand in an address as it is: blanks, brackets, quotes and the signs of a tag. */
const OUTSIDE_ADDRESS = /[^\w!$&'()*+,./:;=?@~-]/gu;

/** A drawing as an address that needs no request. */
function inlineImage(svg: string): string {
  const line = svg.replace(/\s*\n\s*/g, '').replace(/"/g, "'");
  return `data:image/svg+xml,${line.replace(OUTSIDE_ADDRESS, encodeURIComponent)}`;
}

/** One picture, or the light and the dark one, of which the theme shows one. */
function heroHtml({ light, dark }: HeroDrawings): string {
  const image = (svg: string, classes: string): string =>
    `<img class="${classes}" width="800" height="400" alt="" src="${inlineImage(svg)}">`;
  return light === dark
    ? image(light, 'sk-hero')
    : image(light, 'sk-hero sk-hero-light') + image(dark, 'sk-hero sk-hero-dark');
}

/**
 * A picture of the home page in the brand's own order, without words that only the app knows, and those of other pages.
 * @param hero travels in the page, since it is the largest thing that is painted
 */
export function skeletonHtml({ names, homeSections }: Brand, hero: HeroDrawings): string {
  const known = homeSections.filter((id) => id === 'hero' || id in SECTION_STYLES);
  const section = (id: string): string =>
    id === 'hero' ? heroHtml(hero) : `<div class="sk-box sk-${id}"></div>`;
  return [
    '<div class="sk" aria-hidden="true">',
    `<div class="sk-top">${names['zh-CN']}</div>`,
    ...known.map(section),
    '<div class="sk-tabs"></div>',
    '</div>',
    innerSkeletonsHtml(names['zh-CN']),
  ].join('');
}
