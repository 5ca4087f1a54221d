import { useServices } from '@heptad/feature-module';
import { useEffect, useRef } from 'react';
import type { SportsServices } from '../services';
import { startPolling } from './poller';

/** How long ago something was; a clock that was set back meanwhile makes nothing of the future. */
const ageOf = (epochMs: number): number => Math.max(0, Date.now() - epochMs);

/**
 * Asks again while the component is on the screen.
 * @param refetch one round; the latest given is used, so it need not stay the same
 * @param intervalMs milliseconds from the start of a round to the start of the next, undefined where one round is enough; another one counts from the next round on
 * @param key polling starts again, at once, when this changes
 * @param askedAt when the same was asked last, by whomever, in epoch milliseconds: what is fresh is not asked for at once
 */
export function usePolling(
  refetch: () => Promise<unknown>,
  intervalMs: number | undefined,
  key: string,
  askedAt?: number,
): void {
  const { device } = useServices<SportsServices>();
  const latest = useRef(refetch);
  const interval = useRef(intervalMs);
  const asked = useRef(askedAt);
  useEffect(() => {
    latest.current = refetch;
    interval.current = intervalMs;
    asked.current = askedAt;
  });
  useEffect(
    // The round takes errors in: they are shown by whoever reads the query.
    () =>
      startPolling({
        run: () => latest.current().catch(() => undefined),
        intervalMs: () => interval.current,
        page: device.page,
        askedAt: () => (asked.current === undefined ? undefined : performance.now() - ageOf(asked.current)),
      }),
    [key, device],
  );
}
