import { useServices } from '@heptad/feature-module';
import {
  IconButton,
  monthOf,
  monthTitle,
  shiftMonth,
  type CalendarDate,
  type CalendarMonth,
} from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { firstMonth } from '../bet-list/time-span';
import type { RecordsServices } from '../services';

export interface MonthFilterProps {
  readonly month: CalendarMonth;
  readonly today: CalendarDate;
  readonly onMonth: (month: CalendarMonth) => void;
}

/** One month after another, back through the archive. */
export default function MonthFilter({ month, today, onMonth }: MonthFilterProps) {
  const { t } = useTranslation('records');
  const { language } = useServices<RecordsServices>();
  return (
    <div
      role="group"
      aria-label={t('span.month')}
      className="flex items-center justify-between rounded-m bg-sunken"
    >
      <IconButton
        icon="back"
        label={t('range.previousMonth')}
        disabled={month <= firstMonth(today)}
        onClick={() => onMonth(shiftMonth(month, -1))}
      />
      <span aria-live="polite" className="text-sm font-medium text-text tabular-nums">
        {monthTitle(month, language.current())}
      </span>
      <IconButton
        icon="forward"
        label={t('range.nextMonth')}
        disabled={month >= monthOf(today)}
        onClick={() => onMonth(shiftMonth(month, 1))}
      />
    </div>
  );
}
