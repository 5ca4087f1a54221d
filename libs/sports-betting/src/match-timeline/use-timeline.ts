import { skipToken } from '@reduxjs/toolkit/query';
import type { MatchShape } from '../match/match-shape';
import { isFootball, type MatchEvent } from './match-events';
import { timelineEvents } from './timeline-events';
import { useMatchTimelineQuery } from './timeline-queries';
import { wholeTimeline } from './whole-timeline';

/**
 * The timeline of a running match from its kick-off on, latest first. The venue is asked once, when the page is opened. Without its
 * answer the events seen on the page remain.
 * @param seen since the page was opened, latest first
 */
export function useTimeline(match: MatchShape, seen: readonly MatchEvent[]): readonly MatchEvent[] {
  const { venue, id, status } = match;
  const running = (status === 'live' || status === 'suspended') && isFootball(match);
  const { currentData } = useMatchTimelineQuery(running ? { venue, id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return running ? wholeTimeline(seen, timelineEvents(currentData ?? [])) : seen;
}
