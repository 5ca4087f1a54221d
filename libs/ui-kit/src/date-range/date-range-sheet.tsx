import { BottomSheet } from '../bottom-sheet/bottom-sheet';
import { Button } from '../button/button';
import type { CalendarDate } from '../calendar/calendar-date';
import { isRangeAllowed, rangeLength, type DateBounds, type DateRange } from '../calendar/date-range';
import { RangeCalendar } from '../calendar/range-calendar';
import type { DateRangeLabels, QuickRange } from './date-range-labels';
import { QuickRanges } from './quick-ranges';
import { RangeEnds } from './range-ends';
import { useRangeDraft } from './use-range-draft';

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
  const { draft, setDraft, jumpTo, calendarKey } = useRangeDraft(open, value);
  const whole: DateRange | null = draft?.to ? { from: draft.from, to: draft.to } : null;
  const confirmable = whole !== null && isRangeAllowed(whole, bounds);

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
          <QuickRanges
            label={labels.quick}
            ranges={quickRanges}
            chosen={draft}
            today={today}
            bounds={bounds}
            onChoose={jumpTo}
          />
        )}
        <RangeEnds range={draft} locale={locale} labels={labels} />
        <RangeCalendar
          key={calendarKey}
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
