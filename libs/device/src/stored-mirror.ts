import { createStoredObject, STORED_OBJECT_KEY, type StoredCipher, type TextStorage } from './stored-object';
import { createWriteQueue, type StoredLocks } from './write-queue';

/** Delivers the `storage` events that other tabs cause: the key that changed (null: all) and its new text. */
export type StorageEvents = (listener: (key: string | null) => void) => () => void;

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

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function withChanges(
  stored: ReadonlyMap<string, unknown>,
  changes: ReadonlyMap<string, unknown>,
): Map<string, unknown> {
  const merged = new Map(stored);
  for (const [key, value] of changes) {
    if (value === undefined) merged.delete(key);
    else merged.set(key, value);
  }
  return merged;
}

/** Builds the copy. Nothing in it ever throws or rejects: a storage that fails leaves the copy in memory (STORE-002, STORE-003). */
export function createMirror(storage: TextStorage | null, options: StoredItemsOptions): Mirror {
  const object = createStoredObject(storage, options.cipher);
  const queue = createWriteQueue(write, { locks: options.locks, name: STORED_OBJECT_KEY });
  const listeners = new Set<(keys: ReadonlySet<string>) => void>();
  let copy = new Map<string, unknown>();
  let pending = new Map<string, unknown>();
  let writing = new Map<string, unknown>();

  function tell(keys: ReadonlySet<string>): void {
    if (keys.size > 0) for (const listener of [...listeners]) listener(keys);
  }

  /** Takes over what another tab has written. What this tab writes while that is being opened is newer than what was read. */
  async function follow(): Promise<void> {
    for (;;) {
      const text = object.text();
      const stored = await object.opened(text);
      if (text === object.text()) return adopt(stored);
    }
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
    const next = withChanges(await object.opened(object.text()), writing);
    await object.write(next);
    adopt(next);
    writing = new Map();
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
      queue.schedule();
      tell(new Set([key]));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: queue.settled,
    close: () => stopEvents?.(),
  };
}
