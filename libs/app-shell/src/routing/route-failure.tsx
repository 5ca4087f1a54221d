import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { isMissingChunk, reloadForMissingChunk, reloadHostOf } from '../feedback/chunk-reload';
import { FailurePage } from '../feedback/failure-page';

/**
 * Stands where a page failed to load or to render, inside the layout, so that the rest of the app goes on (SHELL-024). A
 * page whose code did not come is fetched again where it stands; whatever else the app holds is kept.
 */
export function RouteFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const missing = isMissingChunk(error);
  useEffect(() => {
    if (missing) reloadForMissingChunk(reloadHostOf(window));
  }, [missing]);
  if (missing) return <FailurePage kind="chunkFailure" onRetry={() => void revalidate()} />;
  return <FailurePage kind="renderFailure" />;
}
