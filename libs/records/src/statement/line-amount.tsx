import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { compareMoney, formatMoney, ZERO, type Money } from '@heptad/formatting';
import { cx } from '@heptad/ui-kit';
import type { RecordsServices } from '../services';

/** Writes an amount, or that the member has hidden amounts. */
export function useMoneyText(): (amount: Money) => string {
  const [shown] = useBalancesVisible(useServices<RecordsServices>().device.items);
  return (amount) => (shown ? formatMoney(amount) : HIDDEN_AMOUNT);
}

/** What a posting moved, with its sign, or that the member has hidden amounts. */
export function LineAmount({ amount, className }: { readonly amount: Money; readonly className?: string }) {
  const write = useMoneyText();
  const isIn = compareMoney(amount, ZERO) > 0;
  const text = write(amount);
  return (
    <span className={cx('font-semibold tabular-nums', isIn ? 'text-gain' : 'text-text', className)}>
      {isIn && text !== HIDDEN_AMOUNT ? `+${text}` : text}
    </span>
  );
}
