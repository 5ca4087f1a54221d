import { dayKey, startOfDay, type DateOptions } from '@heptad/formatting';
import {
  addDays,
  addMonths,
  daysBetween,
  isCalendarDate,
  monthOf,
  shiftMonth,
  type CalendarDate,
  type CalendarMonth,
  type DateBounds,
} from '@heptad/ui-kit';

/** The spans with a button of their own. `all` exists for open bets only, so that none is overlooked. */
export const NAMED_SPANS = ['all', 'today', 'yesterday', '7', '30'] as const;
export type NamedSpan = (typeof NAMED_SPANS)[number];

/** When bets were placed, by the member's own calendar. */
export type TimeSpan =
  | { readonly kind: 'named'; readonly name: NamedSpan }
  /** Both days within. */
  | { readonly kind: 'range'; readonly from: CalendarDate; readonly to: CalendarDate }
  | { readonly kind: 'month'; readonly month: CalendarMonth };

/** How far back a range of the member's own choice may begin, in months; older bets are found month by month. */
export const RANGE_MONTHS = 3;
/** The most days that lie in so many months, both ends counted. */
const RANGE_DAYS = 93;
/** The days that a range begins with. */
export const WEEK = 7;
/** How many months before the present one can be looked at. */
export const ARCHIVE_MONTHS = 24;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const BETWEEN = '_';

/** A span as the address has it: `7`, `2026-08-01_2026-08-15` or `2026-08`. */
export function writeSpan(span: TimeSpan): string {
  if (span.kind === 'named') return span.name;
  return span.kind === 'month' ? span.month : `${span.from}${BETWEEN}${span.to}`;
}

/**
 * Reads a span of an address.
 * @param today the member's day
 * @returns undefined for what is none, lies in days to come or before the archive, or is longer than a range may be
 */
export function readSpan(text: string, today: CalendarDate): TimeSpan | undefined {
  const name = NAMED_SPANS.find((each) => each === text);
  if (name !== undefined) return { kind: 'named', name };
  const first = firstMonth(today);
  if (MONTH.test(text))
    return text >= first && text <= monthOf(today) ? { kind: 'month', month: text } : undefined;
  const [from = '', to = '', ...rest] = text.split(BETWEEN);
  if (rest.length > 0 || !isCalendarDate(from) || !isCalendarDate(to)) return undefined;
  const sensible = from <= to && to <= today && monthOf(from) >= first && daysBetween(from, to) < RANGE_DAYS;
  return sensible ? { kind: 'range', from, to } : undefined;
}

/** The oldest month that can be looked at. */
export function firstMonth(today: CalendarDate): CalendarMonth {
  return shiftMonth(monthOf(today), -ARCHIVE_MONTHS);
}

/** What a range of the member's own choice may hold. */
export function rangeBounds(today: CalendarDate): Required<DateBounds> {
  return { min: addMonths(today, -RANGE_MONTHS), max: today, maxDays: RANGE_DAYS };
}

/** The month before the earliest day of a span, undefined where nothing lies before it that could be looked at. */
export function olderMonth(span: TimeSpan, today: CalendarDate): CalendarMonth | undefined {
  const { first } = daysOf(span, today);
  if (first === undefined) return undefined;
  // The rest of a month that was begun comes before the one before it.
  const month = first.endsWith('-01') ? shiftMonth(monthOf(first), -1) : monthOf(first);
  return month < firstMonth(today) ? undefined : month;
}

interface Days {
  readonly first?: CalendarDate;
  /** Left out where it goes on until now. */
  readonly last?: CalendarDate;
}

function daysOf(span: TimeSpan, today: CalendarDate): Days {
  if (span.kind === 'range') return { first: span.from, last: span.to };
  if (span.kind === 'month')
    return { first: `${span.month}-01`, last: addDays(`${shiftMonth(span.month, 1)}-01`, -1) };
  switch (span.name) {
    case 'all':
      return {};
    case 'today':
      return { first: today };
    case 'yesterday':
      return { first: addDays(today, -1), last: addDays(today, -1) };
    default:
      return { first: addDays(today, 1 - Number(span.name)) };
  }
}

/** The moments a span lies between, both within, in milliseconds since 1970. */
export interface Moments {
  readonly from?: number;
  readonly to?: number;
}

/**
 * The moments of a span by the member's own calendar. They change with the day alone, so that a list is not fetched again each second.
 * @param now milliseconds since 1970, of the product's clock
 */
export function momentsOf(span: TimeSpan, now: number, options: DateOptions = {}): Moments {
  const { first, last } = daysOf(span, dayKey(now, options));
  return {
    ...(first !== undefined && { from: startOfDay(first, options) }),
    ...(last !== undefined && { to: startOfDay(addDays(last, 1), options) - 1 }),
  };
}
