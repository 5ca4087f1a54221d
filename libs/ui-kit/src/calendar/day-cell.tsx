import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';
import { partsOf, type CalendarDate } from './calendar-date';
import type { OpenRange } from './date-range';
import { longDate } from './date-text';

export interface DayLabels {
  /** Said after the day it is. */
  readonly today: string;
  /** Said after the first day of the range. */
  readonly from: string;
  /** Said after the last day of the range. */
  readonly to: string;
}

interface DayCellProps {
  readonly date: CalendarDate;
  /** Its column in the week: 0 to 6. */
  readonly column: number;
  readonly range: OpenRange | null;
  readonly today: CalendarDate;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly labels: DayLabels;
  /** Whether it may be chosen next. */
  readonly isOpen: boolean;
  /** Whether the Tab key reaches it. */
  readonly isTabStop: boolean;
  readonly onPress: () => void;
}

const DAY =
  'relative flex min-h-[44px] w-full items-center justify-center rounded-m text-base text-text tabular-nums select-none aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-50 data-edge:bg-accent data-edge:font-medium data-edge:text-on-accent';

/** One day of the grid, with its place in the range that is being chosen. */
export function DayCell({
  date,
  column,
  range,
  today,
  locale,
  labels,
  isOpen,
  isTabStop,
  onPress,
}: DayCellProps) {
  const isFrom = date === range?.from;
  const isTo = date === range?.to;
  const last = range?.to ?? range?.from;
  const isWithin = range !== null && last !== undefined && date >= range.from && date <= last;
  const isEdge = isFrom || isTo;
  const isToday = date === today;
  const name = [longDate(date, locale), isToday && labels.today, isFrom && labels.from, isTo && labels.to];
  return (
    <td
      role="gridcell"
      aria-selected={isWithin}
      className={cx(
        'p-0',
        isWithin && 'bg-accent/15',
        (isFrom || column === 0) && 'rounded-l-m',
        (date === last || column === 6) && 'rounded-r-m',
      )}
    >
      <button
        type="button"
        data-date={date}
        data-edge={isEdge || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={name.filter(Boolean).join(' ')}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={!isOpen || undefined}
        onClick={onPress}
        className={cx(DAY, FOCUS_RING_INSIDE)}
      >
        {partsOf(date).day}
        {isToday && (
          <span
            aria-hidden="true"
            className={cx('absolute bottom-1 size-1 rounded-full', isEdge ? 'bg-on-accent' : 'bg-accent')}
          />
        )}
      </button>
    </td>
  );
}
