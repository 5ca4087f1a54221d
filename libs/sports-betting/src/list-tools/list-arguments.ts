import type { ListKind, SportKey, VenueCode } from '@heptad/venue-gateway';
import type { ListArguments } from '../match/list-queries';
import { dayBounds } from './list-days';
import type { ListRefinement } from './list-refinement';

/** What a venue is asked for a list as the member looks at it: its own order, and a day of early matches. */
export function listArguments(
  {
    venue,
    period,
    sport,
  }: { readonly venue: VenueCode; readonly period: ListKind; readonly sport: SportKey },
  { order, day }: Pick<ListRefinement, 'order' | 'day'>,
): ListArguments {
  return {
    venue,
    period,
    sport,
    ...(order === 'hot' && { order }),
    ...(period === 'early' && dayBounds(day)),
  };
}
