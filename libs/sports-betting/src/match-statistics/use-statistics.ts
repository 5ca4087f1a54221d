import type { MatchStatistics } from '@heptad/venue-gateway';
import type { MatchShape } from '../match/match-shape';
import { usePolling } from '../polling/use-polling';
import { useMatchStatisticsQuery } from './statistics-queries';

export interface StatisticsReading {
  /** Absent until the venue has answered, and where it tells none. */
  readonly told: MatchStatistics | undefined;
  /** The first answer is on its way. */
  readonly waits: boolean;
}

/**
 * What a match's venue has counted from its kick-off on (ROUTE-081), asked for again while the match runs.
 * @param everyMs from one question to the next
 */
export function useStatistics({ venue, id, status }: MatchShape, everyMs: number): StatisticsReading {
  const { currentData, isFetching, refetch, startedTimeStamp } = useMatchStatisticsQuery({ venue, id });
  const runs = status === 'live' || status === 'suspended';
  usePolling(refetch, runs ? everyMs : undefined, `statistics ${venue} ${id}`, startedTimeStamp);
  return { told: currentData ?? undefined, waits: currentData === undefined && isFetching };
}
