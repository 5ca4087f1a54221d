import type { StorageEvents } from './stored-mirror';
import type { TextStorage } from './stored-object';

/**
 * One text in the local storage, apart from the stored object: written before the call returns, for what must be there even
 * if the page goes away in the next moment. No method throws, whatever the storage does.
 */
export interface StoredText {
  /** Null where there is none, or the storage is blocked. */
  read(): string | null;
  /** @param text null removes it */
  write(text: string | null): void;
  /** Tells that another tab wrote. @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

/** The browser's local storage; null where it is blocked or missing. */
function browserStorage(): TextStorage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/** The news of the browser that another tab wrote to the local storage. */
const browserStorageEvents: StorageEvents = (listener) => {
  const heard = (event: StorageEvent): void => listener(event.key);
  globalThis.addEventListener('storage', heard);
  return () => globalThis.removeEventListener('storage', heard);
};

/** @param storage asked for at each use, since it can become blocked at any time; null where it is */
export function createStoredText(
  key: string,
  storage: () => TextStorage | null = browserStorage,
  events: StorageEvents = browserStorageEvents,
): StoredText {
  return {
    read() {
      try {
        return storage()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) storage()?.removeItem(key);
        else storage()?.setItem(key, text);
      } catch {
        // Full or blocked: what was to be kept then lasts as long as the page.
      }
    },
    subscribe: (listener) =>
      events((changed) => {
        // Without a key everything was cleared.
        if (changed === null || changed === key) listener();
      }),
  };
}
