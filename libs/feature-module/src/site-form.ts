import { useCallback, useSyncExternalStore } from 'react';

/*
 * Where each layout begins (SHELL-002, OPEN-067). Styles name the same widths `md`, `lg` and `xl`; below the first stands the
 * layout of phones, with the tab bar at the lower edge.
 */
/** From this width on the tabs stand in a rail at the side, the slip opens as a drawer, and markets stand in two columns. */
export const TABLET_QUERY = '(min-width: 768px)';
/** From this width on the full-site layout is shown: navigation in the head, panels beside the page. */
export const WIDE_QUERY = '(min-width: 1024px)';
/** From this width on there is room for panels on both sides of the page. */
export const ROOMY_QUERY = '(min-width: 1280px)';
/** Height in CSS pixels of the full-site layout's head, which stays at the top. */
export const WIDE_HEAD_HEIGHT = 64;

/** Whether a media query holds now; follows changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    // The edge renders the layout of phones.
    () => false,
  );
}
