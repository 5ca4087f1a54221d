/** Values by key, each with its own listeners: changing one value calls nobody who reads another. */
export interface KeyedStore<Value> {
  get(key: string): Value | undefined;
  /** Sets a value and tells its readers; whether it is worth telling is known where it comes from. */
  set(key: string, value: Value): void;
  /** @returns how to stop listening */
  subscribe(key: string, listener: () => void): () => void;
  /** Forgets the values nobody reads and `keep` does not want, so that a long evening does not fill the memory. */
  prune(keep: (value: Value, key: string) => boolean): void;
  readonly size: number;
}

/** An empty store. */
export function createKeyedStore<Value>(): KeyedStore<Value> {
  const values = new Map<string, Value>();
  const listeners = new Map<string, Set<() => void>>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.set(key, value);
      const readers = listeners.get(key);
      if (readers !== undefined) for (const listener of [...readers]) listener();
    },
    subscribe(key, listener) {
      let readers = listeners.get(key);
      if (readers === undefined) {
        readers = new Set();
        listeners.set(key, readers);
      }
      readers.add(listener);
      return () => {
        readers.delete(listener);
        if (readers.size === 0 && listeners.get(key) === readers) listeners.delete(key);
      };
    },
    prune(keep) {
      for (const [key, value] of values) if (!listeners.has(key) && !keep(value, key)) values.delete(key);
    },
    get size() {
      return values.size;
    },
  };
}
