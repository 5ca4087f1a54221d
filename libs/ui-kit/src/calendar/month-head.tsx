import { IconButton } from '../icon-button/icon-button';
import { monthOf, type CalendarMonth } from './calendar-date';
import type { DateBounds } from './date-range';
import { monthTitle } from './date-text';

export interface MonthLabels {
  readonly previousMonth: string;
  readonly nextMonth: string;
}

interface MonthHeadProps {
  readonly month: CalendarMonth;
  readonly bounds: DateBounds;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly labels: MonthLabels;
  /** Of the month's name, which names the grid. */
  readonly titleId: string;
  /** @param months -1 for the month before, 1 for the one after */
  readonly onTurn: (months: number) => void;
}

/** The name of the month that is shown, between the ways to the months around it. */
export function MonthHead({ month, bounds, locale, labels, titleId, onTurn }: MonthHeadProps) {
  const isFirst = bounds.min !== undefined && month <= monthOf(bounds.min);
  const isLast = bounds.max !== undefined && month >= monthOf(bounds.max);
  return (
    <div className="flex items-center justify-between">
      <IconButton icon="back" label={labels.previousMonth} disabled={isFirst} onClick={() => onTurn(-1)} />
      <p id={titleId} aria-live="polite" className="text-base font-semibold tabular-nums">
        {monthTitle(month, locale)}
      </p>
      <IconButton icon="forward" label={labels.nextMonth} disabled={isLast} onClick={() => onTurn(1)} />
    </div>
  );
}
