import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The match whose line-ups are open, by its id. */
const OPENED = 'lineUps';

/** What is said of a place in the history that opening them made: going back from it closes them. */
const OPENED_HERE = { [OPENED]: true } as const;

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && OPENED in state;
}

/**
 * Whether a match's line-ups are open: kept in the address, so that Back closes them and a visit may begin with them.
 * @returns how to open and to close them
 */
export function useLineUpSheet(matchId: string) {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const open = query.get(OPENED) === matchId;
  // Going back takes a moment; two presses must not go back twice.
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [open]);

  const show = (): void =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(OPENED, matchId);
        return next;
      },
      { preventScrollReset: true, state: OPENED_HERE },
    );
  const close = (): void => {
    if (leaving.current) return;
    leaving.current = true;
    if (wasOpenedHere(location.state)) return void navigate(-1);
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(OPENED);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { open, show, close };
}
