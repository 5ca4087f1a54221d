import { FOCUS_RING, Icon, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { LineUpsEntry } from '../line-ups/line-ups-entry';
import { TimelineEntry } from '../match-timeline/timeline-entry';
import { matchPath } from '../match/match-path';
import { StageTable } from '../stages/stage-table';
import type { ResultMatch } from '../match/result-queries';

/** What an opened result shows: its stages, what happened in it, and the way to the match's own page (ROUTE-082). */
export default function ResultDetails({ match }: { readonly match: ResultMatch }) {
  const { t } = useTranslation('sports');
  return (
    <>
      {match.stageScores !== undefined && (
        <StageTable
          sport={match.sport}
          home={match.home.name}
          away={match.away.name}
          total={match.score}
          stages={{ scores: match.stageScores }}
        />
      )}
      <TimelineEntry match={match} />
      <LineUpsEntry match={match} />
      <NavigationLink
        href={matchPath(match)}
        className={`flex min-h-[44px] items-center gap-1 self-start rounded-s text-sm text-link ${FOCUS_RING}`}
      >
        {t('matchTitle')}
        <Icon name="forward" className="size-4" />
      </NavigationLink>
    </>
  );
}
