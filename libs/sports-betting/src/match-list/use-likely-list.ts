import type { ListKind, SportKey } from '@heptad/venue-gateway';
import { useMatchListQuery, type ListArguments } from '../match/list-queries';

/** The sport that nearly every venue has first in a list. */
const LIKELY: Partial<Record<ListKind, SportKey>> = { live: 'football', today: 'football' };

/** The sport whose list will most likely be shown once the counts are known: the chosen one, or the usual first. Undefined where there is none. */
export const likelySport = (period: ListKind, chosen: SportKey | undefined): SportKey | undefined =>
  LIKELY[period] && (chosen ?? LIKELY[period]);

/**
 * Prefetches the list that will most likely be shown, at the same time as the counts: on a phone's network one request after
 * the other takes twice as long.
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
