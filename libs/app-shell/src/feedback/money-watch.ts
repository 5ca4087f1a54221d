import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether a bet or a transfer is under way. Asked before the page is reloaded. */
export interface MoneyWatch {
  inFlight(): boolean;
  /** Called after it may have changed. @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

/** A watch that exists before the app: until there is a store, no money can be under way. */
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
  return useSyncExternalStore(subscribe, inFlight, inFlight);
}
