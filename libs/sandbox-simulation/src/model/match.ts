import type { SimMarket } from './market';
import type { SimLeague, SimScore, SimSide, SimSportKey, SimTeam } from './sport';

/** The six markets (SPORT-001). `live`, `today` and `early` never hold virtual matches or esports; those are found under their own name. */
export type SimListPeriod = 'live' | 'today' | 'early' | 'outright' | 'virtual' | 'esports';

/**
 * Where a match stands. Football, virtual football: firstHalf, halfTime, secondHalf. Basketball, virtual basketball: quarter1…quarter4, `break` between
 * them and halfTime after the second, overtime. Set sports and esports: set1…set5 (a map is a set), `break`. Baseball: inning1…inning9, overtime.
 */
export type SimStage =
  | 'notStarted'
  | 'firstHalf'
  | 'halfTime'
  | 'secondHalf'
  | `quarter${1 | 2 | 3 | 4}`
  | `set${1 | 2 | 3 | 4 | 5}`
  | `inning${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'break'
  | 'overtime'
  | 'finished';

export type SimMatchStatus = 'upcoming' | 'live' | 'suspended' | 'ended' | 'abandoned';

/** Something that happened on the field, for scoreboards and timelines. */
export interface SimEvent {
  readonly at: number;
  readonly stage: SimStage;
  /** Of the match clock, counted as in {@link SimMatch.clock}. */
  readonly clockSeconds: number;
  /** `goalCancelled` takes back the side's latest goal. */
  readonly type: 'goal' | 'goalCancelled' | 'corner' | 'yellowCard' | 'redCard' | 'stage';
  readonly side?: SimSide;
}

export interface SimMatch {
  /** Ten digits; tells sport, day and place in the day, so that it means the same match after a restart. */
  readonly id: string;
  readonly sport: SimSportKey;
  readonly league: SimLeague;
  readonly home: SimTeam;
  readonly away: SimTeam;
  readonly kickOff: number;
  readonly status: SimMatchStatus;
  /** The list the match is in at this moment; `ended` once it is over. */
  readonly list: SimListPeriod | 'ended';
  readonly stage: SimStage;
  /** Counts up from kick-off in football (45:00 is the start of the second half) and down within a period in basketball; absent without a running time. */
  readonly clock?: { readonly seconds: number; readonly running: boolean };
  /** Goals, points, runs, sets or maps. */
  readonly score: SimScore;
  /** Goals per half, points per quarter, games or points per set, kills or rounds per map, runs per inning; stages not begun are left out. */
  readonly stageScores: readonly { readonly stage: SimStage; readonly score: SimScore }[];
  /** Football: at half time, once it is reached. */
  readonly halfTimeScore?: SimScore;
  readonly corners?: SimScore;
  readonly yellowCards?: SimScore;
  readonly redCards?: SimScore;
  /** Who serves, set sports only. */
  readonly serving?: SimSide;
  readonly hasStream: boolean;
  /** All markets the match offers now, whether listed here or not. */
  readonly marketCount: number;
  /** As many as the filter asked for. */
  readonly markets: readonly SimMarket[];
}

/** A match as the calendar has it: who plays when, whatever comes of it. */
export interface SimFixture {
  readonly id: string;
  readonly league: SimLeague;
  readonly homeId: string;
  readonly awayId: string;
  readonly kickOff: number;
}

export interface SimMatchFilter {
  /** `ended`: finished matches, for results. */
  readonly period: SimListPeriod | 'ended';
  /** All sports when left out. */
  readonly sport?: SimSportKey;
  readonly leagueIds?: readonly string[];
  readonly ids?: readonly string[];
  /** Kick-off at or after / before, in ms; `ended` defaults to the last 24 hours. */
  readonly from?: number;
  readonly until?: number;
  /** `main`: handicap, over/under and winner markets, full and first half, three lines each at most. Default `main`. */
  readonly markets?: 'none' | 'main' | 'all';
  /** Default `time`: by kick-off. `hot`: by league rank, then kick-off. */
  readonly sort?: 'time' | 'hot';
  /** Page of the sorted list; everything when left out. */
  readonly offset?: number;
  readonly limit?: number;
}
