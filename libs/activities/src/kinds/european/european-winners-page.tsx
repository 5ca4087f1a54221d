import { PATHS } from '@heptad/feature-module';
import { Cell, EmptyState, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { ActivitySubPage } from '../../engine/frame/activity-sub-page';

export { messages } from './european-texts';

/** Who has won the tournament before, the latest first (ROUTE-123). */
export default function EuropeanWinnersPage() {
  const { t } = useTranslation('activities');
  return (
    <ActivitySubPage kind="european" title={t('european.winners')} elsewhere={PATHS.activityList}>
      {({ board: { winners } }) =>
        winners.length === 0 ? (
          <EmptyState
            icon="records"
            title={t('european.noWinners')}
            description={t('european.noWinnersHint')}
          />
        ) : (
          <List aria-label={t('european.winners')} className="shadow-1">
            {winners.map(({ season, team }) => (
              <Cell key={`${season} ${team}`} title={team} trailing={season} />
            ))}
          </List>
        )
      }
    </ActivitySubPage>
  );
}
