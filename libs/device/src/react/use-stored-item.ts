import { useSyncExternalStore } from 'react';
import type { StoredItem } from '../items';
import type { StoredItems } from '../stored-items';

/** A stored item's value as it is now; follows whoever sets it: this page, another tab, the native shell. */
export function useStoredItem<Value>(items: StoredItems, item: StoredItem<Value>): Value | undefined {
  return useSyncExternalStore(
    items.subscribe,
    () => items.get(item),
    // What the edge renders is of nobody.
    () => undefined,
  );
}
