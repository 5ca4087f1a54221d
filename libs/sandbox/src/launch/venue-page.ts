import type { VenueLocale } from '@heptad/sandbox-venues';
import { plainWord } from '../mails/mail';
import { platformText } from '../words/platform-words';

/** A venue that was launched. */
export interface LaunchedVenue {
  readonly name: string;
  /** Where its page leads back to; undefined where the launch named nothing. */
  readonly wayBack: string | undefined;
}

/**
 * The page that a launched venue shows: the sandbox has no games of its own there and says so.
 * @param venue `undefined` when the session is none of its own
 */
export function venuePage(venue: LaunchedVenue | undefined, locale: VenueLocale): string {
  const title = platformText(venue?.name ?? '无法进入', locale);
  const text =
    venue === undefined
      ? '进入凭证无效或已过期，请返回后重新进入。'
      : '演示场馆：仅使用虚拟游戏币，不含真实游戏内容。';
  const wayBack =
    venue?.wayBack === undefined
      ? ''
      : `<p><a href="${plainWord(venue.wayBack).replaceAll('"', '&quot;')}">${platformText('返回', locale)}</a></p>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>html{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;text-align:center}h1{font-size:22px;margin:0 0 8px}p{margin:0}
a{display:inline-block;min-width:120px;margin-top:16px;padding:10px 20px;border:1px solid;border-radius:8px;color:inherit;text-decoration:none}</style>
</head><body><main><h1>${title}</h1><p>${platformText(text, locale)}</p>${wayBack}</main></body></html>`;
}
