import { useServices } from '@heptad/feature-module';
import { useEffect, useRef } from 'react';
import type { SportsServices } from '../services';
import { startPolling } from './poller';

/**
 * Asks again while the component is on the screen.
 * @param refetch one round; the latest given is used, so it need not stay the same
 * @param intervalMs milliseconds from the end of a round to the next; another one counts from the next round on
 * @param key polling starts anew, at once, when this changes
 */
export function usePolling(refetch: () => Promise<unknown>, intervalMs: number, key: string): void {
  const { device } = useServices<SportsServices>();
  const latest = useRef(refetch);
  const interval = useRef(intervalMs);
  useEffect(() => {
    latest.current = refetch;
    interval.current = intervalMs;
  });
  useEffect(
    // The round takes errors in: they are shown by whoever reads the query.
    () =>
      startPolling({
        run: () => latest.current().catch(() => undefined),
        intervalMs: () => interval.current,
        page: device.page,
      }),
    [key, device],
  );
}
