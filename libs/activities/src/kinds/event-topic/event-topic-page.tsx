import { useTranslation } from 'react-i18next';
import { doneOf, StepsCard } from '../../engine/board/steps-card';
import { ActivityPage } from '../../engine/frame/activity-page';
import { BetMatches } from '../../engine/match/bet-matches';
import { EventTopicArt } from './event-topic-art';

export { messages } from './event-topic-texts';

/** An event topic (ROUTE-141): its matches with their prices, each of which opens where bets are placed, and prizes for turnover on their sport. */
export default function EventTopicPage() {
  const { t } = useTranslation('activities');
  return (
    <ActivityPage kind="eventTopic" art={<EventTopicArt />} showsPrizes>
      {({ board: { matches, steps } }) => (
        <>
          <StepsCard
            title={t('eventTopic.steps')}
            aside={t('eventTopic.done', { done: doneOf(steps), all: steps.length })}
            steps={steps}
          />
          <BetMatches matches={matches} title={t('eventTopic.matches')} />
        </>
      )}
    </ActivityPage>
  );
}
