import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the member wants as little movement as can be. */
export const useCalm = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
