import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as Place,
  useOutlet,
} from 'react-router-dom';

/** Said of a place in the history: the page that it was opened from stays as it is until the way back is taken. */
export const KEEPS_PAGE = { keepsPage: true } as const;

function keepsPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPage' in state;
}

/**
 * The open page. One that was opened with {@link KEEPS_PAGE} stands over the page before it, which goes out of sight only: what was
 * typed there, and what runs there, is found again by going back. To the page below, the router still is where it was.
 */
export function KeptPage() {
  const outlet = useOutlet();
  const place = useContext(Place);
  const router = useContext(RouterState);
  const over = keepsPage(place.location.state);
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<{
    readonly outlet: typeof outlet;
    readonly place: typeof place;
    readonly router: typeof router;
  }>(null);
  useLayoutEffect(() => {
    if (!over) seen.current = { outlet, place, router };
  });
  useEffect(() => {
    if (over) box.current?.querySelectorAll('video').forEach((film) => film.pause());
  }, [over]);
  const page = over ? seen.current : { outlet, place, router };
  return (
    <>
      <div ref={box} hidden={over} className="contents">
        {page !== null && (
          <Place value={page.place}>
            <RouterState value={page.router}>{page.outlet}</RouterState>
          </Place>
        )}
      </div>
      {over && outlet}
    </>
  );
}
