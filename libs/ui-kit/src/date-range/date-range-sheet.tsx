import { useState } from 'react';
import { BottomSheet } from '../bottom-sheet/bottom-sheet';
import { Button } from '../button/button';
import type { CalendarDate } from '../calendar/calendar-date';
import {
  isRangeAllowed,
  rangeLength,
  recentDays,
  type DateBounds,
  type DateRange,
  type OpenRange,
} from '../calendar/date-range';
import { mediumDate } from '../calendar/date-text';
import { RangeCalendar } from '../calendar/range-calendar';
import { Chip } from '../chip/chip';
import type { DateRangeLabels, QuickRange } from './date-range-field';

interface DateRangeSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly value: DateRange | null;
  readonly onValueChange: (value: DateRange) => void;
  readonly today: CalendarDate;
  readonly locale: string;
  readonly quickRanges: readonly QuickRange[];
  readonly labels: DateRangeLabels;
  readonly bounds: DateBounds;
}

/** What a date range field opens: nothing is taken until it is confirmed, and each opening begins at what was taken. */
export function DateRangeSheet({
  open,
  onOpenChange,
  title,
  value,
  onValueChange,
  today,
  locale,
  quickRanges,
  labels,
  bounds,
}: DateRangeSheetProps) {
  const [draft, setDraft] = useState<OpenRange | null>(value);
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setDraft(value);
      setOpenings(openings + 1);
    }
  }
  const [jumps, setJumps] = useState(0);
  const whole: DateRange | null = draft?.to ? { from: draft.from, to: draft.to } : null;
  const confirmable = whole !== null && isRangeAllowed(whole, bounds);
  const dayText = (date: CalendarDate | null | undefined) =>
    date ? mediumDate(date, locale) : labels.missing;

  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={labels.close}
      footer={
        <Button
          block
          disabled={!confirmable}
          onClick={() => {
            if (whole === null) return;
            onValueChange(whole);
            onOpenChange(false);
          }}
        >
          {labels.confirm}
          {whole !== null && ` · ${labels.length(rangeLength(whole))}`}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 pb-3">
        {quickRanges.length > 0 && (
          <div role="group" aria-label={labels.quick} className="flex flex-wrap gap-x-2 gap-y-3 py-1.5">
            {quickRanges.map((quick) => {
              const range = recentDays(today, quick.days, bounds);
              return (
                <Chip
                  key={quick.days}
                  selected={range.from === draft?.from && range.to === draft.to}
                  // A range that the bounds would shorten is not what its words say.
                  disabled={rangeLength(range) !== quick.days || range.to !== today}
                  onClick={() => {
                    setDraft(range);
                    setJumps(jumps + 1);
                  }}
                >
                  {quick.label}
                </Chip>
              );
            })}
          </div>
        )}
        <dl className="grid grid-cols-2 gap-2 text-sm">
          {[
            { term: labels.from, date: draft?.from },
            { term: labels.to, date: draft?.to },
          ].map(({ term, date }) => (
            <div key={term} className="min-w-0 rounded-m bg-sunken px-3 py-2">
              <dt className="text-xs text-muted">{term}</dt>
              <dd data-missing={!date || undefined} className="tabular-nums data-missing:text-muted">
                {dayText(date)}
              </dd>
            </div>
          ))}
        </dl>
        <RangeCalendar
          key={`${openings}-${jumps}`}
          value={draft}
          onValueChange={setDraft}
          bounds={bounds}
          today={today}
          locale={locale}
          labels={labels}
        />
      </div>
    </BottomSheet>
  );
}
