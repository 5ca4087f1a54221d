import { ITEMS, useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import type { FinanceServices } from '../services';

/** Stands for an amount that the member has hidden. */
export const HIDDEN_AMOUNT = '****';

/** Whether balances may be seen, kept for the next visit; they may unless hidden (STORE-020, CONST-007, NATIVE-020). */
export function useBalancesVisible(): readonly [visible: boolean, choose: (visible: boolean) => void] {
  const { items } = useServices<FinanceServices>().device;
  const visible = useStoredItem(items, ITEMS.balancesVisible) ?? true;
  return [visible, (wanted) => items.set(ITEMS.balancesVisible, wanted)];
}
