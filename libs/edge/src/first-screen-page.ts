import {
  FIRST_LOCALE_KEY,
  FIRST_SCREEN_ID,
  RENDERED,
  STARTED,
  START_FAILED,
  TAKEN_OVER,
} from '@heptad/brand-config';
import type { Locale, RenderedScreen } from '@heptad/brand-config';

/** What stands in the app's root of a built page until the app draws; the build marks where it begins and ends. */
const SKELETON = /<!--skeleton-->([^]*)<!--\/skeleton-->/;
const ROOT = '<div id="root">';
const SKELETON_ID = 'first-skeleton';
const MISSING_ID = 'first-missing';
/** Marks, in the dataset of the page's root element, that the rendered screen is not for this browser. */
const UNFIT = 'unfit';
const TAPPED = 'tapped';
/** Marks, in the dataset of the page's root element, that the skeleton stands in the screen's place. */
const AWAITED = 'awaited';

/** What is said of a page whose scripts do not run, by language. */
const MISSING: Readonly<Record<Locale, string>> = {
  'zh-CN': '赔率为打开页面时的数值。脚本未能运行，暂时无法投注或更新，请检查浏览器设置后重新打开。',
  'zh-TW': '賠率為開啟頁面時的數值。腳本未能執行，暫時無法投注或更新，請檢查瀏覽器設定後重新開啟。',
  en: 'These odds are from when the page was opened. Its scripts did not run, so it cannot take bets or update: check your browser’s settings and open it again.',
};

const STYLES =
  // While the screen is read it costs nothing to style and to lay out, and so is read much sooner.
  `:is([data-${UNFIT}],[data-${AWAITED}]) #root[data-${RENDERED}],:root:not([data-${AWAITED}]) #${SKELETON_ID}{display:none}` +
  `[data-${TAPPED}]{outline:2px solid var(--color-accent);outline-offset:-2px}` +
  `.${MISSING_ID}{position:sticky;top:0;z-index:80;margin:0;padding:12px 16px;background:var(--color-raised);` +
  `color:var(--color-text);border-bottom:1px solid var(--color-line);font:14px/1.6 var(--font-body)}.${MISSING_ID}[hidden]{display:none}`;

/**
 * Decides, before any of it is painted, whether what was rendered is for this browser: one that has passed the security check,
 * with the layout of phones, in the language that was kept and the edge's time zone; home has drawings for light pages. It goes by
 * what the browser alone knows.
 */
const decide = (timeZoneOffset: number): string =>
  `(function(d){var fit=false,e=d.documentElement,l;try{l=localStorage.getItem('${FIRST_LOCALE_KEY}')}catch(x){}` +
  `try{fit=/(^|; )security_check=1(;|$)/.test(d.cookie)&&!matchMedia('(min-width:768px)').matches&&(!l||l===e.lang)&&` +
  `new Date().getTimezoneOffset()===${String(timeZoneOffset)}&&!(location.pathname==='/'&&e.dataset.theme==='dark')}catch(x){}` +
  `if(!fit)e.dataset.${UNFIT}='';e.dataset.${AWAITED}=''})(document)`;

/**
 * Shows the screen once all of it is read: each element is given its style, which the security policy allows no markup to bring. The
 * skeleton stays in the place of a screen that is not for this browser. Else it keeps the last tap on a button until the app has
 * taken over that button (whose parts it takes over one after another, and marks by properties of its own), five seconds at most,
 * and says so where the app does not come.
 */
const FINISH =
  `(function(d,w){var e=d.documentElement,r=d.getElementById('root'),m=d.getElementById('${MISSING_ID}'),s=d.getElementById('${SKELETON_ID}'),b;` +
  `delete e.dataset.${AWAITED};s.remove();` +
  `if('${UNFIT}' in e.dataset){delete r.dataset.${RENDERED};r.replaceChildren.apply(r,s.childNodes);return}` +
  `r.querySelectorAll('[data-style]').forEach(function(x){x.style.cssText=x.dataset.style;delete x.dataset.style});` +
  `function tap(v){var x=v.target.closest('button');if(!x)return;if(b)delete b.dataset.${TAPPED};b=x;b.dataset.${TAPPED}=''}` +
  `function again(n){if(!b.isConnected)return;if(n&&!Object.keys(b).some(function(k){return/^__reactProps/.test(k)}))` +
  `return setTimeout(again,50,n-1);delete b.dataset.${TAPPED};b.click()}` +
  `function missing(){m.hidden=false}` +
  `r.addEventListener('click',tap,true);` +
  `w.addEventListener('${TAKEN_OVER}',function(){r.removeEventListener('click',tap,true);m.remove();` +
  `if(b)again(100)},{once:true});` +
  `w.addEventListener('${START_FAILED}',missing);` +
  `w.addEventListener('load',function(){if(!('${STARTED}' in e.dataset))missing()})` +
  `})(document,window)`;

const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const STYLESHEET_FILE = / href="(\/[^"]+)"/;
/** The app's own scripts: on a slow line they would take turns with the screen that stands behind them. */
const MODULES = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
/** The policy lets no markup bring styles: a script of the page gives them to the elements. React writes no such text otherwise. */
const STYLE = / style="/g;

/** The drawing of the hero, which travels in the page since it is the largest thing painted, and the file that has it. */
const HERO = /<img class="sk-hero[^>]* src="([^"]*)"/;
const HERO_FILE = /src="\/assets\/hero-[^"]*"/;

/** What the page is called, in the language that the build wrote it in; and what it says of itself. */
const NAME = /<title>([^<]+)<\/title>/;
const DESCRIPTION = /(<meta name="description" content=")[^"]*/;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** React asks for pictures ahead of the screen, which has them a few lines on: the hero, of which there is a drawing, even for nothing. */
const AHEAD = /<link rel="preload" as="image"[^>]*>/g;

/**
 * Puts rendered screens into a built page. The skeleton comes first, which needs few styles; then the screen with all of its own, the
 * app's scripts, and last what they take it over by.
 * @param styleOf a stylesheet's text by its path; where there is none the page keeps its link
 * @returns what makes a page of a screen; undefined where the build has not marked its skeleton
 */
export function createFirstScreenPage(
  built: string,
  styleOf: (path: string) => string | undefined = () => undefined,
): ((screen: RenderedScreen) => string) | undefined {
  const [whole, skeleton] = SKELETON.exec(built) ?? [];
  const [before, after, ...more] = whole === undefined ? [] : built.split(`${ROOT}${whole}</div>`);
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  const decision = decide(new Date().getTimezoneOffset());
  const [, hero] = HERO.exec(skeleton ?? '') ?? [];
  const drawn = (html: string): string => {
    const shown = html.replace(AHEAD, '');
    return hero === undefined ? shown : shown.replace(HERO_FILE, () => `src="${hero}"`);
  };
  const styled = (link: string): string => {
    const text = styleOf(STYLESHEET_FILE.exec(link)?.[1] ?? '');
    return text === undefined || /<\/style/i.test(text) ? link : `<style>${text}</style>`;
  };
  const stylesheets = (built.match(STYLESHEET) ?? []).map(styled).join('');
  const modules = (before.match(MODULES) ?? []).join('');
  const head = before.replace(STYLESHEET, '').replace(MODULES, '');
  const tail = after.replace(STYLESHEET, '');
  const [, builtName] = NAME.exec(head) ?? [];
  /** Gives a piece of the page the brand's name in another language, where it stands by itself. */
  const named = (piece: string, name: string | undefined): string =>
    builtName === undefined || name === undefined
      ? piece
      : piece
          .replaceAll(`>${builtName}<`, () => `>${escapeHtml(name)}<`)
          .replaceAll(`content="${builtName}"`, () => `content="${escapeHtml(name)}"`);
  return ({ html, name, description, locale, path, at, answers }) => {
    const block = JSON.stringify({ path, locale, at, answers }).replace(/</g, '\\u003c');
    const missing = `<p class="${MISSING_ID}" role="alert"`;
    return [
      named(head, name)
        .replace(DESCRIPTION, (whole, begins: string) =>
          description === undefined ? whole : begins + escapeHtml(description),
        )
        .replace(/<html lang="[^"]*"/, () => `<html lang="${locale}"`)
        .replace('</head>', () => `<style>${STYLES}</style></head>`),
      `<div id="${SKELETON_ID}">${named(skeleton ?? '', name)}</div>`,
      // Behind the skeleton, whose own script says which theme the page begins in.
      `<script>${decision}</script>`,
      stylesheets,
      `<noscript>${missing}>${MISSING[locale]}</p></noscript>`,
      `${missing} id="${MISSING_ID}" hidden>${MISSING[locale]}</p>`,
      `<div id="root" data-${RENDERED}>${drawn(html).replace(STYLE, ' data-style="')}</div>`,
      `<script>${FINISH}</script>`,
      // They run once the page is read: what is read behind them they find there.
      modules,
      `<script type="application/json" id="${FIRST_SCREEN_ID}">${block}</script>`,
      tail,
    ].join('');
  };
}
