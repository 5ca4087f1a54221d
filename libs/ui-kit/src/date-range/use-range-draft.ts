import { useState } from 'react';
import type { DateRange, OpenRange } from '../calendar/date-range';

/** A range that is being chosen and not taken yet. */
export interface RangeDraft {
  readonly draft: OpenRange | null;
  /** For the calendar, which shows the day already. */
  readonly setDraft: (draft: OpenRange | null) => void;
  /** For whoever is not the calendar, which then begins anew at that range. */
  readonly jumpTo: (range: DateRange) => void;
  /** The calendar's key: another one where it begins anew. */
  readonly calendarKey: string;
}

/** Each opening begins at what was taken. */
export function useRangeDraft(open: boolean, value: DateRange | null): RangeDraft {
  const [draft, setDraft] = useState<OpenRange | null>(value);
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  const [jumps, setJumps] = useState(0);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setDraft(value);
      setOpenings(openings + 1);
    }
  }
  return {
    draft,
    setDraft,
    jumpTo(range) {
      setDraft(range);
      setJumps(jumps + 1);
    },
    calendarKey: `${openings}-${jumps}`,
  };
}
