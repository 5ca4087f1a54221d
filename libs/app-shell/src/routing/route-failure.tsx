import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isMissingChunk, reloadForMissingChunk, reloadHostOf } from '../feedback/chunk-reload';
import { FailurePage } from '../feedback/failure-page';

/** Stands where a page failed to load or to render, inside the layout, so that the rest of the app goes on (SHELL-024). */
export function RouteFailure() {
  const error = useRouteError();
  const missing = isMissingChunk(error);
  useEffect(() => {
    if (missing) reloadForMissingChunk(reloadHostOf(window));
  }, [missing]);
  return <FailurePage kind={missing ? 'chunkFailure' : 'renderFailure'} />;
}
