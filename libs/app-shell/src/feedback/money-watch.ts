import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether a bet or a transfer is on its way, for whoever would reload the page. */
export interface MoneyWatch {
  inFlight(): boolean;
  /** Called after it may have changed. @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

/** A watch that stands before the app does: until there is a store, no money can be on its way. */
export interface AppMoneyWatch extends MoneyWatch {
  /** From now on the app says. */
  follow(app: MoneyWatch): void;
}

export function createMoneyWatch(): AppMoneyWatch {
  const listeners = new Set<() => void>();
  let app: MoneyWatch | undefined;
  return {
    inFlight: () => app?.inFlight() === true,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow(source) {
      app = source;
      source.subscribe(() => {
        for (const listener of [...listeners]) listener();
      });
    },
  };
}

export const MoneyContext = createContext<MoneyWatch>(createMoneyWatch());

/** Whether money is on its way now. */
export function useMoneyInFlight(): boolean {
  const { subscribe, inFlight } = useContext(MoneyContext);
  return useSyncExternalStore(subscribe, inFlight);
}
