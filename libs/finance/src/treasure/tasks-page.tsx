import { useTranslation } from 'react-i18next';
import { TaskCard } from './task-card';
import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { TreasureFrame } from './treasure-frame';
import { useTreasureTasksQuery } from './treasure-queries';

/** Rewards for days in a row (ROUTE-032), and how far the member is with each. */
export function TasksPage() {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const query = useTreasureTasksQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <TreasureFrame
      title={t('treasure.tasks')}
      query={query}
      boxes={['h-[60px]', 'h-[140px]', 'h-[140px]', 'h-[140px]']}
    >
      {({ least, tasks }) => (
        <>
          <p className="text-sm text-muted">
            {t('treasure.tasksLead', { amount: formatAmount(least, currency) })}
          </p>
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} />
          ))}
        </>
      )}
    </TreasureFrame>
  );
}
