import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { compareMoney, formatAmount, formatResult, ZERO, type Money } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { cx } from '@heptad/ui-kit';
import type { RecordsServices } from '../services';

/** Writes an amount, by default with {@link formatAmount}, or that the member has hidden amounts. */
export function useMoneyText(format = formatAmount): (amount: Money) => string {
  const [shown] = useBalancesVisible(useServices<RecordsServices>().device.items);
  const currency = useCurrency();
  return (amount) => (shown ? format(amount, currency) : HIDDEN_AMOUNT);
}

/** What a posting moved, with its sign, or that the member has hidden amounts. */
export function LineAmount({ amount, className }: { readonly amount: Money; readonly className?: string }) {
  const write = useMoneyText(formatResult);
  const isIn = compareMoney(amount, ZERO) > 0;
  return (
    <span className={cx('font-semibold tabular-nums', isIn ? 'text-gain' : 'text-text', className)}>
      {write(amount)}
    </span>
  );
}
