import { useSyncExternalStore } from 'react';

/** From here on the full-site layout is shown (OPEN-067). */
const WIDE = '(min-width: 1024px)';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window has room for two columns. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
