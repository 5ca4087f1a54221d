import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { formatDate, formatMoney, startOfDay, type Money } from '@heptad/formatting';
import type { LoyaltyServices } from '../services';

/** Writes amounts as the member wants to see them: by their digits, or hidden as everywhere. */
export function useRebateAmounts() {
  const { device } = useServices<LoyaltyServices>();
  const [shown, setShown] = useBalancesVisible(device.items);
  return {
    shown,
    setShown,
    written: (amount: Money): string => (shown ? formatMoney(amount) : HIDDEN_AMOUNT),
  };
}

/** Writes one of the platform's days in the member's language. */
export function useDayText(): (day: string) => string {
  const { language } = useServices<LoyaltyServices>();
  return (day) => formatDate(startOfDay(day), language.current());
}
