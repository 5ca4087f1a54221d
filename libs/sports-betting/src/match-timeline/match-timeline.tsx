import type { Match } from '@heptad/venue-gateway';
import { Button, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { EventTimeline } from './event-timeline';
import { addsUp, timelineEvents } from './timeline-events';
import { useMatchTimelineQuery } from './timeline-queries';

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
    return (
      <div role="alert" className="flex items-center justify-between gap-3 text-sm">
        <span className="min-w-0">{t('timeline.failed')}</span>
        <Button size="s" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  if (data === undefined)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-24 rounded-m" />
      </div>
    );
  if (data === null) return <p className="text-sm text-muted">{t('timeline.untold')}</p>;
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
