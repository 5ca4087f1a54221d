import { useCallback, useSyncExternalStore, type RefObject } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Fills the screen with an element and gives it back; undefined where the browser cannot. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    // A browser that refuses leaves the page as it is.
    const change =
      document.fullscreenElement === null ? element.current?.requestFullscreen() : document.exitFullscreen();
    change?.catch(() => undefined);
  }, [element]);
  return document.fullscreenEnabled === true ? { on, toggle } : undefined;
}
