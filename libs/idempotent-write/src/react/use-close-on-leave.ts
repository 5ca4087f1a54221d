import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { WriteActions } from '../write-actions';

/** Puts away what has ended when the page that made it is left: a leftover of one write says nothing about the next. */
export function useCloseOnLeave<Order, End>({
  actions,
}: {
  readonly actions: Pick<WriteActions<Order, End>, 'writeClosed'>;
}): void {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(actions.writeClosed()), [dispatch, actions]);
}
