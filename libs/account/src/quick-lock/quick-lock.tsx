import { coverPage, QUICK_LOCK_LEFT, useStoredItem } from '@heptad/device';
import { lazyWithMessages, useServices } from '@heptad/feature-module';
import { sessionSelectors } from '@heptad/session';
import { Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { AccountServices } from '../services';
import { QUICK_LOCK } from './lock-items';

const LockGuard = lazyWithMessages('account', () => import('./lock-guard'));

/** The lock of a web clip, over every page. Nobody else's page fetches anything of it. */
export default function QuickLock() {
  const { device } = useServices<AccountServices>();
  const status = useSelector(sessionSelectors.selectStatus);
  const minutes = useStoredItem(device.items, QUICK_LOCK);
  useEffect(() => {
    // Whoever logs in has proved themself.
    if (status === 'guest') device.items.remove(QUICK_LOCK_LEFT);
    // There is nothing to guard, or no longer; else the guard says when the page may be seen.
    if (status === 'guest' || minutes === undefined) coverPage(false);
  }, [status, minutes, device]);
  if (!device.webClip || status !== 'member' || minutes === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LockGuard minutes={minutes} />
    </Suspense>
  );
}
