import { useTranslation } from 'react-i18next';
import { ActivityPage } from '../../engine/frame/activity-page';
import { doneOf, StepsCard } from '../../engine/board/steps-card';
import { NewTaskArt } from './new-task-art';

export { messages } from './new-task-texts';

/** Tasks for newcomers (ROUTE-127): each leads to where it is done, and brings a prize to claim. */
export default function NewTaskPage() {
  const { t } = useTranslation('activities');
  return (
    <ActivityPage kind="newTask" art={<NewTaskArt />} showsPrizes>
      {({ board: { steps } }) => (
        <StepsCard
          title={t('newTask.steps')}
          aside={t('newTask.done', { done: doneOf(steps), all: steps.length })}
          steps={steps}
        />
      )}
    </ActivityPage>
  );
}
