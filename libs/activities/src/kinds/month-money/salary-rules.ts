import { compareMoney, money } from '@heptad/formatting';
import type { BoardOf } from '../../engine/activity';

export type SalaryTier = BoardOf<'monthMoney'>['tiers'][number];

/** The lowest tier that a turnover has not reached; undefined once all are. @param tiers in any order */
export function nextTier(tiers: readonly Pick<SalaryTier, 'id' | 'from'>[], turnover: string) {
  return tiers
    .filter(({ from }) => compareMoney(money(from), money(turnover)) > 0)
    .sort((a, b) => compareMoney(money(a.from), money(b.from)))[0];
}
