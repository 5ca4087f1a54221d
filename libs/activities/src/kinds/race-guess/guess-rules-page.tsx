import { PATHS } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import { ActivitySubPage } from '../../engine/frame/activity-sub-page';
import { RulesCard } from '../../engine/frame/rules-card';

export { messages } from './guess-texts';

/** The rules of predictions in full (ROUTE-146). */
export default function GuessRulesPage() {
  const { t } = useTranslation('activities');
  return (
    <ActivitySubPage kind="raceGuess" title={t('raceGuess.rules')} elsewhere={PATHS.activityList}>
      {({ rules }) => <RulesCard rules={rules} />}
    </ActivitySubPage>
  );
}
