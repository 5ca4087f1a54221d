import { hasLineUps } from '../line-ups/has-line-ups';
import type { MatchShape } from '../match/match-shape';
import { isFootball } from '../match-timeline/match-events';

/** What can be opened below the score board, in the order of its tabs. */
export type Medium = 'animation' | 'video' | 'statistics' | 'preview' | 'lineUps' | 'events';

/**
 * What a match has to open: a drawn field while it runs, events of football, its pictures where the venue has them, and neither preview nor line-ups
 * of what a computer plays.
 */
export function mediaOf(match: Pick<MatchShape, 'sport' | 'status' | 'stream'>): readonly Medium[] {
  const running = match.status === 'live' || match.status === 'suspended';
  const football = isFootball(match);
  return [
    ...(running ? (['animation'] as const) : []),
    ...(running && match.stream ? (['video'] as const) : []),
    ...(running ? (['statistics'] as const) : []),
    ...(match.status === 'upcoming' && !match.sport.startsWith('virtual') ? (['preview'] as const) : []),
    ...(hasLineUps(match) ? (['lineUps'] as const) : []),
    ...(running && football ? (['events'] as const) : []),
  ];
}
