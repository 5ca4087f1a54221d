import { COUNT_INTERVAL_MS, type SportCount, type SportKey } from '@heptad/venue-gateway';
import { useSportCountsQuery } from '../match/list-queries';
import { usePolling } from '../polling/use-polling';
import type { ListAddress } from './use-list-address';
import { useLikelyList } from './use-likely-list';

export interface OfferedSports {
  /** Sports that have matches; undefined until they are known. */
  readonly offered: readonly SportCount[] | undefined;
  /** The chosen one where it is offered, otherwise the first; undefined where none is. */
  readonly sport: SportKey | undefined;
  /** Asks again, where the sports could not be had. */
  readonly retry: (() => void) | undefined;
  readonly retrying: boolean;
}

/** The sports of a venue's list, kept up to date (SPORT-025), while the likely list is on its way already. */
export function useOfferedSports(choice: ListAddress['choice']): OfferedSports {
  const { venue, period } = choice;
  const {
    currentData: counts,
    isError,
    isFetching,
    refetch,
    startedTimeStamp,
  } = useSportCountsQuery({ venue, period });
  usePolling(refetch, COUNT_INTERVAL_MS, `${venue} ${period} counts`, startedTimeStamp);
  useLikelyList(choice, counts === undefined && !isError);
  const offered = counts?.filter(({ count }) => count > 0);
  const sport = offered?.some((each) => each.sport === choice.sport) ? choice.sport : offered?.[0]?.sport;
  return {
    offered,
    sport,
    retry: offered === undefined && isError ? () => void refetch() : undefined,
    retrying: isFetching,
  };
}
