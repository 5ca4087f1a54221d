import { useVisibility } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import { usePlayTimeQuery, type PlayTime } from './play-time-queries';

/** How often a page that is looked at says so, ms. */
export const PLAY_TIME_MS = 60_000;

/** The longest a reality check may be away, ms: no timer waits longer. */
const LONGEST_MS = 3_600_000;

/** The play time that is to be shown now, or undefined while no reality check is due (ROLE-013). The platform judges the time. */
export function useRealityCheck(): PlayTime | undefined {
  const visible = useVisibility();
  const { data, fulfilledTimeStamp } = usePlayTimeQuery(undefined, {
    pollingInterval: visible ? PLAY_TIME_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const nextCheckIn = data?.nextCheckIn;
  // Two answers of one moment differ at least in what they say.
  const answer = `${String(fulfilledTimeStamp)}:${String(nextCheckIn)}`;
  const [dueBy, setDueBy] = useState<string>();
  useEffect(() => {
    if (nextCheckIn === undefined) return undefined;
    const timer = setTimeout(() => setDueBy(answer), Math.min(nextCheckIn, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [nextCheckIn, answer]);
  // An answer that says so itself needs no timer.
  return nextCheckIn === 0 || dueBy === answer ? data : undefined;
}
