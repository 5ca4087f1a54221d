import type { Score } from '@heptad/venue-gateway';
import type { ClockReading, MatchShape } from '../match/match-shape';

export type MatchEventKind = 'goal' | 'goalCancelled' | 'corner' | 'yellowCard' | 'redCard';

/** Something that happened in a match. */
export interface MatchEvent {
  readonly kind: MatchEventKind;
  readonly side: 'home' | 'away';
  /** The count after it: goals, corners or cards of that side. */
  readonly count: number;
  /** The score after it, where known. */
  readonly score?: Score;
  /** The clock at that moment, where known. */
  readonly at?: ClockReading | undefined;
}

const SIDES = ['home', 'away'] as const;

type Counted = Pick<MatchShape, 'sport' | 'score' | 'corners' | 'yellowCards' | 'redCards'>;

const COUNTERS: readonly (readonly [MatchEventKind, (match: Counted) => Score | undefined])[] = [
  ['goal', ({ score }) => score],
  ['corner', ({ corners }) => corners],
  ['yellowCard', ({ yellowCards }) => yellowCards],
  ['redCard', ({ redCards }) => redCards],
];

/** Sports whose score is counted in goals, so that each change of it is an event. */
export const isFootball = ({ sport }: Pick<MatchShape, 'sport'>): boolean =>
  sport === 'football' || sport === 'virtualFootball' || sport === 'electronicFootball';

/**
 * The events between two answers about a football match, in the order goals, corners, cards. Venues report counts and not events.
 * A count that is seen for the first time gives no event; a goal count that falls is a cancelled goal.
 */
export function eventsBetween(before: Counted, after: Counted, at?: ClockReading): readonly MatchEvent[] {
  if (!isFootball(after)) return [];
  return COUNTERS.flatMap(([kind, read]) => {
    const [old, now] = [read(before), read(after)];
    if (old === undefined || now === undefined) return [];
    return SIDES.flatMap((side): MatchEvent[] => {
      const more = now[side] - old[side];
      if (more < 0) return kind === 'goal' ? [{ kind: 'goalCancelled', side, count: now[side], at }] : [];
      return Array.from({ length: more }, (_, index) => ({ kind, side, count: old[side] + index + 1, at }));
    });
  });
}
