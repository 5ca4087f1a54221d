import { addDays, weekdayOf } from '@heptad/ui-kit';
import type { BoardOf } from '../../engine/activity';

export type SignBoard = BoardOf<'signHaveGifts'>;
export type SignDay = SignBoard['days'][number];

const WEEK = 7;
/** Any Sunday does. */
const SUNDAY = '2023-01-01';

/** The days of the week from Sunday on, as dates of some week. */
export const WEEK_OF_DAYS: readonly string[] = Array.from({ length: WEEK }, (_, at) => addDays(SUNDAY, at));

/** How many places stay free before the first day, in a calendar whose weeks begin on Sunday. */
export function placesBefore(days: readonly Pick<SignDay, 'day'>[]): number {
  const first = days[0];
  return first === undefined ? 0 : weekdayOf(first.day) % WEEK;
}

/** What today gives, while it is not signed yet. */
export function openToday({ days, today }: Pick<SignBoard, 'days' | 'today'>): SignDay | undefined {
  return days.find(({ day, state }) => day === today && state === 'today');
}

/** Whether a day can be made up for now, as far as the page knows; the platform decides. */
export function canMakeUp(
  { makeUps }: Pick<SignBoard, 'makeUps'>,
  { state }: Pick<SignDay, 'state'>,
): boolean {
  return state === 'missed' && makeUps.left > 0;
}
