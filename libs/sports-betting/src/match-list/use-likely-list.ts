import type { ListKind, SportKey } from '@heptad/venue-gateway';
import { useMatchListQuery, type ListArguments } from '../match/list-queries';

/** The sport that practically every venue has first in a list. */
const LIKELY: Partial<Record<ListKind, SportKey>> = { live: 'football', today: 'football' };

/** The sport whose list the counts will most likely lead to; one that is chosen already is it. Undefined where that is open. */
export const likelySport = (period: ListKind, chosen: SportKey | undefined): SportKey | undefined =>
  LIKELY[period] && (chosen ?? LIKELY[period]);

/**
 * Asks for the list that the counts will most likely lead to, beside the counts: on a phone's network two questions in
 * turn take twice as long as both at once.
 * @param choice of the page; a sport that is chosen already is the likely one
 * @param wanted while the counts are on the way
 */
export function useLikelyList(
  { venue, period, sport }: Omit<ListArguments, 'sport'> & { readonly sport?: SportKey | undefined },
  wanted: boolean,
): void {
  const likely = likelySport(period, sport);
  useMatchListQuery(
    { venue, period, sport: likely ?? 'football' },
    { skip: !wanted || likely === undefined },
  );
}
