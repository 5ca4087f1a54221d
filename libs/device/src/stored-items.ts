import * as v from 'valibot';
import type { Clock } from './clock';
import type { StoredItem } from './items';
import { createMirror, type StoredItemsOptions } from './stored-mirror';
import type { TextStorage } from './stored-object';

/** The stored object (STORE-001): read once, then a synchronous copy that follows the other tabs. */
export interface StoredItems {
  /** Reads and decrypts the stored object; never rejects: an unreadable one counts as empty (STORE-002). */
  load(): Promise<void>;
  /** The value, or undefined where there is none, it has expired (OPEN-035) or does not have the item's shape. */
  get<Value>(item: StoredItem<Value>): Value | undefined;
  /** Whether anything is kept under the item's key, also what has expired or does not have its shape. */
  has(item: StoredItem<unknown>): boolean;
  /** Keeps a value at once in the copy and soon in the storage; a value without the item's shape is ignored. */
  set<Value>(item: StoredItem<Value>, value: Value): void;
  remove(item: StoredItem<unknown>): void;
  /** Removes every item whose key begins with `prefix`. */
  removeAll(prefix: string): void;
  /** Tells which keys changed, in this tab or another. @returns how to stop listening */
  subscribe(listener: (keys: ReadonlySet<string>) => void): () => void;
  /** Resolves when all changes so far have been written, or given up (STORE-003). */
  flush(): Promise<void>;
  /** Stops following the other tabs. */
  close(): void;
}

const dated = v.object({ value: v.unknown(), at: v.number() });

/**
 * @param storage local storage, or null where it is blocked: values then last as long as the page
 * @param clock judges expiry
 */
export function createStoredItems(
  storage: TextStorage | null,
  clock: Clock,
  options: StoredItemsOptions = {},
): StoredItems {
  const mirror = createMirror(storage, options);
  const parsed = new Map<string, { readonly raw: unknown; readonly value: unknown }>();

  function shapeOf<Value>(item: StoredItem<Value>, raw: unknown): Value | undefined {
    const known = parsed.get(item.key);
    // The same stored value gives the same object every time, so that readers can compare by identity.
    if (known !== undefined && known.raw === raw) return known.value as Value | undefined;
    const result = v.safeParse(item.schema, raw);
    const value = result.success ? result.output : undefined;
    parsed.set(item.key, { raw, value });
    return value;
  }

  return {
    load: () => mirror.load(),
    get(item) {
      const raw = mirror.get(item.key);
      if (raw === undefined) return undefined;
      if (item.maxAgeMs === undefined) return shapeOf(item, raw);
      const entry = v.safeParse(dated, raw);
      if (!entry.success || clock.now() - entry.output.at >= item.maxAgeMs) return undefined;
      return shapeOf(item, entry.output.value);
    },
    has: (item) => mirror.get(item.key) !== undefined,
    set(item, value) {
      if (!v.safeParse(item.schema, value).success) return;
      mirror.change(item.key, item.maxAgeMs === undefined ? value : { value, at: clock.now() });
    },
    remove: (item) => mirror.change(item.key, undefined),
    removeAll(prefix) {
      for (const key of mirror.keys()) if (key.startsWith(prefix)) mirror.change(key, undefined);
    },
    subscribe: (listener) => mirror.subscribe(listener),
    flush: () => mirror.flush(),
    close: () => mirror.close(),
  };
}
