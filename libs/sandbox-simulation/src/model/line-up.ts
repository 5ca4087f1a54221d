import type { SimName, SimSide } from './sport';

/** Football: goalkeeper, defender, midfielder, forward. Basketball: guard, forward, centre. */
export type SimPosition = 'goalkeeper' | 'defender' | 'midfielder' | 'forward' | 'guard' | 'centre';

export interface SimPlayer {
  /** Digits only, unique over all teams. */
  readonly id: string;
  readonly name: SimName;
  /** As it stands on a shirt: the family name, where the language has one apart. */
  readonly shortName: SimName;
  /** 0 to 99, unique in a squad. */
  readonly shirt: number;
  readonly position: SimPosition;
}

/** Who plays for one side. */
export interface SimTeamLineUp {
  /** Rows from the back without the goalkeeper, `4-2-3-1`; football only. */
  readonly formation?: string;
  /** Eleven, the goalkeeper first, then row by row of the formation; five in basketball. */
  readonly starters: readonly SimPlayer[];
  readonly bench: readonly SimPlayer[];
}

/** Somebody comes in for somebody, football only. */
export interface SimSubstitution {
  readonly at: number;
  readonly stage: 'halfTime' | 'secondHalf';
  /** Of the match clock, as an event's. */
  readonly clockSeconds: number;
  readonly side: SimSide;
  /** The players' ids. */
  readonly off: string;
  readonly on: string;
}

/** What is known of the line-ups of a match at a time. Sports without squads have none, nor has a match called off before they were told. */
export type SimLineUps =
  | { readonly state: 'none' | 'notAnnounced' }
  | {
      readonly state: 'announced';
      readonly home: SimTeamLineUp;
      readonly away: SimTeamLineUp;
      /** Those that have been made, by time. */
      readonly substitutions: readonly SimSubstitution[];
    };
