import { useServices } from '@heptad/feature-module';
import { DateRangeField, type CalendarDate } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { rangeBounds, WEEK, type TimeSpan } from '../bet-list/time-span';
import type { RecordsServices } from '../services';

/** Days offered with one tap. */
const QUICK_RANGES = [WEEK, 30, 90];

export interface RangeFilterProps {
  readonly range: Extract<TimeSpan, { readonly kind: 'range' }>;
  readonly today: CalendarDate;
  readonly onChange: (span: TimeSpan) => void;
}

/** A range of days of the member's own. */
export default function RangeFilter({ range: { from, to }, today, onChange }: RangeFilterProps) {
  const { t } = useTranslation('records');
  const { language } = useServices<RecordsServices>();
  return (
    <DateRangeField
      className="pb-2"
      label={t('range.label')}
      placeholder={t('range.missing')}
      description={t('range.hint')}
      value={{ from, to }}
      onValueChange={(range) => onChange({ kind: 'range', ...range })}
      today={today}
      locale={language.current()}
      quickRanges={QUICK_RANGES.map((days) => ({ days, label: t('range.recent', { days }) }))}
      labels={{
        previousMonth: t('range.previousMonth'),
        nextMonth: t('range.nextMonth'),
        today: t('span.today'),
        from: t('range.from'),
        to: t('range.to'),
        close: t('close'),
        confirm: t('filter.done'),
        quick: t('range.quick'),
        missing: t('range.missing'),
        length: (days) => t('range.length', { days }),
      }}
      {...rangeBounds(today)}
    />
  );
}
