import { openStored, sealStored } from '@heptad/crypto';

/** The fixed key of the stored object (STORE-001). */
export const STORED_OBJECT_KEY = 'com_ptr';

/** The part of `Storage` that is used; `null` where the browser refuses even to hand it out. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Delivers the `storage` events that other tabs cause: the key that changed (null: all) and its new text. */
export type StorageEvents = (listener: (key: string | null) => void) => () => void;

/** Encrypts the stored object as a whole. `open` throws or rejects on anything it did not seal. */
export interface StoredCipher {
  seal(value: unknown): string | Promise<string>;
  open(text: string): unknown;
}

/** The part of `navigator.locks` that is used, so that two tabs never write over each other. */
export interface StoredLocks {
  request(name: string, work: () => Promise<void>): Promise<unknown>;
}

/** What the stored object is sealed with, guarded by and told of; each is the browser's own or a stand-in. */
export interface StoredItemsOptions {
  readonly cipher?: StoredCipher;
  readonly locks?: StoredLocks | undefined;
  readonly events?: StorageEvents | undefined;
}

/** The synchronous copy of the stored object and the queue of changes on their way to the storage. */
export interface Mirror {
  load(): Promise<void>;
  get(key: string): unknown;
  keys(): readonly string[];
  /** @param value undefined removes the key */
  change(key: string, value: unknown): void;
  subscribe(listener: (keys: ReadonlySet<string>) => void): () => void;
  flush(): Promise<void>;
  close(): void;
}

const storedCipher: StoredCipher = { seal: sealStored, open: openStored };

function entriesOf(value: unknown): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value).filter(([key]) => key !== '__proto__'));
}

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Builds the copy. Nothing in it ever throws or rejects: a storage that fails leaves the copy in memory (STORE-002, STORE-003). */
export function createMirror(storage: TextStorage | null, options: StoredItemsOptions): Mirror {
  const cipher = options.cipher ?? storedCipher;
  const listeners = new Set<(keys: ReadonlySet<string>) => void>();
  let copy = new Map<string, unknown>();
  let pending = new Map<string, unknown>();
  let writing = new Map<string, unknown>();
  let scheduled: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();

  function tell(keys: ReadonlySet<string>): void {
    if (keys.size > 0) for (const listener of [...listeners]) listener(keys);
  }

  function storedText(): string | null {
    try {
      return storage?.getItem(STORED_OBJECT_KEY) ?? null;
    } catch {
      return null;
    }
  }

  async function opened(text: string | null): Promise<Map<string, unknown>> {
    try {
      return text ? entriesOf(await cipher.open(text)) : new Map();
    } catch {
      return new Map();
    }
  }

  /** Takes over what another tab has written. What this tab writes while that is being opened is newer than what was read. */
  async function follow(): Promise<void> {
    for (;;) {
      const text = storedText();
      const stored = await opened(text);
      if (text === storedText()) return adopt(stored);
    }
  }

  function withChanges(stored: Map<string, unknown>, changes: Map<string, unknown>): Map<string, unknown> {
    const merged = new Map(stored);
    for (const [key, value] of changes) {
      if (value === undefined) merged.delete(key);
      else merged.set(key, value);
    }
    return merged;
  }

  /** Takes over what the storage holds, keeping this tab's unwritten changes and the identity of equal values. */
  function adopt(stored: Map<string, unknown>): void {
    const next = withChanges(withChanges(stored, writing), pending);
    const changed = new Set<string>();
    for (const key of new Set([...copy.keys(), ...next.keys()])) {
      const before = copy.get(key);
      if (sameValue(before, next.get(key))) {
        if (before !== undefined) next.set(key, before);
      } else changed.add(key);
    }
    copy = next;
    tell(changed);
  }

  async function write(): Promise<void> {
    if (pending.size === 0 || storage === null) return;
    writing = pending;
    pending = new Map();
    const next = withChanges(await opened(storedText()), writing);
    try {
      storage.setItem(STORED_OBJECT_KEY, await cipher.seal(Object.fromEntries(next)));
    } catch {
      // A full or blocked storage: the copy in memory goes on serving this page.
    }
    adopt(next);
    writing = new Map();
  }

  function schedule(): Promise<void> {
    scheduled ??= last
      .then(() => {
        scheduled = undefined;
        return options.locks === undefined ? write() : options.locks.request(STORED_OBJECT_KEY, write);
      })
      .then(
        () => undefined,
        () => write(),
      );
    last = scheduled;
    return scheduled;
  }

  let arrivals: Promise<void> = Promise.resolve();
  const stopEvents = options.events?.((key) => {
    if (key !== null && key !== STORED_OBJECT_KEY) return;
    arrivals = arrivals.then(follow);
  });

  return {
    load: follow,
    get: (key) => copy.get(key),
    keys: () => [...copy.keys()],
    change(key, value) {
      if (sameValue(copy.get(key), value)) return;
      if (value === undefined) copy.delete(key);
      else copy.set(key, value);
      pending.set(key, value);
      void schedule();
      tell(new Set([key]));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: () => last,
    close: () => stopEvents?.(),
  };
}
