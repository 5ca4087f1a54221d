import type { StoredItem, StoredItems } from '@heptad/device';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';

/**
 * A channel of a stored item's new values, whoever set them: another tab, the native shell, or this page itself. A value
 * that was removed or does not have the item's shape is left out.
 */
export function itemChanges<Value extends NonNullable<unknown>>(
  items: StoredItems,
  item: StoredItem<Value>,
): EventChannel<Value> {
  return eventChannel<Value>(
    (emit) =>
      items.subscribe((keys) => {
        const value = keys.has(item.key) ? items.get(item) : undefined;
        if (value !== undefined) emit(value);
      }),
    buffers.sliding(1),
  );
}
