import { useLayoutEffect, useRef, useState } from 'react';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { longDate, monthAndDay, shortWeekday } from '../calendar/date-text';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';

export interface StripDay {
  readonly date: CalendarDate;
  /** How many things the day has, already formatted; left out while it is not known. */
  readonly count?: string;
  readonly disabled?: boolean;
}

export interface DateStripProps extends Omit<
  RadioGroup.Props<CalendarDate>,
  'value' | 'defaultValue' | 'onValueChange' | 'className' | 'render' | 'children'
> {
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly days: readonly StripDay[];
  /** The member's own day, which with the one after it is written as a word. */
  readonly today: CalendarDate;
  readonly value: CalendarDate;
  readonly onValueChange: (date: CalendarDate) => void;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly labels: {
    readonly today: string;
    readonly tomorrow: string;
    /** What screen readers say in place of the bare count. */
    readonly count: (count: string) => string;
  };
  readonly className?: string;
}

/** Days side by side, one of them chosen; more of them than fit are scrolled, and the chosen one is brought to the middle. */
export function DateStrip({
  label,
  days,
  today,
  value,
  onValueChange,
  locale,
  labels,
  className,
  ...rest
}: DateStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState(false);
  useLayoutEffect(() => {
    const box = strip.current;
    const chosen = box?.querySelector<HTMLElement>('[data-checked]');
    if (!box || !chosen) return;
    box.scrollLeft = chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2;
    // The first time it stands there at once, later it glides.
    setPlaced(true);
  }, [value]);

  const wordOf = (date: CalendarDate): string | undefined => {
    if (date === today) return labels.today;
    return date === addDays(today, 1) ? labels.tomorrow : undefined;
  };
  const nameOf = ({ date, count }: StripDay): string =>
    [wordOf(date), longDate(date, locale), count === undefined ? undefined : labels.count(count)]
      .filter(Boolean)
      .join(' ');

  return (
    <RadioGroup
      {...rest}
      ref={strip}
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      data-placed={placed || undefined}
      className={cx('relative flex min-w-0 gap-1 strip motion-safe:data-placed:scroll-smooth', className)}
    >
      {days.map((day) => (
        <Radio.Root
          key={day.date}
          value={day.date}
          disabled={day.disabled ?? false}
          aria-label={nameOf(day)}
          className={cx(
            'flex min-h-[56px] min-w-[60px] shrink-0 py-1.5 cursor-pointer flex-col items-center justify-center rounded-m px-2 text-xs text-muted tabular-nums select-none',
            'data-checked:bg-accent data-checked:text-on-accent data-disabled:cursor-not-allowed data-disabled:opacity-50',
            FOCUS_RING_INSIDE,
          )}
        >
          <span className="max-w-[7em] truncate text-sm font-medium">
            {wordOf(day.date) ?? shortWeekday(day.date, locale)}
          </span>
          <span>{monthAndDay(day.date, locale)}</span>
          {day.count !== undefined && <span>{day.count}</span>}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
