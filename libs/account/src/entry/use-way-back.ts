import { RETURN_PARAMETER } from '@heptad/feature-module';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { safeReturn } from '../login/safe-return';

/** Passes the wanted page from one login page to the next, and opens it after the login. */
export function useWayBack(): {
  /** An entry page's address that still knows where the visitor wanted to go. */
  readonly keep: (path: string) => string;
  /** Opens the wanted page in place of the entry page. */
  readonly enter: () => void;
} {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const returnTo = query.get(RETURN_PARAMETER);
  return {
    keep: (path) =>
      returnTo === null
        ? path
        : `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo }).toString()}`,
    enter: () => void navigate(safeReturn(returnTo, window.location.origin), { replace: true }),
  };
}
