import type { Odds } from '@heptad/formatting';
import type { SportKey } from './sport';
import type { VenueCode } from './venue';

export interface League {
  readonly id: string;
  readonly name: string;
}

export interface Team {
  /** Absent where a venue names its teams only. */
  readonly id?: string;
  readonly name: string;
  /** Address of the badge as the venue sent it, not yet checked against the allow list. */
  readonly logo?: string;
}

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Whether two lines count from the same score; none is the start of the match. */
export function countsAlike(one: Score | undefined, other: Score | undefined): boolean {
  return (one?.home ?? 0) === (other?.home ?? 0) && (one?.away ?? 0) === (other?.away ?? 0);
}

/** What the clock of a match shows; `inPlay` is a period the product has no name for. */
export type MatchStage =
  | 'notStarted'
  | 'firstHalf'
  | 'halfTime'
  | 'secondHalf'
  | `quarter${1 | 2 | 3 | 4}`
  | `set${1 | 2 | 3 | 4 | 5}`
  | `inning${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'break'
  | 'overtime'
  | 'inPlay'
  | 'ended';

/** The stages that have a score of their own, in the order in which they are played. */
export const SCORED_STAGES = [
  'firstHalf',
  'secondHalf',
  'quarter1',
  'quarter2',
  'quarter3',
  'quarter4',
  'set1',
  'set2',
  'set3',
  'set4',
  'set5',
  'inning1',
  'inning2',
  'inning3',
  'inning4',
  'inning5',
  'inning6',
  'inning7',
  'inning8',
  'inning9',
  'overtime',
] as const satisfies readonly MatchStage[];
export type ScoredStage = (typeof SCORED_STAGES)[number];

/** Goals of a half, points of a quarter, games or points of a set, runs of an inning: of that stage alone. */
export interface StageScore {
  readonly stage: ScoredStage;
  readonly score: Score;
}

export interface MatchClock {
  /** As the board shows it at the moment of the answer: up from kick-off, or down within a quarter of basketball. */
  readonly seconds: number;
  readonly period: MatchStage;
  readonly running: boolean;
}

/** `abandoned` is over as `ended` is, but without a result: bets on what was undecided are void. */
export type MatchStatus = 'upcoming' | 'live' | 'suspended' | 'ended' | 'abandoned';

/** Whether nothing more happens in a match of this status. */
export function isOver(status: MatchStatus): boolean {
  return status === 'ended' || status === 'abandoned';
}

/**
 * What a market is about. `moneyline` is who wins, with or without a draw; `pointsOverUnder` counts games, points or
 * rounds over all sets; `venueLine` is a handicap or a total whose subject only the venue's own name tells.
 */
export type MarketKind =
  | 'handicap'
  | 'overUnder'
  | 'moneyline'
  | 'pointsOverUnder'
  | 'cornersHandicap'
  | 'cornersOverUnder'
  | 'venueLine'
  | 'correctScore'
  | 'bothTeamsScore'
  | 'oddEven'
  | 'doubleChance'
  | 'outright';

/** The part of a match that a market judges. */
export type MarketPeriod =
  'full' | 'firstHalf' | 'secondHalf' | `quarter${1 | 2 | 3 | 4}` | `set${1 | 2 | 3 | 4 | 5}`;

/** Open can be bet, suspended is shown locked and comes back, closed is over. */
export type MarketStatus = 'open' | 'suspended' | 'closed';

/** Which outcome a selection stands for; `other:` keeps one the product has no name for by the venue's own code. */
export type Side =
  | 'home'
  | 'away'
  | 'draw'
  | 'over'
  | 'under'
  | 'odd'
  | 'even'
  | 'yes'
  | 'no'
  | 'homeDraw'
  | 'homeAway'
  | 'drawAway'
  | `score:${string}`
  | `runner:${string}`
  | `other:${string}`;

/**
 * What a venue needs back to take a bet on a selection: plain data, so that a slip can be stored, but only the adapter
 * that made it reads it.
 */
export type WireOrder = Readonly<Record<string, string | number>>;

export interface Selection {
  /** Stable across refreshes: `family|match|market|line|side`, never made of a wire id that may change. */
  readonly key: string;
  readonly side: Side;
  readonly name: string;
  /** The home side's handicap or the total, a plain decimal such as `-0.25`; shown by `lineLabel`. */
  readonly line?: string;
  /** European odds; absent only where a locked selection comes without a price. */
  readonly odds?: Odds;
  /** The price is shown but cannot be bet, because the selection, its market or its match is held. */
  readonly locked: boolean;
  readonly wire: WireOrder;
}

export interface Market {
  /** `family|match|market|line`. */
  readonly key: string;
  readonly kind: MarketKind;
  readonly period: MarketPeriod;
  readonly name: string;
  /** The home side's handicap or the total, a plain decimal. */
  readonly line?: string;
  /** The score that a bet on it counts from, of a handicap in play; what was scored before is not part of it. Absent where the whole period counts. */
  readonly countsFrom?: Score;
  readonly status: MarketStatus;
  readonly selections: readonly Selection[];
}

export interface Match {
  readonly id: string;
  readonly venue: VenueCode;
  readonly sport: SportKey;
  readonly league: League;
  readonly home: Team;
  /** An outright has no second side: its `away.name` is empty. */
  readonly away: Team;
  /** Milliseconds since 1970. */
  readonly kickOff: number;
  readonly status: MatchStatus;
  readonly clock?: MatchClock;
  readonly score?: Score;
  /** Football: once half time is reached. */
  readonly halfTimeScore?: Score;
  /** In the order of play, stages not begun left out; absent where the venue tells none. */
  readonly stageScores?: readonly StageScore[];
  /** Who serves, in sports that know a serve. */
  readonly serving?: 'home' | 'away';
  readonly corners?: Score;
  readonly yellowCards?: Score;
  readonly redCards?: Score;
  /** All markets the venue has for the match, not only those in {@link markets}. */
  readonly marketCount: number;
  readonly favourite: boolean;
  /** A video or animation can be asked for. */
  readonly stream: boolean;
  readonly markets: readonly Market[];
}
