import { useOnline, useVisibility } from '@heptad/ui-kit';
import { useEffect, useRef } from 'react';

/** Polling interval of open bets while the page is visible, in milliseconds. */
export const RECORDS_INTERVAL_MS = 15_000;

/**
 * Fetches again while somebody looks: on coming back to the window, on going online, and at an interval. A fetch that is
 * still under way is never overtaken by another.
 * @param refetch settles when the fetch is over, whichever way
 * @param repeats false for what no longer changes: it needs no interval
 */
export function useLiveRefresh(refetch: () => Promise<unknown>, repeats: boolean): void {
  const visible = useVisibility();
  const online = useOnline();
  const looking = visible && online;
  const latest = useRef(refetch);
  const running = useRef(false);
  const looked = useRef(looking);

  useEffect(() => {
    latest.current = refetch;
  });

  useEffect(() => {
    if (!looking) {
      looked.current = false;
      return;
    }
    const refresh = (): void => {
      if (running.current) return;
      running.current = true;
      const over = (): void => {
        running.current = false;
      };
      latest.current().then(over, over);
    };
    // A page that is opened has just fetched its list; a page that is gone back to has not.
    if (!looked.current) refresh();
    looked.current = true;
    const timer = repeats ? setInterval(refresh, RECORDS_INTERVAL_MS) : undefined;
    addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', refresh);
    };
  }, [looking, repeats]);
}
