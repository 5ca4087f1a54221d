import { useCommand } from '@heptad/feature-module';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectTipRead, tipUnderstood, type WithSafetyTip } from './safety-tip-slice';

/**
 * Shows the safety tip before the first payment information of a visit (SHELL-039, SHELL-040).
 * @param wanted whether there is such information to show
 * @returns whether the tip was understood, and how to show it again where it could not be shown
 */
export function useSafetyTip(wanted: boolean): { readonly read: boolean; readonly show: () => void } {
  const send = useCommand();
  const dispatch = useDispatch();
  const read = useSelector((state: WithSafetyTip) => selectTipRead(state));
  const show = useCallback(() => {
    // A tip that cannot be fetched leaves the information closed, and the page offers to try again.
    send('safety.show', () => dispatch(tipUnderstood())).catch(() => undefined);
  }, [send, dispatch]);
  const due = wanted && !read;
  useEffect(() => {
    if (due) show();
  }, [due, show]);
  return { read, show };
}
