import type { VenueLocale } from '@heptad/sandbox-venues';
import { platformText } from '../words/platform-words';

/**
 * The page that a launched venue shows in its frame: the sandbox has no games of its own and says so.
 * @param name the venue's name; `undefined` when the session is none of its own
 */
export function venuePage(name: string | undefined, locale: VenueLocale): string {
  const title = platformText(name ?? '无法进入', locale);
  const text =
    name === undefined
      ? '进入凭证无效或已过期，请返回后重新进入。'
      : '演示场馆：仅使用虚拟游戏币，不含真实游戏内容。';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>html{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;text-align:center}h1{font-size:22px;margin:0 0 8px}p{margin:0}</style>
</head><body><main><h1>${title}</h1><p>${platformText(text, locale)}</p></main></body></html>`;
}
