import { DEFAULT_VENUE } from '@heptad/contracts';
import { COUNT_INTERVAL_MS, type SportCount, type SportKey, type VenueCode } from '@heptad/venue-gateway';
import { useSportCountsQuery } from '../match/list-queries';
import { usePolling } from '../polling/use-polling';
import { useRailChoice, type RailChoice } from './use-rail-choice';

export interface Rail extends RailChoice {
  readonly venue: VenueCode;
  /** The sports that have matches; undefined until they are known. */
  readonly offered: readonly SportCount[] | undefined;
  /** The sport whose list is shown, or the first there is. */
  readonly shown: SportKey | undefined;
  readonly isError: boolean;
}

/** What the rail leads to, kept up to date: the list choice, and the sports of its venue and period with their counts. */
export function useRail(): Rail {
  const place = useRailChoice();
  const { venue = DEFAULT_VENUE, period, sport } = place.choice;
  const { currentData: counts, isError, refetch, startedTimeStamp } = useSportCountsQuery({ venue, period });
  usePolling(refetch, COUNT_INTERVAL_MS, `${venue} ${period} rail`, startedTimeStamp);
  const offered = counts?.filter(({ count }) => count > 0);
  const shown = offered?.some((each) => each.sport === sport) ? sport : offered?.[0]?.sport;
  return { ...place, venue, offered, shown, isError: isError && offered === undefined };
}
