import { useId } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';
import { addMonths, monthOf, partsOf, weeksOf, type CalendarDate } from './calendar-date';
import { isDayOpen, pressDay, type DateBounds, type OpenRange } from './date-range';
import { longDate, monthTitle, weekdayNames } from './date-text';
import { shownMonth, useDayFocus } from './use-day-focus';

export interface CalendarLabels {
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Said after the day it is. */
  readonly today: string;
  /** Said after the first day of the range. */
  readonly from: string;
  /** Said after the last day of the range. */
  readonly to: string;
}

interface RangeCalendarProps {
  readonly value: OpenRange | null;
  readonly onValueChange: (value: OpenRange | null) => void;
  readonly bounds: DateBounds;
  readonly today: CalendarDate;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly labels: CalendarLabels;
}

const DAY =
  'relative flex min-h-[44px] w-full items-center justify-center rounded-m text-base text-text tabular-nums select-none aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-50 data-edge:bg-accent data-edge:font-medium data-edge:text-on-accent';

/** The days of one month, of which two presses choose the first and the last of a range. */
export function RangeCalendar({ value, onValueChange, bounds, today, locale, labels }: RangeCalendarProps) {
  const titleId = useId();
  const focus = useDayFocus(value?.to ?? value?.from ?? today, bounds);
  const month = shownMonth(focus);
  const last = value?.to ?? value?.from;
  const isWithin = (date: CalendarDate) =>
    value !== null && last !== undefined && date >= value.from && date <= last;
  const nameOf = (date: CalendarDate) =>
    [
      longDate(date, locale),
      date === today && labels.today,
      date === value?.from && labels.from,
      date === value?.to && labels.to,
    ]
      .filter(Boolean)
      .join(' ');
  const isBefore = bounds.min !== undefined && month <= monthOf(bounds.min);
  const isLast = bounds.max !== undefined && month >= monthOf(bounds.max);

  return (
    // As high as six weeks, so that the buttons of the month stay under the finger.
    <div className="min-h-[360px] min-w-0">
      <div className="flex items-center justify-between">
        <IconButton
          icon="back"
          label={labels.previousMonth}
          disabled={isBefore}
          onClick={() => focus.move(addMonths(focus.day, -1))}
        />
        <p id={titleId} aria-live="polite" className="text-base font-semibold tabular-nums">
          {monthTitle(month, locale)}
        </p>
        <IconButton
          icon="forward"
          label={labels.nextMonth}
          disabled={isLast}
          onClick={() => focus.move(addMonths(focus.day, 1))}
        />
      </div>
      <table
        ref={focus.grid}
        role="grid"
        aria-labelledby={titleId}
        aria-multiselectable="true"
        onKeyDown={focus.onKeyDown}
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
      >
        <thead>
          <tr>
            {weekdayNames(locale).map((day) => (
              <th key={day.long} scope="col" abbr={day.long} className="h-8 text-xs font-normal text-muted">
                {day.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, at) => {
                if (date === null) return <td key={at} role="gridcell" />;
                const isEdge = date === value?.from || date === value?.to;
                return (
                  <td
                    key={date}
                    role="gridcell"
                    aria-selected={isWithin(date)}
                    className={cx(
                      'p-0',
                      isWithin(date) && 'bg-accent/15',
                      (date === value?.from || at === 0) && 'rounded-l-m',
                      (date === last || at === 6) && 'rounded-r-m',
                    )}
                  >
                    <button
                      type="button"
                      data-date={date}
                      data-edge={isEdge || undefined}
                      tabIndex={date === focus.day ? 0 : -1}
                      aria-label={nameOf(date)}
                      aria-current={date === today ? 'date' : undefined}
                      aria-disabled={!isDayOpen(date, value, bounds) || undefined}
                      onClick={() => {
                        focus.move(date);
                        onValueChange(pressDay(date, value, bounds));
                      }}
                      className={cx(DAY, FOCUS_RING_INSIDE)}
                    >
                      {partsOf(date).day}
                      {date === today && (
                        <span
                          aria-hidden="true"
                          className={cx(
                            'absolute bottom-1 size-1 rounded-full',
                            isEdge ? 'bg-on-accent' : 'bg-accent',
                          )}
                        />
                      )}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
