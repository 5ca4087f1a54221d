import type { StorageEvents } from '../stored-mirror';
import type { TextStorage } from '../stored-object';

/** The local storage as one tab sees it, and the news of what the others write. */
export interface TabStorage {
  readonly storage: () => TextStorage | null;
  readonly events: StorageEvents;
  /** The tab goes away. */
  leave(): void;
}

/**
 * Specs only: a browser's local storage and its tabs: what one writes, the others hear of.
 * @param blocked every access throws, as where a browser's settings forbid it
 * @param held news waits until it is delivered; otherwise it is there at once
 */
export function browserTabs({ blocked = false, held = false } = {}) {
  const values = new Map<string, string>();
  const tabs = new Map<number, Set<(key: string | null) => void>>();
  const waiting: (() => void)[] = [];
  let opened = 0;
  let writes = 0;

  function open(): TabStorage {
    const own = (opened += 1);
    const listeners = new Set<(key: string | null) => void>();
    tabs.set(own, listeners);
    const touch = (): void => {
      if (blocked) throw new Error('blocked');
    };
    const change = (key: string, value: string | null): void => {
      if ((values.get(key) ?? null) === value) return;
      writes += 1;
      if (value === null) values.delete(key);
      else values.set(key, value);
      for (const [tab, heard] of tabs) {
        if (tab === own) continue;
        const tell = (): void => heard.forEach((listener) => listener(key));
        if (held) waiting.push(tell);
        else tell();
      }
    };
    const storage = {
      getItem(key: string) {
        touch();
        return values.get(key) ?? null;
      },
      setItem(key: string, value: string) {
        touch();
        change(key, value);
      },
      removeItem(key: string) {
        touch();
        change(key, null);
      },
    };
    return {
      storage: () => storage,
      events(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      leave: () => void tabs.delete(own),
    };
  }

  return {
    values,
    open,
    /** How often anything was changed. */
    writes: () => writes,
    /** Delivers the news that waits, and the news of what is written thereupon. */
    deliver() {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next();
    },
  };
}
