import { createHash } from 'node:crypto';
import { FIRST_PAINT_KEY, LOCALES, type Locale } from '@heptad/brand-config';
import type { BrandSource } from '../brand-source';
import { FIRST_LOCALE, READ_FIRST_LOCALE } from '../first-locale';
import { beginsDark } from '../first-paint';
import type { Site } from './serve-site';

/** Title, sentence and link, by language. */
const TEXTS: Readonly<Record<Locale, readonly [title: string, sentence: string, link: string]>> = {
  'zh-CN': [
    '网络未连接',
    '请检查网络设置，恢复后页面会自动打开。余额与注单都保存在服务器上，不受影响。',
    '重新连接',
  ],
  'zh-TW': [
    '網路未連線',
    '請檢查網路設定，恢復後頁面會自動開啟。餘額與注單都保存在伺服器上，不受影響。',
    '重新連線',
  ],
  en: [
    'No network connection',
    'Check your network settings: the page opens by itself once there is a network again. Your balance and bets are kept on the server and are safe.',
    'Connect again',
  ],
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`;

const STYLES = [
  '*{box-sizing:border-box}',
  'body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--color-surface);' +
    'color:var(--color-text);font-family:var(--font-body)}',
  'main{display:grid;justify-items:center;gap:16px;max-width:24rem;text-align:center}',
  'svg{width:64px;height:64px;color:var(--color-muted)}',
  'h1,p{margin:0}h1{font-size:var(--text-xl)}p{color:var(--color-muted);line-height:1.7;font-size:15px}',
  'a{display:inline-flex;align-items:center;justify-content:center;min-height:48px;min-width:200px;margin-top:8px;' +
    'border-radius:var(--radius-m);background:var(--color-accent);color:var(--color-on-accent);' +
    'font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--color-accent);outline-offset:3px}',
  ...LOCALES.map((locale) => `:root[lang=${locale}] main:not([lang=${locale}]){display:none}`),
].join('');

/** At odd times, so that a site that comes back is not asked by everybody at once. */
const RETRY =
  "function again(){location.reload()}addEventListener('online',again);" +
  'if(navigator.onLine)setTimeout(again,4e3+Math.random()*4e3)';

/** The language of the last visit, else the browser's: nobody can be asked for it. */
const speak = (titles: Readonly<Record<Locale, string>>): string =>
  `(function(d,l){${READ_FIRST_LOCALE}l=l||navigator.language;l=${FIRST_LOCALE};` +
  `d.documentElement.lang=l;d.title=${JSON.stringify(titles).replace(/</g, '\\u003c')}[l]})(document);`;

/** Broken waves; drawn here, since nothing can be fetched. */
const DRAWING =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" aria-hidden="true">' +
  '<path d="M3 9.5a14 14 0 0 1 5-2.9M21 9.5a14 14 0 0 0-8.6-3.9M6.4 13a9 9 0 0 1 4.2-2.2M17.6 13a9 9 0 0 0-2-1.3M9.6 16.4a4.5 4.5 0 0 1 4.8 0M12 19.6v.01M4 3l16 18"/></svg>';

/**
 * The page that a visitor without a network gets, in the brand's colours, the theme and the language of the last visit. Its link asks for
 * the same address again, and it does so by itself once the browser says there is a network, and every few seconds while it
 * says so and the site cannot be reached all the same: nothing can be lost on it.
 */
export function offlinePage({ brand, theme }: Pick<BrandSource, 'brand' | 'theme'>): Site['offline'] {
  const styles = theme.css + STYLES;
  const dark = brand.hasDark
    ? `try{var s=localStorage.getItem('${FIRST_PAINT_KEY}');` +
      `if(${beginsDark(brand)})document.documentElement.dataset.theme='dark'}catch(e){}`
    : '';
  const titleIn = (locale: Locale): string => `${TEXTS[locale][0]} - ${brand.names[locale]}`;
  const script = `${dark}${speak({ 'zh-CN': titleIn('zh-CN'), 'zh-TW': titleIn('zh-TW'), en: titleIn('en') })}${RETRY}`;
  const mainIn = (locale: Locale): string => {
    const [title, sentence, link] = TEXTS[locale];
    return `<main lang="${locale}">${DRAWING}<h1>${title}</h1><p>${sentence}</p><a href="">${link}</a></main>`;
  };
  const html = [
    '<!doctype html><html lang="zh-CN" data-theme="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(titleIn('zh-CN'))}</title>`,
    `<meta name="theme-color" content="${theme.heads.light.plain}">`,
    `<style>${styles}</style><script>${script}</script></head><body>`,
    ...LOCALES.map(mainIn),
    '</body></html>',
  ].join('');
  const policy = `default-src 'none'; style-src ${hashOf(styles)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'`;
  return { html, policy };
}
