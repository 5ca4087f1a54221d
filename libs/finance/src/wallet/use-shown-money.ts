import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { formatAmount, type Money } from '@heptad/formatting';
import type { FinanceServices } from '../services';

/** How amounts of the wallet are written: with the currency's sign, or as stars while the member has hidden them (STORE-020). */
export function useShownMoney(currency: string): (amount: Money) => string {
  const [visible] = useBalancesVisible(useServices<FinanceServices>().device.items);
  return (amount) => (visible ? formatAmount(amount, currency) : HIDDEN_AMOUNT);
}
