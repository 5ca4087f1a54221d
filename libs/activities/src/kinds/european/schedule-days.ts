import { dayKey } from '@heptad/formatting';
import type { CalendarDate } from '@heptad/ui-kit';
import type { BoardMatch } from '../../engine/activity';

/** The matches of one day of the member's calendar. */
export interface ScheduleDay<Match> {
  readonly date: CalendarDate;
  readonly matches: readonly Match[];
}

/** The days that have matches, the first one first. @param matches by any order; each day keeps it */
export function scheduleDays<Match extends Pick<BoardMatch, 'kickOff'>>(
  matches: readonly Match[],
): readonly ScheduleDay<Match>[] {
  const days = new Map<CalendarDate, Match[]>();
  for (const match of matches) {
    const date = dayKey(match.kickOff);
    days.set(date, [...(days.get(date) ?? []), match]);
  }
  return [...days]
    .map(([date, ofDay]) => ({ date, matches: ofDay }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/**
 * The day that is shown: the named one where it has matches, else today, else the next that has some, else the last one.
 * @param named what the address says
 * @returns undefined where there are no days
 */
export function shownDay<Match>(
  days: readonly ScheduleDay<Match>[],
  named: string | null,
  today: CalendarDate,
): ScheduleDay<Match> | undefined {
  return days.find(({ date }) => date === named) ?? days.find(({ date }) => date >= today) ?? days.at(-1);
}
