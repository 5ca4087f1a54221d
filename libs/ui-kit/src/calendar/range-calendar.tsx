import { useId } from 'react';
import { addMonths, weeksOf, type CalendarDate } from './calendar-date';
import { isDayOpen, pressDay, type DateBounds, type OpenRange } from './date-range';
import { weekdayNames } from './date-text';
import { DayCell, type DayLabels } from './day-cell';
import { MonthHead, type MonthLabels } from './month-head';
import { shownMonth, useDayFocus } from './use-day-focus';

export type CalendarLabels = MonthLabels & DayLabels;

interface RangeCalendarProps {
  readonly value: OpenRange | null;
  readonly onValueChange: (value: OpenRange | null) => void;
  readonly bounds: DateBounds;
  readonly today: CalendarDate;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly labels: CalendarLabels;
}

/** The days of one month, of which two presses choose the first and the last of a range. */
export function RangeCalendar({ value, onValueChange, bounds, today, locale, labels }: RangeCalendarProps) {
  const titleId = useId();
  const focus = useDayFocus(value?.to ?? value?.from ?? today, bounds);
  const month = shownMonth(focus);

  return (
    // As high as six weeks, so that the buttons of the month stay under the finger.
    <div className="min-h-[360px] min-w-0">
      <MonthHead
        month={month}
        bounds={bounds}
        locale={locale}
        labels={labels}
        titleId={titleId}
        onTurn={(months) => focus.move(addMonths(focus.day, months))}
      />
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
              {week.map((date, column) =>
                date === null ? (
                  <td key={column} role="gridcell" />
                ) : (
                  <DayCell
                    key={date}
                    date={date}
                    column={column}
                    range={value}
                    today={today}
                    locale={locale}
                    labels={labels}
                    isOpen={isDayOpen(date, value, bounds)}
                    isTabStop={date === focus.day}
                    onPress={() => {
                      focus.move(date);
                      onValueChange(pressDay(date, value, bounds));
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
