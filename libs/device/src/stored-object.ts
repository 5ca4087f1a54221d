import { openStored, sealStored } from '@heptad/crypto';

/** The fixed key of the stored object (STORE-001). */
export const STORED_OBJECT_KEY = 'com_ptr';

/** The part of `Storage` that is used; `null` where the browser refuses even to hand it out. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Encrypts the stored object as a whole. `open` throws or rejects on anything it did not seal. */
export interface StoredCipher {
  seal(value: unknown): string | Promise<string>;
  open(text: string): unknown;
}

/** The stored object in the storage. Nothing in it throws or rejects (STORE-002, STORE-003). */
export interface StoredObject {
  /** As it lies in the storage; null where there is none or the storage fails. */
  text(): string | null;
  /** What such a text holds; nothing where it cannot be read. */
  opened(text: string | null): Promise<Map<string, unknown>>;
  write(entries: ReadonlyMap<string, unknown>): Promise<void>;
}

const storedCipher: StoredCipher = { seal: sealStored, open: openStored };

function entriesOf(value: unknown): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value).filter(([key]) => key !== '__proto__'));
}

/** @param cipher the product's own unless given */
export function createStoredObject(
  storage: TextStorage | null,
  cipher: StoredCipher = storedCipher,
): StoredObject {
  return {
    text() {
      try {
        return storage?.getItem(STORED_OBJECT_KEY) ?? null;
      } catch {
        return null;
      }
    },
    async opened(text) {
      try {
        return text ? entriesOf(await cipher.open(text)) : new Map();
      } catch {
        return new Map();
      }
    },
    async write(entries) {
      try {
        storage?.setItem(STORED_OBJECT_KEY, await cipher.seal(Object.fromEntries(entries)));
      } catch {
        // A full or blocked storage: the copy in memory goes on serving this page.
      }
    },
  };
}
