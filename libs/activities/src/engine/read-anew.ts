import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { activityApi } from './activity-queries';
import { ACTIVITIES_TAG } from './activity-tags';

/** Has all activities that are shown read again, as when a moment is there that changes them. */
export function useReadAnew(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(activityApi.util.invalidateTags([ACTIVITIES_TAG]));
  }, [dispatch]);
}
