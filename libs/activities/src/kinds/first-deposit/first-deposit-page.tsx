import { useTranslation } from 'react-i18next';
import { StepsCard } from '../../engine/board/steps-card';
import { ActivityPage } from '../../engine/frame/activity-page';
import { FirstDepositArt } from './first-deposit-art';
import { MatchCard } from './match-card';

export { messages } from './first-deposit-texts';

/** First deposit (ROUTE-116): a match of it within its true time, then steps of turnover. */
export default function FirstDepositPage() {
  const { t } = useTranslation('activities');
  return (
    <ActivityPage kind="firstDeposit" art={<FirstDepositArt />} showsPrizes>
      {(activity) => (
        <>
          <MatchCard activity={activity} />
          <StepsCard title={t('firstDeposit.steps')} steps={activity.board.steps} />
        </>
      )}
    </ActivityPage>
  );
}
