import { formatAmount, fromMinorUnits } from '@heptad/formatting';
import type { Row } from '@heptad/sandbox-ledger';
import type { SimName } from '@heptad/sandbox-simulation';
import type { VenueArea } from '../platform/venues';
import { percentOf } from './ratios';

/** The name of a kind's rebate. */
export const REBATE_NAMES: Readonly<Record<VenueArea, SimName>> = {
  sports: { 'zh-CN': '体育返水', 'zh-TW': '體育返水', en: 'Sports rebate' },
  live: { 'zh-CN': '真人返水', 'zh-TW': '真人返水', en: 'Live casino rebate' },
  esports: { 'zh-CN': '电竞返水', 'zh-TW': '電競返水', en: 'Esports rebate' },
  egame: { 'zh-CN': '电子返水', 'zh-TW': '電子返水', en: 'Slots rebate' },
  lottery: { 'zh-CN': '彩票返水', 'zh-TW': '彩票返水', en: 'Lottery rebate' },
  chess: { 'zh-CN': '棋牌返水', 'zh-TW': '棋牌返水', en: 'Card games rebate' },
  fishing: { 'zh-CN': '捕鱼返水', 'zh-TW': '捕魚返水', en: 'Fishing rebate' },
};

type Counted = Pick<Row<'rebate_days'>, 'day' | 'turnover_minor' | 'correction_minor' | 'ratio'>;

/** What a day's rebate was given for: its turnover and ratio. @param currency the member's */
export function rebateReason(
  { day, turnover_minor, correction_minor, ratio }: Counted,
  currency: string,
): SimName {
  const turnover = formatAmount(fromMinorUnits(turnover_minor + correction_minor), currency);
  const percent = percentOf(BigInt(ratio));
  return {
    'zh-CN': `${day} 有效流水 ${turnover} × ${percent}%`,
    'zh-TW': `${day} 有效流水 ${turnover} × ${percent}%`,
    en: `${day}: valid turnover of ${turnover} at ${percent}%`,
  };
}
