import { useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ActivityOf } from '../../engine/activity';
import { BetMatches } from '../../engine/match/bet-matches';
import { LeadersCard } from '../../engine/rank/leaders-card';
import type { ActivitiesServices } from '../../services';
import { Podium } from './podium';

/** What only a race shows: the stand, the places with the member's own, and the matches to bet on. */
export function RaceBoard({ activity: { board } }: { readonly activity: ActivityOf<'racePage'> }) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  return (
    <>
      {board.leaders.length > 0 && (
        <Card className="pb-0">
          <Podium leaders={board.leaders} unit={board.unit} />
        </Card>
      )}
      <LeadersCard board={board} />
      <p className="text-center text-xs text-muted tabular-nums">
        {t('engine.ranking.counted', { time: formatDateTime(board.countedUntil, language.current()) })}
      </p>
      <BetMatches matches={board.matches} title={t('racePage.matches')} />
    </>
  );
}
