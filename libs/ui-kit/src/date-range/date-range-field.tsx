import { defined } from '@heptad/formatting';
import { lazy, Suspense, useState } from 'react';
import { preloadBottomSheet } from '../bottom-sheet/bottom-sheet';
import type { CalendarDate } from '../calendar/calendar-date';
import type { DateBounds, DateRange } from '../calendar/date-range';
import { mediumDate } from '../calendar/date-text';
import { Icon } from '../icon/icon';
import { cx, FOCUS_RING } from '../styling/class-names';
import { FIELD_BOX, FieldFrame } from '../text-field/field-frame';
import { useField, type FieldProps } from '../text-field/use-field';
import type { DateRangeLabels, QuickRange } from './date-range-labels';

export interface DateRangeFieldProps extends FieldProps, DateBounds {
  /** Null while none is chosen. */
  readonly value: DateRange | null;
  /** Called when the choice is confirmed, with a range within the bounds. */
  readonly onValueChange: (value: DateRange) => void;
  readonly placeholder: string;
  /** The member's own day. */
  readonly today: CalendarDate;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly quickRanges?: readonly QuickRange[];
  readonly labels: DateRangeLabels;
}

const loadSheet = async () => {
  const [sheet] = await Promise.all([import('./date-range-sheet'), preloadBottomSheet()]);
  return sheet;
};
const DateRangeSheet = lazy(async () => ({ default: (await loadSheet()).DateRangeSheet }));

/** Fetches the calendar's code ahead of its first use, so that the first opening does not wait for it. */
export async function preloadDateRange(): Promise<void> {
  await loadSheet();
}

/**
 * From one day to another, chosen in a sheet with a calendar and quick ranges. The calendar's code is fetched when it is
 * first opened. Data attributes reach the button, `className` the whole field.
 */
export function DateRangeField({
  value,
  onValueChange,
  placeholder,
  today,
  locale,
  quickRanges = [],
  labels,
  min,
  max,
  maxDays,
  ...props
}: DateRangeFieldProps) {
  const { frame, said, rest } = useField(props);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const bounds: DateBounds = {
    ...defined({ min, max, maxDays }),
  };
  return (
    <FieldFrame {...frame} names="group" bare>
      <button
        {...rest}
        id={frame.id}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${frame.id}-label ${frame.id}`}
        aria-describedby={said['aria-describedby']}
        aria-disabled={frame.readOnly || undefined}
        disabled={frame.disabled}
        onClick={() => {
          if (frame.readOnly) return;
          setWanted(true);
          setOpen(true);
        }}
        className={cx(
          'flex min-h-[48px] w-full items-center gap-2 px-3 py-2 text-left text-[16px] text-text tabular-nums disabled:cursor-not-allowed',
          FIELD_BOX,
          FOCUS_RING,
        )}
      >
        <span className={cx('min-w-0 flex-1 break-words', value === null && 'text-muted')}>
          {value === null
            ? placeholder
            : `${mediumDate(value.from, locale)} – ${mediumDate(value.to, locale)}`}
        </span>
        <Icon name="calendar" className="size-5 text-muted" />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <DateRangeSheet
            open={open}
            onOpenChange={setOpen}
            title={frame.label}
            value={value}
            onValueChange={onValueChange}
            today={today}
            locale={locale}
            quickRanges={quickRanges}
            labels={labels}
            bounds={bounds}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
