import { sessionSelectors } from '@heptad/session';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';

const HandOverDialog = lazy(async () => ({ default: (await import('./hand-over-dialog')).HandOverDialog }));

/** Asks before a link's login takes a member's place, over whatever page is open; its code is fetched with the first question. */
export function HandOverHost() {
  const offered = useSelector(sessionSelectors.selectHandOver);
  if (!offered) return null;
  return (
    <Suspense fallback={null}>
      <HandOverDialog />
    </Suspense>
  );
}
