import * as v from 'valibot';
import type { Clock } from './clock';
import { storedItem } from './items';
import type { StoredItems } from './stored-items';

/** By how much the platform's time was ahead of the device's when it was last said, ms. */
const AHEAD = storedItem('serverTimeAhead', v.number());
/** Less than this is the network's doing, and not worth writing the stored object for. */
const WORTH_KEEPING_MS = 2_000;

/**
 * Lets a page begin with the platform's time as the last one knew it. What is kept for a while is judged before the platform has
 * said what time it is: by the device's own clock a draft of a minute ago would be hours old, or never grow old (OPEN-035).
 * @param clock is corrected at once
 * @param wall the device's time of day, ms
 * @returns the same clock, which keeps each correction for the next page
 */
export function keepServerTime(
  clock: Clock,
  items: Pick<StoredItems, 'get' | 'set'>,
  wall: () => number = Date.now,
): Clock {
  const kept = items.get(AHEAD);
  if (kept !== undefined) clock.setServerTime(wall() + kept);
  return {
    now: () => clock.now(),
    monotonic: () => clock.monotonic(),
    setServerTime(ms) {
      clock.setServerTime(ms);
      const ahead = Math.round(clock.now() - wall());
      if (Math.abs(ahead - (items.get(AHEAD) ?? 0)) >= WORTH_KEEPING_MS) items.set(AHEAD, ahead);
    },
  };
}
