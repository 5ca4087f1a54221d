import { queryApi } from '@heptad/api-client';
import { useVisibility } from '@heptad/ui-kit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Pause between two looks, in milliseconds. */
export const WATCH_MS = 4_000;

/**
 * Looks again and again while money is on its way and the page is seen: the platform says when it has arrived, but that word
 * may be lost with the connection.
 * @param pending whether anything is on its way
 */
export function useMoneyWatch(pending: boolean): void {
  const dispatch = useDispatch();
  const visible = useVisibility();
  useEffect(() => {
    if (!pending || !visible) return;
    const timer = setInterval(() => dispatch(queryApi.util.invalidateTags(['balance'])), WATCH_MS);
    return () => clearInterval(timer);
  }, [pending, visible, dispatch]);
}
