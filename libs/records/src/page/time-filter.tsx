import { dayKey } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Chip, monthOf, recentDays, Skeleton, type CalendarMonth } from '@heptad/ui-kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordTab } from '../bet-list/record-filters';
import { NAMED_SPANS, rangeBounds, WEEK, type TimeSpan } from '../bet-list/time-span';
import type { RecordsServices } from '../services';
import { ChipRow } from './chip-row';

// Few choose days or a month of their own: their fields come with the first who does.
const MonthFilter = lazy(() => import('./month-filter'));
const RangeFilter = lazy(() => import('./range-filter'));

export interface TimeFilterProps {
  readonly tab: RecordTab;
  readonly span: TimeSpan;
  readonly onChange: (span: TimeSpan) => void;
}

/** When the bets were placed: some days, a range of the member's own, or one month after another back through the archive. */
export function TimeFilter({ tab, span, onChange }: TimeFilterProps) {
  const { t } = useTranslation('records');
  const { clock } = useServices<RecordsServices>();
  const today = dayKey(clock.now());
  const names = NAMED_SPANS.filter((name) => name !== 'all' || tab === 'open');
  const toMonth = (month: CalendarMonth): void => onChange({ kind: 'month', month });
  return (
    <div className="flex flex-col">
      <ChipRow label={t('filter.span')}>
        {names.map((name) => (
          <Chip
            key={name}
            selected={span.kind === 'named' && span.name === name}
            onClick={() => onChange({ kind: 'named', name })}
          >
            {t(`span.${name}`)}
          </Chip>
        ))}
        <Chip
          selected={span.kind === 'range'}
          onClick={() => {
            // A second press keeps the days that were chosen.
            if (span.kind !== 'range')
              onChange({ kind: 'range', ...recentDays(today, WEEK, rangeBounds(today)) });
          }}
        >
          {t('span.range')}
        </Chip>
        {tab !== 'open' && (
          <Chip selected={span.kind === 'month'} onClick={() => toMonth(monthOf(today))}>
            {t('span.month')}
          </Chip>
        )}
      </ChipRow>
      {span.kind === 'range' && (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <RangeFilter range={span} today={today} onChange={onChange} />
        </Suspense>
      )}
      {span.kind === 'month' && (
        <Suspense fallback={<Skeleton className="h-11" />}>
          <MonthFilter month={span.month} today={today} onMonth={toMonth} />
        </Suspense>
      )}
    </div>
  );
}
