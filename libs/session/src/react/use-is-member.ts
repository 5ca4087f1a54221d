import { useSelector } from 'react-redux';
import { sessionSelectors, type WithSession } from '../session-slice';

/** Whether a member is logged in; the caller is drawn again only when that changes. */
export function useIsMember(): boolean {
  return useSelector((state: WithSession) => sessionSelectors.selectIsMember(state));
}
