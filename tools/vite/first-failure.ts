import { SITE_CACHES, STARTED, START_FAILED, type Locale } from '@heptad/brand-config';
import { FIRST_LOCALE, READ_FIRST_LOCALE } from './first-locale';

/** Title, sentence and button, by language: nothing of the app can be asked for them. */
const TEXTS: Readonly<Record<Locale, readonly [title: string, sentence: string, button: string]>> = {
  'zh-CN': ['页面没有打开', '可能是网络中断或站点正在更新。您的投注单和余额不受影响。', '重新打开'],
  'zh-TW': ['頁面沒有開啟', '可能是網路中斷或網站正在更新。您的投注單和餘額不受影響。', '重新開啟'],
  en: [
    'The page did not open',
    'The network may be interrupted, or the site is being updated. Your bet slip and balance are safe.',
    'Open again',
  ],
};

/** Milliseconds that mending may take: a worker in trouble may answer nothing at all. */
const MEND_WITHIN_MS = 5_000;

/** How the page looks that says it could not be opened. */
export function firstFailureStyles(): string {
  return [
    '.sk-fail{box-sizing:border-box;min-height:100dvh;padding:24px;display:grid;place-content:center;' +
      'justify-items:center;gap:20px;text-align:center}',
    '.sk-fail[hidden]{display:none}',
    '.sk-fail h1{margin:0 0 12px;font:var(--font-weight-head) var(--text-xl) var(--font-display)}',
    '.sk-fail p{margin:0;max-width:24rem;color:var(--color-muted);line-height:1.7}.sk-fail p+p{margin-top:8px}',
    '.sk-fail button{min-height:44px;min-width:160px;padding:0 24px;border:0;border-radius:var(--radius-m);' +
      'background:var(--color-accent);color:var(--color-on-accent);font:600 16px var(--font-body)}',
    '.sk-fail button:focus-visible{outline:3px solid var(--color-focus);outline-offset:3px}',
    '.sk-fail button:disabled{opacity:.6}',
  ].join('');
}

/** The place of that page. It stands where the app draws, so that the app takes it away when it starts after all. */
export const FIRST_FAILURE_HTML =
  '<main class="sk-fail" hidden><div role="alert"><h1></h1><p></p></div><button type="button"></button></main>';

/** What a browser that runs no scripts shows. */
export const NO_SCRIPTS_HTML =
  '<noscript><main class="sk-fail"><div><h1>页面需要脚本才能打开</h1>' +
  '<p>请在浏览器设置中允许运行脚本，再重新打开。</p>' +
  '<p lang="en">This page needs scripts: allow them in your browser’s settings and open it again.</p></div></main></noscript>';

/**
 * The script that mends a page whose first script does not run, whatever the reason, without anything of the app. It looks when
 * the page has loaded: a first script that runs has said so by then. What it does: the site's workers are unregistered, the
 * caches of the site are dropped, what the page has fetched is fetched anew past the browser's own cache, and the page is
 * loaded again. What a visitor owns (the slip, open money writes) lies in other places and is not touched.
 *
 * It does that once by itself. A page that was reloaded never does: then it says what happened, with a button that does
 * it again. So it cannot go round in circles, even where nothing can be stored. Old syntax, since an old browser ends here too.
 */
export function firstFailureScript(): string {
  return (
    `(function(w,d,n,T){var began,worker,own;try{worker=n.serviceWorker.controller}catch(e){}` +
    `function show(){var m=d.querySelector('.sk-fail'),b,l;if(!m)return;` +
    `${READ_FIRST_LOCALE}l=l||n.language;` +
    `m.lang=l=${FIRST_LOCALE};` +
    `d.getElementById('root').replaceChildren(m);m.hidden=false;` +
    `['h1','p','button'].forEach(function(x,i){b=m.querySelector(x);b.textContent=T[l][i]});` +
    `b.onclick=function(){b.disabled=true;mend()}}` +
    `function each(list,f){return Promise.all([].map.call(list,function(x){return f(x)}))}` +
    `function again(){location.reload()}` +
    // A script that is asked for as a picture leaves the browser's memory, which a reload would else take it from again.
    `function forget(){return each(Array.from(own),function(x){return new Promise(function(r){var i=new Image;i.onload=i.onerror=r;i.src=x})})}` +
    `function mend(){` +
    // Without a network the worker is all there is.
    `if(!n.onLine)return again();` +
    `own=new Set;d.querySelectorAll('script[src],link[href^="/assets/"]').forEach(function(x){own.add(x.src||x.href)});` +
    `performance.getEntriesByType('resource').forEach(function(x){if(x.name.indexOf(location.origin+'/assets/')===0)own.add(x.name)});` +
    // The browser keeps a memory for each worker and one for none: a worker may come or go while this runs.
    `forget();Promise.race([new Promise(function(r){setTimeout(r,${String(MEND_WITHIN_MS)})}),each([` +
    // One that came since the page was loaded is fresh, and has not kept it from starting.
    `function(){return n.serviceWorker.controller===worker&&n.serviceWorker.getRegistrations().then(function(a){return each(a,function(x){return x.unregister()})})},` +
    `function(){return caches.keys().then(function(a){return each(a,function(x){return/${SITE_CACHES}/.test(x)&&caches.delete(x)})})}` +
    `],function(f){return Promise.resolve().then(f).catch(function(){})}).then(function(){` +
    `return each(Array.from(own),function(x){return fetch(x,{cache:'reload'}).then(function(a){return a.blob()}).catch(function(){})})` +
    `}).then(forget)` +
    `]).then(again)}` +
    `function failed(quiet){if(began)return;began=1;var e=performance.getEntriesByType('navigation')[0];` +
    `if(n.onLine&&e&&e.type!=='reload')mend();else if(quiet!==1)show()}` +
    `w.addEventListener('${START_FAILED}',failed);` +
    `w.addEventListener('load',function(){` +
    `if(!('${STARTED}' in d.documentElement.dataset))failed();` +
    // An app without its styles is still an app: nothing is put in its place.
    `else if([].some.call(d.querySelectorAll('link[rel=stylesheet]'),function(x){return!x.sheet}))failed(1)})` +
    `})(window,document,navigator,${JSON.stringify(TEXTS)})`
  );
}
