import type { Match } from '@heptad/venue-gateway';
import { Button, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { EventTimeline } from './event-timeline';
import { isFootball } from './match-events';
import { OwnTexts } from '../own-texts/own-texts';
import { addsUp, courseEvents } from './course-events';
import { useMatchCourseQuery } from './course-queries';
import { COURSE_TEXTS } from './course-texts';

export interface MatchCourseProps {
  readonly match: Pick<Match, 'id' | 'venue' | 'sport' | 'home' | 'away' | 'score'>;
}

const WAITING = <Skeleton className="h-24 rounded-m" />;

function Told({ match }: MatchCourseProps) {
  const { t } = useTranslation('sports');
  const { venue, id, score } = match;
  const { data, isError, isFetching, refetch } = useMatchCourseQuery(
    { venue, id },
    { refetchOnMountOrArgChange: 60 },
  );
  if (data === undefined && isError)
    return (
      <div role="alert" className="flex items-center justify-between gap-3 text-sm">
        <span className="min-w-0">{t('course.failed')}</span>
        <Button size="s" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  if (data === undefined)
    return (
      <div role="status" aria-label={t('loading')}>
        {WAITING}
      </div>
    );
  if (data === null) return <p className="text-sm text-muted">{t('course.untold')}</p>;
  const events = courseEvents(data);
  const whole = addsUp(events, score);
  return (
    <>
      <EventTimeline title={t('course.title')} match={match} events={events} />
      {events.length === 0 && whole && <p className="text-sm text-muted">{t('course.quiet')}</p>}
      {!whole && <p className="text-xs text-warning">{t('course.partial')}</p>}
    </>
  );
}

/** What happened in a match that is over: goals and cards by their minutes. Nothing in sports that are not counted in goals (ROUTE-082). */
export function MatchCourse({ match }: MatchCourseProps) {
  if (!isFootball(match)) return null;
  return (
    <OwnTexts name="course" loaders={COURSE_TEXTS} skeleton={WAITING}>
      <Told match={match} />
    </OwnTexts>
  );
}
