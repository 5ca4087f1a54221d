import { FIRST_PAINT_KEY } from '@heptad/brand-config';
import type { BrandSource } from './brand-source';
import type { EntranceScripts } from './entrances';
import { LIST_PATHS } from './inner-skeletons';

/**
 * An expression of script: whether a visit begins dark. It reads `s`, what the last visit kept, or null. What was chosen counts, then
 * what the brand usually shows; `system` asks the device. A first visit in the brand's app begins light (BRAND-012).
 */
export function beginsDark({ hasDark, defaultTheme, native }: BrandSource['brand']): string {
  if (!hasDark) return 'false';
  const first =
    `!/[?&]isApp=1(&|$)/.test(location.search)&&!navigator.userAgent.includes(${JSON.stringify(native.marker)})` +
    (defaultTheme === 'dark' ? '' : `&&m`);
  return (
    `(function(t,m){return t==='dark'||t==='system'&&m||!/^(light|system)$/.test(t)&&${first}})` +
    `((s||'').replace(/ festival$/,''),matchMedia('(prefers-color-scheme:dark)').matches)`
  );
}

/** A statement of script that says whose art the festival skin has at this moment, as the app will. */
function marksFestival({ festivals }: BrandSource['brand']): string {
  if (festivals.length === 0) return '';
  const times = festivals.map(({ art, from, until }) => [art, Date.parse(from), Date.parse(until)]);
  return (
    `${JSON.stringify(times)}.some(function(f){` +
    `return f[1]<=Date.now()&&Date.now()<f[2]&&(d.dataset.festival=f[0])})`
  );
}

/**
 * The script that runs before a skeleton is painted: it applies the theme and skin that were chosen, or the device's theme (BRAND-013), and lets
 * an entry on the sports pages be installed with the sports icons (SHELL-044, OPEN-055), and chooses the skeleton; before
 * the security check (SHELL-020) no page's own, since none follows it. It must not fail where storage is blocked, and it
 * says nothing a brand without dark theme would not show.
 */
export function firstPaintScript({ brand, theme }: BrandSource): string {
  const dark = brand.hasDark
    ? `if(${beginsDark(brand)}){d.dataset.theme='dark';q('meta[name=theme-color]').content='${theme.heads.dark.plain}'}`
    : '';
  return (
    `(function(){var d=document.documentElement,q=function(x){return document.querySelector(x)},s;` +
    `try{s=localStorage.getItem('${FIRST_PAINT_KEY}')}catch(e){}` +
    dark +
    `if(/ festival$/.test(s)){d.dataset.skin='festival';${marksFestival(brand)}}` +
    `if(/^\\/home\\/sports(\\/|$)/.test(location.pathname)){q('link[rel=manifest]').href='/manifest-sports.webmanifest';` +
    `q('link[rel=apple-touch-icon]').href='/icons/sports-180.png'}` +
    `try{s=/(^|; )security_check=1(;|$)/.test(document.cookie)}catch(e){s=false}` +
    `if(s&&location.pathname==='/')delete d.dataset.entry;` +
    `else d.dataset.entry=s&&/${LIST_PATHS}/.test(location.pathname)?'lists':'mark'})()`
  );
}

/** Pages of many small scripts that draw nothing before all are there: they are asked for beside the last of the app's own. */
const EARLY = '^\\/venues\\/';

/**
 * The script that asks for the scripts of the page that is entered, which the app would ask for one after the other once it
 * runs. It stands last in the page: what is painted first does not wait for it. It asks when the app's own scripts, which the
 * page names, have come: beside them these would make the app begin later, while it begins the line is free.
 */
export function entranceScript(scripts: EntranceScripts): string {
  return (
    `(function(s,d){var own=d.querySelectorAll('link[rel=modulepreload]'),left=own.length,` +
    `until=/${EARLY}/.test(location.pathname)?1:0;` +
    `function ask(){s.forEach(function(x){var l=d.createElement('link');l.rel='modulepreload';l.href='/'+x;d.head.append(l)});s=[]}` +
    `function came(){if(--left<=until)ask()}` +
    `own.forEach(function(l){if(performance.getEntriesByName(l.href).length)came();else l.onload=l.onerror=came});` +
    `if(!own.length)ask()})` +
    `(${JSON.stringify(scripts)}[location.pathname.replace(/(.)\\/$/,'$1')]||[],document)`
  );
}
