import bare from 'dayjs';
import zhCn from 'dayjs/locale/zh-cn.js';
import zhTw from 'dayjs/locale/zh-tw.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import duration from 'dayjs/plugin/duration.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

function withPlugins(): typeof bare {
  for (const plugin of [utc, timezone, duration, customParseFormat]) bare.extend(plugin);
  for (const locale of [zhCn, zhTw]) bare.locale(locale, undefined, true);
  return bare;
}

/**
 * Dates with all plugins and locales that the product uses. They are registered here and nowhere else; what is imported
 * from the package itself has none of them.
 */
export const dayjs = /* @__PURE__ */ withPlugins();
