import { useTranslation } from 'react-i18next';
import { MatchRow } from '../../engine/board/match-row';
import { SectionCard } from '../../engine/board/section-card';
import { doneOf, StepsCard } from '../../engine/board/steps-card';
import { ActivityPage } from '../../engine/frame/activity-page';
import { EventTopicArt } from './event-topic-art';

export { messages } from './event-topic-texts';

/** An event topic (ROUTE-141): its matches, each of which opens where bets are placed, and prizes for turnover on their sport. */
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
          <SectionCard title={t('eventTopic.matches')}>
            {matches.length === 0 ? (
              <p className="py-4 text-center text-sm text-muted">{t('eventTopic.noMatches')}</p>
            ) : (
              <ul aria-label={t('eventTopic.matches')} className="-my-1 divide-y divide-line">
                {matches.map((match) => (
                  <MatchRow key={match.id} match={match} />
                ))}
              </ul>
            )}
          </SectionCard>
        </>
      )}
    </ActivityPage>
  );
}
