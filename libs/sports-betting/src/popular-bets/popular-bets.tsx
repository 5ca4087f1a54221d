import { useNearViewport } from '@heptad/ui-kit';
import { lazyWithMessages } from '@heptad/feature-module';
import type { SportKey, VenueCode } from '@heptad/venue-gateway';
import { Suspense, useRef, useState, type ReactNode } from 'react';

/** How far below the window it begins to be fetched, CSS pixels. */
const AHEAD = 600;

const PopularList = lazyWithMessages('sports', () => import('./popular-list'));

export interface PopularBetsProps {
  /** Where they are bet; the first venue unless given. */
  readonly venue?: VenueCode;
  /** Whose bets they are; those of all matches unless a match or a sport is given. */
  readonly matchId?: string;
  readonly sport?: SportKey;
  /** What follows on the page. While they are on their way it is out of sight, or it would be seen to move. */
  readonly children?: ReactNode;
}

/** What most members bet on, fetched when the visitor scrolls towards it; nothing where there is none. */
export default function PopularBets({ children, ...of }: PopularBetsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, AHEAD, false);
  const [known, setKnown] = useState(false);
  return (
    <>
      <div ref={place}>
        {near && (
          <Suspense fallback={null}>
            <PopularList {...of} onKnown={setKnown} />
          </Suspense>
        )}
      </div>
      {children !== undefined && <div hidden={near && !known}>{children}</div>}
    </>
  );
}
