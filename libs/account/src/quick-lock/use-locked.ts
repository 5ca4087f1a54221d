import { useServices } from '@heptad/feature-module';
import { preloadDialog } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import type { AccountServices } from '../services';
import { QUICK_LOCK_LEFT } from './lock-items';
import { mustUnlock, type LockMinutes, type Moment } from './lock-rule';

export interface Lock {
  readonly locked: boolean;
  /** The password was right. */
  readonly unlock: () => void;
}

/** Follows the page out of sight and back. A page that is loaded anew goes on where the one before was left. */
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
    if (locked) return;
    let left: Moment | undefined;
    const moment = (): Moment => ({ wall: Date.now(), monotonic: clock.monotonic() });
    const follow = (): void => {
      if (!page.visible()) {
        left ??= moment();
        items.set(QUICK_LOCK_LEFT, left.wall);
      } else if (left !== undefined) {
        if (mustUnlock(minutes, left, moment())) return setLocked(true);
        left = undefined;
        items.remove(QUICK_LOCK_LEFT);
      }
    };
    if (page.visible()) items.remove(QUICK_LOCK_LEFT);
    follow();
    return page.onChange(follow);
  }, [locked, minutes, items, page, clock]);
  return {
    locked,
    unlock() {
      items.remove(QUICK_LOCK_LEFT);
      setLocked(false);
    },
  };
}
