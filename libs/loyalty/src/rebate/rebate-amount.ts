import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { formatAmount, formatDate, formatResult, type Money, startOfDay } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import type { LoyaltyServices } from '../services';

/** Writes amounts as the member wants to see them: by their digits, or hidden as everywhere. */
export function useRebateAmounts() {
  const { device } = useServices<LoyaltyServices>();
  const currency = useCurrency();
  const [shown, setShown] = useBalancesVisible(device.items);
  return {
    shown,
    setShown,
    written: (amount: Money): string => (shown ? formatAmount(amount, currency) : HIDDEN_AMOUNT),
    /** With a plus: what was gained. */
    gained: (amount: Money): string => (shown ? formatResult(amount, currency) : HIDDEN_AMOUNT),
  };
}

/** Writes one of the platform's days in the member's language. */
export function useDayText(): (day: string) => string {
  const { language } = useServices<LoyaltyServices>();
  return (day) => formatDate(startOfDay(day), language.current());
}
