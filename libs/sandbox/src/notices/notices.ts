import type { VenueLocale } from '@heptad/sandbox-venues';
import { platformText } from '../words/platform-words';

export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** Sandbox time, ms. */
  readonly publishedAt: number;
}

const HOUR_MS = 3_600_000;

/** One notice appears at each of these hours of the platform's week, so that a running sandbox always has fresh ones. */
const TEXTS: readonly (readonly [title: string, content: string])[] = [
  ['演示平台须知', '本平台仅供演示，所有金额均为虚拟游戏币，不可兑换。'],
  ['场馆维护说明', '维护中的场馆会有标示，期间无法进入，恢复后即可照常使用。'],
  ['理性娱乐提示', '请合理安排时间与额度，可在个人中心设置限额或自我排除。'],
  ['体育场馆更新', '滚球盘口已扩充，更多角球与半场玩法现已开放。'],
];
const EVERY_MS = 6 * HOUR_MS;

/**
 * The site's notices, newest first: one every six hours of sandbox time, the last four of them.
 * @param now sandbox time, ms
 */
export function noticesAt(now: number, locale: VenueLocale = 'zh-CN'): readonly Notice[] {
  const latest = Math.floor(now / EVERY_MS);
  return TEXTS.map((_, age) => {
    const slot = latest - age;
    const [title, content] = TEXTS[slot % TEXTS.length] ?? ['', ''];
    return {
      id: String(slot),
      title: platformText(title, locale),
      content: platformText(content, locale),
      publishedAt: slot * EVERY_MS,
    };
  });
}
