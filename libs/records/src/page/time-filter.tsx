import { dayKey } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import {
  Chip,
  DateRangeField,
  IconButton,
  monthOf,
  monthTitle,
  recentDays,
  shiftMonth,
} from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RecordTab } from '../bet-list/record-filters';
import { firstMonth, NAMED_SPANS, rangeBounds, type TimeSpan } from '../bet-list/time-span';
import type { RecordsServices } from '../services';
import { ChipRow } from './chip-row';

export interface TimeFilterProps {
  readonly tab: RecordTab;
  readonly span: TimeSpan;
  readonly onChange: (span: TimeSpan) => void;
}

const WEEK = 7;

/** When the bets were placed: some days, a range of the member's own, or one month after another back through the archive. */
export function TimeFilter({ tab, span, onChange }: TimeFilterProps) {
  const { t } = useTranslation('records');
  const { clock, language } = useServices<RecordsServices>();
  const today = dayKey(clock.now());
  const names = NAMED_SPANS.filter((name) => name !== 'all' || tab === 'open');
  const bounds = rangeBounds(today);
  const month = span.kind === 'month' ? span.month : undefined;
  const toMonth = (next: string): void => onChange({ kind: 'month', month: next });
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
            if (span.kind !== 'range') onChange({ kind: 'range', ...recentDays(today, WEEK, bounds) });
          }}
        >
          {t('span.range')}
        </Chip>
        {tab !== 'open' && (
          <Chip selected={month !== undefined} onClick={() => toMonth(monthOf(today))}>
            {t('span.month')}
          </Chip>
        )}
      </ChipRow>
      {span.kind === 'range' && (
        <DateRangeField
          className="pb-2"
          label={t('range.label')}
          placeholder={t('range.missing')}
          description={t('range.hint')}
          value={{ from: span.from, to: span.to }}
          onValueChange={(range) => onChange({ kind: 'range', ...range })}
          today={today}
          locale={language.current()}
          quickRanges={[WEEK, 30, 90].map((days) => ({ days, label: t('range.recent', { days }) }))}
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
          {...bounds}
        />
      )}
      {month !== undefined && (
        <div
          role="group"
          aria-label={t('span.month')}
          className="flex items-center justify-between rounded-m bg-sunken"
        >
          <IconButton
            icon="back"
            label={t('range.previousMonth')}
            disabled={month <= firstMonth(today)}
            onClick={() => toMonth(shiftMonth(month, -1))}
          />
          <span aria-live="polite" className="text-sm font-medium text-text tabular-nums">
            {monthTitle(month, language.current())}
          </span>
          <IconButton
            icon="forward"
            label={t('range.nextMonth')}
            disabled={month >= monthOf(today)}
            onClick={() => toMonth(shiftMonth(month, 1))}
          />
        </div>
      )}
    </div>
  );
}
