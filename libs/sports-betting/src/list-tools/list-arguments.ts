import type { CalendarDate } from '@heptad/ui-kit';
import type { ListKind, SportKey, VenueCode } from '@heptad/venue-gateway';
import type { ListArguments } from '../match/list-queries';
import { dayBounds, offeredDay } from './list-days';
import type { ListRefinement } from './list-refinement';

/** What a venue is asked for a list as the member looks at it: its own order, and a day of early matches. @param today the member's own day */
export function listArguments(
  {
    venue,
    period,
    sport,
  }: { readonly venue: VenueCode; readonly period: ListKind; readonly sport: SportKey },
  { order, day }: Pick<ListRefinement, 'order' | 'day'>,
  today: CalendarDate,
): ListArguments {
  return {
    venue,
    period,
    sport,
    ...(order === 'hot' && { order }),
    ...(period === 'early' && dayBounds(offeredDay(day, today))),
  };
}
