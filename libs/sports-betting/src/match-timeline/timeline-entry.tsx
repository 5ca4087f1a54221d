import { lazyWithMessages } from '@heptad/feature-module';
import { Skeleton } from '@heptad/ui-kit';
import { Suspense } from 'react';
import { isFootball } from './match-events';
import type { MatchTimelineProps } from './match-timeline';

const MatchTimeline = lazyWithMessages('sports', () => import('./match-timeline'));

/** The timeline of a match that is over, fetched when it is drawn. Nothing in sports that are not counted in goals (ROUTE-082). */
export function TimelineEntry({ match }: MatchTimelineProps) {
  if (!isFootball(match)) return null;
  return (
    <Suspense fallback={<Skeleton className="h-24 rounded-m" />}>
      <MatchTimeline match={match} />
    </Suspense>
  );
}
