import { ITEMS } from '../items';
import type { StoredItems } from '../stored-items';
import { useStoredItem } from './use-stored-item';

/** Stands for an amount that the member has hidden. */
export const HIDDEN_AMOUNT = '****';

/** Whether balances may be seen, kept for the next visit; they may unless hidden (STORE-020, CONST-007, NATIVE-020). */
export function useBalancesVisible(
  items: StoredItems,
): readonly [visible: boolean, choose: (visible: boolean) => void] {
  const visible = useStoredItem(items, ITEMS.balancesVisible) ?? true;
  return [visible, (wanted) => items.set(ITEMS.balancesVisible, wanted)];
}
