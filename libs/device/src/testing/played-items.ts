import { createClock } from '../clock';
import { createStoredItems } from '../stored-items';
import type { StoredItemsOptions } from '../stored-mirror';
import type { StoredCipher } from '../stored-object';

/** A storage in memory that counts what is written to it. */
export class MemoryStorage {
  readonly values = new Map<string, string>();
  writes = 0;
  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.writes += 1;
    this.values.set(key, value);
  }
  removeItem(key: string): void {
    this.values.delete(key);
  }
}

/** Marks what it seals, so that a text that was not sealed cannot be opened. */
export const cipher: StoredCipher = {
  seal: (value) => `sealed:${JSON.stringify(value)}`,
  open(text) {
    if (!text.startsWith('sealed:')) throw new Error('not sealed');
    return JSON.parse(text.slice('sealed:'.length)) as unknown;
  },
};

/** Stored items over a storage and a time in a spec's hands. */
export function setUp(storage: MemoryStorage | null = new MemoryStorage(), options: StoredItemsOptions = {}) {
  const time = { now: 1_700_000_000_000 };
  const clock = createClock({ wall: () => time.now, monotonic: () => 0 });
  const items = createStoredItems(storage, clock, { cipher, ...options });
  const pass = (ms: number): void => clock.setServerTime(clock.now() + ms);
  return { items, storage, pass };
}
