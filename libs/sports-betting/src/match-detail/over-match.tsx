import { EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { MatchStatistics } from '../match-statistics/match-statistics';
import { TimelineEntry } from '../match-timeline/timeline-entry';

export { messages } from '../match-statistics/statistics-texts';

/** How a match went that is over: its figures, and what happened in it. */
export default function OverMatch({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  return (
    <>
      <MatchStatistics match={match} staged={false} />
      <div className="bg-raised px-4 py-3 empty:hidden">
        <TimelineEntry match={match} />
      </div>
      <EmptyState title={t('matchOver')} description={t('matchPage.overHint')} />
    </>
  );
}
