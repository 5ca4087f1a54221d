import type { Match } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { EventTimeline } from './event-timeline';
import { addsUp, timelineEvents } from './timeline-events';
import { useMatchTimelineQuery } from './timeline-queries';
import { TimelineFailed, TimelineSkeleton, TimelineUntold } from './timeline-states';

export { messages } from './timeline-texts';

export interface MatchTimelineProps {
  readonly match: Pick<Match, 'id' | 'venue' | 'sport' | 'home' | 'away' | 'score'>;
}

/** What happened in a football match that is over: goals and cards by their minutes. */
export default function MatchTimeline({ match }: MatchTimelineProps) {
  const { t } = useTranslation('sports');
  const { venue, id, score } = match;
  const { data, isError, isFetching, refetch } = useMatchTimelineQuery(
    { venue, id },
    { refetchOnMountOrArgChange: 60 },
  );
  if (data === undefined && isError)
    return <TimelineFailed busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <TimelineSkeleton />;
  if (data === null) return <TimelineUntold />;
  const events = timelineEvents(data);
  const whole = addsUp(events, score);
  return (
    <>
      <EventTimeline title={t('timeline.title')} match={match} events={events} />
      {events.length === 0 && whole && <p className="text-sm text-muted">{t('timeline.quiet')}</p>}
      {!whole && <p className="text-xs text-warning">{t('timeline.partial')}</p>}
    </>
  );
}
