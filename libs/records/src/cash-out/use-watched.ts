import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cashOutActions } from './cash-out-slice';
import type { BetRef } from './cash-out-state';

/** Has the amount of a bet kept fresh while the component that shows it is there. @param wanted whether it shows it now */
export function useWatched({ venue, id }: BetRef, wanted: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!wanted) return;
    dispatch(cashOutActions.watched({ venue, id }));
    return () => void dispatch(cashOutActions.unwatched({ venue, id }));
  }, [dispatch, venue, id, wanted]);
}
