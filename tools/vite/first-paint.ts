import { FIRST_PAINT_KEY, firstPaintValue } from '@heptad/brand-config';
import type { BrandSource } from './brand-source';
import type { EntranceScripts } from './entrances';

/**
 * The script that runs before anything is painted: it applies the theme and skin of the last visit (BRAND-013), and lets
 * an entry on the sports pages be installed with the sports icons (SHELL-044, OPEN-055). It must not fail where storage
 * is blocked, and it says nothing a brand without dark theme would not show.
 */
export function firstPaintScript({ brand, theme }: BrandSource): string {
  const dark = brand.hasDark
    ? `if(s==='${firstPaintValue('dark', false)}'||s==='${firstPaintValue('dark', true)}'){d.dataset.theme='dark';q('meta[name=theme-color]').content='${theme.heads.dark.plain}'}`
    : '';
  return (
    `(function(){var d=document.documentElement,q=function(x){return document.querySelector(x)},s;` +
    `try{s=localStorage.getItem('${FIRST_PAINT_KEY}')}catch(e){}` +
    dark +
    `if(/ festival$/.test(s))d.dataset.skin='festival';` +
    `if(/^\\/home\\/sports(\\/|$)/.test(location.pathname)){q('link[rel=manifest]').href='/manifest-sports.webmanifest';` +
    `q('link[rel=apple-touch-icon]').href='/icons/sports-180.png'}` +
    `if(location.pathname!=='/')d.dataset.entry='inner'})()`
  );
}

/**
 * The script that asks for the scripts of the page that is entered, which the app would ask for one after the other once it
 * runs. It stands last in the page: what is painted first does not wait for it.
 */
export function entranceScript(scripts: EntranceScripts): string {
  return (
    `(${JSON.stringify(scripts)}[location.pathname.replace(/(.)\\/$/,'$1')]||[]).forEach(function(x){` +
    `var l=document.createElement('link');l.rel='modulepreload';l.href='/'+x;document.head.append(l)})`
  );
}
