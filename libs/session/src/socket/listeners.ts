/** Who wants to hear of one thing. */
export interface Listeners<T> {
  /** @returns how to stop listening */
  add(listener: (value: T) => void): () => void;
  tell(value: T): void;
}

export function createListeners<T>(): Listeners<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(value) {
      // Whoever stops listening meanwhile still hears of it, whoever begins does not.
      for (const listener of [...listeners]) listener(value);
    },
  };
}
