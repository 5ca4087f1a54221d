import { useRevalidator, useRouteError } from 'react-router-dom';
import { isMissingChunk } from '../feedback/chunk-reload';
import { FailurePage } from '../feedback/failure-page';
import { MissingChunk } from '../feedback/missing-chunk';

/**
 * Stands where a page failed to load or to render, inside the layout, so that the rest of the app goes on (SHELL-024). A
 * page whose code did not come is fetched again where it stands; whatever else the app holds is kept.
 */
export function RouteFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isMissingChunk(error))
    return <MissingChunk retrying={state === 'loading'} onRetry={() => void revalidate()} />;
  return <FailurePage kind="renderFailure" />;
}
