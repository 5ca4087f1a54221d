import type { MatchClock } from './match';

/** Football: goalkeeper, defender, midfielder, forward. Basketball: guard, forward, centre. */
export type PlayerPosition = 'goalkeeper' | 'defender' | 'midfielder' | 'forward' | 'guard' | 'centre';

/** A player in a line-up. */
export interface Player {
  /** Names a player within the line-ups of one match. */
  readonly id: string;
  readonly name: string;
  /** What there is room for on a pitch: as a rule the family name. */
  readonly shortName: string;
  /** 0 to 99. */
  readonly shirt: number;
  /** Absent where the product has no word for it. */
  readonly position?: PlayerPosition;
  /** Of a starter in a formation: 1 the goalkeeper, then row by row from the back, each row from the left. */
  readonly place?: number;
}

/** Who plays for one side. */
export interface TeamLineUp {
  /** How many stand in each row, from the back and without the goalkeeper; absent where it is not told or is none of ten men. */
  readonly formation?: readonly number[];
  /** As many as the venue tells: one that leaves somebody out is still a line-up. */
  readonly starters: readonly Player[];
  readonly bench: readonly Player[];
}

/** Somebody has come in for somebody else of his side. */
export interface Substitution {
  readonly side: 'home' | 'away';
  /** Where the clock stood. */
  readonly clock: Pick<MatchClock, 'seconds' | 'period'>;
  /** Ids of players of that side. */
  readonly off: string;
  readonly on: string;
}

/** What a venue tells of who plays in a match: that nobody is ever named in it, that nobody has been yet, or who. */
export type LineUps =
  | { readonly state: 'none' }
  | { readonly state: 'notAnnounced' }
  | {
      readonly state: 'announced';
      readonly home: TeamLineUp;
      readonly away: TeamLineUp;
      /** So far, in the order of play. */
      readonly substitutions: readonly Substitution[];
    };
