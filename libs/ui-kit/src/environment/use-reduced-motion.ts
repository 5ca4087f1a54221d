import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
const CHANGED = 'stillness';

function media(): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(QUERY) : null;
}

function subscribe(changed: () => void): () => void {
  const list = media();
  list?.addEventListener('change', changed);
  addEventListener(CHANGED, changed);
  return () => {
    list?.removeEventListener('change', changed);
    removeEventListener(CHANGED, changed);
  };
}

/** Has the page stand still whatever the device asks for, or follow the device again. Styles read the mark too (`tools/vite/theme.css`). */
export function keepStill(still: boolean): void {
  const { dataset } = document.documentElement;
  if (still) dataset['still'] = '';
  else delete dataset['still'];
  dispatchEvent(new Event(CHANGED));
}

/** Whether the device asks for less motion, or the page is to stand still; follows changes of either. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => 'still' in document.documentElement.dataset || (media()?.matches ?? false),
    () => false,
  );
}
