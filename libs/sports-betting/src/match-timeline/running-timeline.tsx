import { EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { EventTimeline } from './event-timeline';
import type { MatchEvent } from './match-events';
import { timelineEvents } from './timeline-events';
import { useMatchTimelineQuery } from './timeline-queries';
import { TimelineFailed, TimelineSkeleton, TimelineUntold } from './timeline-states';
import { wholeTimeline } from './whole-timeline';

export { messages } from './timeline-texts';

export interface RunningTimelineProps {
  readonly match: MatchShape;
  /** Since its page was opened, latest first. */
  readonly seen: readonly MatchEvent[];
}

/**
 * What happened in a running football match from its kick-off on, latest first. The venue is asked once, when this is opened; until it
 * has answered, and where it does not tell, what was seen on the page stands alone, with a word on what is missing below it.
 */
export default function RunningTimeline({ match, seen }: RunningTimelineProps) {
  const { t } = useTranslation('sports');
  const { venue, id } = match;
  const { currentData, isError, isFetching, refetch } = useMatchTimelineQuery(
    { venue, id },
    { refetchOnMountOrArgChange: true },
  );
  const events = wholeTimeline(seen, timelineEvents(currentData ?? []));
  const isTold = currentData !== undefined && currentData !== null;
  return (
    <div className="flex flex-col gap-3 border-b border-line bg-raised px-[16px] py-[12px]">
      <EventTimeline title={t('figures.timeline')} match={match} events={events} />
      {isTold && events.length === 0 && <EmptyState title={t('matchPage.media.noEvents')} />}
      {currentData === null && <TimelineUntold />}
      {currentData === undefined && isError && (
        <TimelineFailed busy={isFetching} onRetry={() => void refetch()} />
      )}
      {currentData === undefined && !isError && <TimelineSkeleton />}
    </div>
  );
}
