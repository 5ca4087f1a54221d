import { useNearViewport } from '@heptad/ui-kit';
import { lazyWithMessages } from '@heptad/feature-module';
import { Suspense, useRef } from 'react';

/** How far below the window it begins to be fetched, CSS pixels. */
const AHEAD = 600;

const PopularList = lazyWithMessages('sports', () => import('./popular-list'));

/** What most members bet on, fetched when the visitor scrolls towards it; nothing where there is none. */
export default function PopularBets() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, AHEAD, false);
  return (
    <div ref={place}>
      {near && (
        <Suspense fallback={null}>
          <PopularList />
        </Suspense>
      )}
    </div>
  );
}
