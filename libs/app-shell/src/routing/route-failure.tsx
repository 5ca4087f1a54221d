import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { isMissingChunk } from '../feedback/chunk-reload';
import { FailurePage } from '../feedback/failure-page';
import { MissingChunk } from '../feedback/missing-chunk';
import { tellCaught } from '../watch/visit-errors';

/** What a page failed with when it was last fetched again. */
let retried: unknown;

/**
 * Stands where a page failed to load or to render, inside the layout, so that the rest of the app goes on (SHELL-024). A
 * page whose code did not come is fetched again where it stands; whatever else the app holds is kept. What fails with the
 * very same error once more is a part that React fetches only once: a reload is left for it.
 */
export function RouteFailure() {
  const error = useRouteError();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const retrying = useNavigation().state !== 'idle';
  useEffect(() => tellCaught(window, error), [error]);
  if (!isMissingChunk(error)) return <FailurePage kind="renderFailure" />;
  if (error === retried && !retrying) return <MissingChunk />;
  const retry = (): void => {
    retried = error;
    // Not the router's revalidation: its error page goes only where React has drawn that as under way, and React leaves
    // out what is over before it was drawn.
    void navigate(pathname + search, { replace: true, state });
  };
  return <MissingChunk retrying={retrying} onRetry={retry} />;
}
