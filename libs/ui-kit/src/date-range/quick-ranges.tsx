import type { CalendarDate } from '../calendar/calendar-date';
import {
  rangeLength,
  recentDays,
  type DateBounds,
  type DateRange,
  type OpenRange,
} from '../calendar/date-range';
import { Chip } from '../chip/chip';
import type { QuickRange } from './date-range-labels';

interface QuickRangesProps {
  /** Names them for screen readers. */
  readonly label: string;
  readonly ranges: readonly QuickRange[];
  readonly chosen: OpenRange | null;
  readonly today: CalendarDate;
  readonly bounds: DateBounds;
  readonly onChoose: (range: DateRange) => void;
}

/** Ranges that are chosen by one press. */
export function QuickRanges({ label, ranges, chosen, today, bounds, onChoose }: QuickRangesProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-x-2 gap-y-3 py-1.5">
      {ranges.map((quick) => {
        const range = recentDays(today, quick.days, bounds);
        return (
          <Chip
            key={quick.days}
            selected={range.from === chosen?.from && range.to === chosen.to}
            // A range that the bounds would shorten is not what its words say.
            disabled={rangeLength(range) !== quick.days || range.to !== today}
            onClick={() => onChoose(range)}
          >
            {quick.label}
          </Chip>
        );
      })}
    </div>
  );
}
