import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { addDays, addMonths, clampDate, monthOf, weekdayOf, type CalendarDate } from './calendar-date';
import type { DateBounds } from './date-range';

/** Where each key leads from a day, or undefined for a key that does not lead anywhere. */
export function dayAfterKey(date: CalendarDate, key: string): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}

export interface DayFocus {
  /** Put on the grid whose days carry `data-date`. */
  readonly grid: RefObject<HTMLTableElement | null>;
  /** The one day that the Tab key reaches. */
  readonly day: CalendarDate;
  /** Moves there without taking the focus, as the buttons of the month do. */
  readonly move: (date: CalendarDate) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One stop for the Tab key in a grid of days, and the arrow keys between them; never out of the bounds. */
export function useDayFocus(first: CalendarDate, { min, max }: DateBounds): DayFocus {
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(() => clampDate(first, min, max));
  const byKey = useRef(false);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();
  }, [day]);
  return {
    grid,
    day,
    move: (date) => setDay(clampDate(date, min, max)),
    onKeyDown: (event) => {
      const next = dayAfterKey(day, event.key);
      if (next === undefined) return;
      event.preventDefault();
      byKey.current = true;
      setDay(clampDate(next, min, max));
    },
  };
}

/** The month that is shown: the one of the day that holds the focus. */
export const shownMonth = ({ day }: DayFocus) => monthOf(day);
