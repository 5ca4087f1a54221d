import { coverPage, QUICK_LOCK_LEFT } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { preloadDialog } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import type { AccountServices } from '../services';
import { mustUnlock, type LockMinutes, type Moment } from './lock-rule';

export interface Lock {
  readonly locked: boolean;
  /** The password was right. */
  readonly unlock: () => void;
}

/**
 * Follows the page out of sight and back. A page that is loaded anew goes on where the one before was left. The page is covered as it
 * goes out of sight, so that neither the picture that the device keeps of it nor the first moment of its return shows anything.
 */
export function useLocked(minutes: LockMinutes): Lock {
  const { device, clock } = useServices<AccountServices>();
  const { items, page } = device;
  const [locked, setLocked] = useState(() => {
    const wall = items.get(QUICK_LOCK_LEFT);
    return wall !== undefined && mustUnlock(minutes, { wall }, { wall: Date.now() });
  });
  useEffect(() => {
    // Without a network it could not be fetched any more when it is wanted.
    preloadDialog().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (locked) return coverPage(true);
    let left: Moment | undefined;
    const moment = (): Moment => ({ wall: Date.now(), monotonic: clock.monotonic() });
    const follow = (): void => {
      if (!page.visible()) {
        left ??= moment();
        items.set(QUICK_LOCK_LEFT, left.wall);
        coverPage(true);
      } else if (left !== undefined && mustUnlock(minutes, left, moment())) setLocked(true);
      else {
        left = undefined;
        items.remove(QUICK_LOCK_LEFT);
        coverPage(false);
      }
    };
    follow();
    return page.onChange(follow);
  }, [locked, minutes, items, page, clock]);
  return {
    locked,
    unlock() {
      items.remove(QUICK_LOCK_LEFT);
      coverPage(false);
      setLocked(false);
    },
  };
}
