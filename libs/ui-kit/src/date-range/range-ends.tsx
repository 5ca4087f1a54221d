import type { OpenRange } from '../calendar/date-range';
import { mediumDate } from '../calendar/date-text';
import type { DateRangeLabels } from './date-range-labels';

interface RangeEndsProps {
  readonly range: OpenRange | null;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly labels: Pick<DateRangeLabels, 'from' | 'to' | 'missing'>;
}

/** The first and the last day of a range in words. */
export function RangeEnds({ range, locale, labels }: RangeEndsProps) {
  return (
    <dl className="grid grid-cols-2 gap-2 text-sm">
      {[
        { term: labels.from, date: range?.from },
        { term: labels.to, date: range?.to },
      ].map(({ term, date }) => (
        <div key={term} className="min-w-0 rounded-m bg-sunken px-3 py-2">
          <dt className="text-xs text-muted">{term}</dt>
          <dd data-missing={!date || undefined} className="tabular-nums data-missing:text-muted">
            {date ? mediumDate(date, locale) : labels.missing}
          </dd>
        </div>
      ))}
    </dl>
  );
}
