import { useTranslation } from 'react-i18next';
import { TaskCard } from './task-card';
import { formatMoney } from '@heptad/formatting';
import { TreasureFrame } from './treasure-frame';
import { useTreasureTasksQuery } from './treasure-queries';

/** Rewards for days in a row (ROUTE-032), and how far the member is with each. */
export function TasksPage() {
  const { t } = useTranslation('finance');
  const query = useTreasureTasksQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <TreasureFrame
      title={t('treasure.tasks')}
      query={query}
      boxes={['h-[60px]', 'h-[140px]', 'h-[140px]', 'h-[140px]']}
    >
      {({ least, tasks }) => (
        <>
          <p className="text-sm text-muted">{t('treasure.tasksLead', { amount: formatMoney(least) })}</p>
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} />
          ))}
        </>
      )}
    </TreasureFrame>
  );
}
