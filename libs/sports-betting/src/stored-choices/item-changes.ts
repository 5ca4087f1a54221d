import type { StoredItem, StoredItems } from '@heptad/device';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';

/** What a stored item holds now; undefined where it was taken away. */
export interface ItemChange<Value> {
  readonly value: Value | undefined;
}

/**
 * A channel of the changes of a stored item, whoever made them: another tab, the native shell, the settings page, or this page
 * itself. A value without the item's shape is left out.
 */
export function itemChanges<Value>(
  items: StoredItems,
  item: StoredItem<Value>,
): EventChannel<ItemChange<Value>> {
  return eventChannel<ItemChange<Value>>(
    (emit) =>
      items.subscribe((keys) => {
        if (!keys.has(item.key)) return;
        const value = items.get(item);
        if (value !== undefined || !items.has(item)) emit({ value });
      }),
    buffers.sliding(1),
  );
}
