import { lazyWithMessages } from '@heptad/feature-module';
import { EmptyState, Skeleton } from '@heptad/ui-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { EventTimeline } from '../match-timeline/event-timeline';
import type { MatchEvent } from '../match-timeline/match-events';
import { useTimeline } from '../match-timeline/use-timeline';
import { LiveField } from '../match-statistics/live-field';
import { MatchStatistics } from '../match-statistics/match-statistics';
import { CornerStage } from './corner-stage';
import type { OpenedMedium } from './match-media';
import { StreamStage } from './stream/stream-stage';

export { messages } from '../match-statistics/statistics-texts';

const MatchPreview = lazyWithMessages('sports', () => import('../match-preview/match-preview'));

export interface MediaPanelProps {
  readonly match: MatchShape;
  readonly medium: OpenedMedium;
  /** Since the page was opened, latest first. */
  readonly events: readonly MatchEvent[];
  /** It is always in view. */
  readonly beside: boolean;
  readonly onClose: () => void;
}

/** What happened in a running match from its kick-off on. */
function MatchEvents({ match, events }: Pick<MediaPanelProps, 'match' | 'events'>) {
  const { t } = useTranslation('sports');
  const timeline = useTimeline(match, events);
  return (
    <div className="border-b border-line bg-raised px-[16px] py-[12px]">
      {timeline.length === 0 ? (
        <EmptyState title={t('matchPage.media.noEvents')} />
      ) : (
        <EventTimeline title={t('figures.timeline')} match={match} events={timeline} />
      )}
    </div>
  );
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
  if (medium === 'events') return <MatchEvents match={match} events={events} />;
  const pictures =
    medium === 'video' ? <StreamStage match={match} /> : <LiveField match={match} latest={events[0]} />;
  if (beside) return <div className="flex h-full items-center bg-head-special *:w-full">{pictures}</div>;
  return (
    <CornerStage key={medium} onClose={onClose}>
      {pictures}
    </CornerStage>
  );
}
