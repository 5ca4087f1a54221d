import { lazyWithMessages } from '@heptad/feature-module';
import { Skeleton } from '@heptad/ui-kit';
import { Suspense } from 'react';
import type { MatchShape } from '../match/match-shape';
import type { MatchEvent } from '../match-timeline/match-events';
import { LiveField } from '../match-statistics/live-field';
import { MatchStatistics } from '../match-statistics/match-statistics';
import { CornerStage } from './corner-stage';
import type { OpenedMedium } from './match-media';
import { StreamStage } from './stream/stream-stage';

export { messages } from '../match-statistics/statistics-texts';

const MatchPreview = lazyWithMessages('sports', () => import('../match-preview/match-preview'));
const RunningTimeline = lazyWithMessages('sports', () => import('../match-timeline/running-timeline'));

export interface MediaPanelProps {
  readonly match: MatchShape;
  readonly medium: OpenedMedium;
  /** Since the page was opened, latest first. */
  readonly events: readonly MatchEvent[];
  /** It is always in view. */
  readonly beside: boolean;
  readonly onClose: () => void;
}

/** What a tab of a match opens. Pictures in the page stay in a corner of the screen while it scrolls. */
export default function MediaPanel({ match, medium, events, beside, onClose }: MediaPanelProps) {
  if (medium === 'statistics') return <MatchStatistics match={match} />;
  if (medium === 'preview')
    return (
      <Suspense fallback={<Skeleton className="h-[240px] w-full" />}>
        <MatchPreview match={match} />
      </Suspense>
    );
  if (medium === 'events')
    return (
      <Suspense fallback={<Skeleton className="h-[120px] w-full" />}>
        <RunningTimeline match={match} seen={events} />
      </Suspense>
    );
  const pictures =
    medium === 'video' ? <StreamStage match={match} /> : <LiveField match={match} latest={events[0]} />;
  if (beside) return <div className="flex h-full items-center bg-head-special *:w-full">{pictures}</div>;
  return (
    <CornerStage key={medium} onClose={onClose}>
      {pictures}
    </CornerStage>
  );
}
