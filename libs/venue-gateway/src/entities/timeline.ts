import type { MatchClock } from './match';

/** What the timeline of a match is told by, in sports that are counted in goals. */
export type IncidentKind = 'goal' | 'corner' | 'yellowCard' | 'redCard';

/** Something that happened in a match. */
export interface Incident {
  readonly kind: IncidentKind;
  readonly side: 'home' | 'away';
  /** Where the clock stood. */
  readonly clock: Pick<MatchClock, 'seconds' | 'period'>;
}
