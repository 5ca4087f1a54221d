import type { SimChange, SimCommand, SimCommandResult } from './commands';
import type { SimLineUps } from './line-up';

/** The sports of the sandbox. Virtual sports and esports titles are sports of their own, as the venues list them. */
export const SIM_SPORTS = [
  'football',
  'basketball',
  'tennis',
  'badminton',
  'tableTennis',
  'baseball',
  'virtualFootball',
  'virtualBasketball',
  'leagueBattle',
  'ancientBattle',
  'tacticalShooter',
  'royalBattle',
] as const;
export type SimSportKey = (typeof SIM_SPORTS)[number];

/** The six markets (SPORT-001). `live`, `today` and `early` never hold virtual matches or esports; those are found under their own name. */
export type SimListPeriod = 'live' | 'today' | 'early' | 'outright' | 'virtual' | 'esports';

/** A name in the three languages the venues answer in. */
export interface SimName {
  readonly 'zh-CN': string;
  readonly 'zh-TW': string;
  readonly en: string;
}

export interface SimLeague {
  /** Digits only, unique over all sports. */
  readonly id: string;
  readonly sport: SimSportKey;
  readonly name: SimName;
  /** Lower is more important; lists by "hot" follow it. */
  readonly rank: number;
}

export interface SimTeam {
  /** Digits only, unique over all sports. */
  readonly id: string;
  readonly name: SimName;
}

export type SimSide = 'home' | 'away';

export interface SimScore {
  readonly home: number;
  readonly away: number;
}

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

/** The part of a match that a market is about and that it settles with. */
export type SimMarketPeriod = 'full' | 'firstHalf' | `quarter${1 | 2 | 3 | 4}` | `set${1 | 2 | 3 | 4 | 5}`;

/**
 * handicap: by goals, points, sets or maps as the sport counts its score · overUnder: their total · moneyline: two ways · threeWay: 1X2 ·
 * points*: games (tennis), points or rounds over all sets · corners*: football corners · bookings*: yellow cards ·
 * cornersBookingsOverUnder: corners and yellow cards together · bothScore: both teams to score · winner: outright.
 * All count the whole period from its start, goals before the bet included.
 */
export type SimMarketKind =
  | 'handicap'
  | 'overUnder'
  | 'moneyline'
  | 'threeWay'
  | 'pointsOverUnder'
  | 'cornersHandicap'
  | 'cornersOverUnder'
  | 'correctScore'
  | 'bothScore'
  | 'oddEven'
  | 'doubleChance'
  | 'winner'
  | SimExtraKind;

/** Markets that only a venue with extra lines offers ({@link PricingTerms}). */
export type SimExtraKind =
  'pointsHandicap' | 'bookingsHandicap' | 'bookingsOverUnder' | 'cornersBookingsOverUnder';

/** How a venue prices what it offers. */
export interface PricingTerms {
  /** What it keeps of every market, as a share of the house's own margin: 1 is the house's. */
  readonly margin: number;
  /** Whether it offers the markets of {@link SimExtraKind} too. */
  readonly extraLines: boolean;
}

export interface SimSelection {
  /** `match|kind.period|line|side`, `-` where there is no line. The same for as long as the match exists. */
  readonly key: string;
  /** home, away, draw · over, under · yes, no · odd, even · homeDraw, homeAway, drawAway · a score as `2-1`, or `other` · the team id in an outright. */
  readonly side: string;
  /** What this side plays with: a handicap turned to its own side (home -0.5, away 0.5), the total for over and under. */
  readonly line?: string;
  /** Decimal European odds, two places, e.g. `1.95`. The last price while locked. */
  readonly odds: string;
  /** Cannot be bet just now: shown with a lock. */
  readonly locked: boolean;
  /** The team of an outright selection. */
  readonly team?: SimTeam;
}

export interface SimMarket {
  /** `match|kind.period|line`. */
  readonly key: string;
  readonly kind: SimMarketKind;
  readonly period: SimMarketPeriod;
  /** The home side's handicap, or the total. */
  readonly line?: string;
  /** Among the lines of one kind and period: 1 is the most even line. */
  readonly level: number;
  readonly status: 'open' | 'suspended' | 'closed';
  readonly selections: readonly SimSelection[];
}

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

/** A league's winner market. Its id takes the place of the match id in selection keys. */
export interface SimOutright {
  readonly id: string;
  readonly sport: SimSportKey;
  readonly league: SimLeague;
  readonly name: SimName;
  readonly closesAt: number;
  readonly status: 'open' | 'closed';
  readonly market: SimMarket;
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

/** What a market needs to settle. `void` when the match was abandoned before the period was over; `open` still while an ended match's result is reviewed. */
export type SimOutcome =
  | { readonly type: 'open' }
  | { readonly type: 'void' }
  | {
      readonly type: 'final';
      /** Of the market's period, in the sport's own score. */
      readonly score: SimScore;
      /** Points or games of all sets. */
      readonly points?: SimScore;
      readonly corners?: SimScore;
      /** Yellow cards. */
      readonly bookings?: SimScore;
      /** The winning team of an outright. */
      readonly winner?: string;
    };

/** The price of one selection. A side or market that does not exist is `closed`. */
export interface SimQuote {
  readonly matchId: string;
  readonly sport: SimSportKey;
  readonly league: SimLeague;
  readonly kind: SimMarketKind;
  readonly period: SimMarketPeriod;
  readonly line?: string;
  readonly side: string;
  /** Before kick-off, or in play: in-play bets are accepted with a delay. */
  readonly live: boolean;
  /** Decimal European; "0.00" when there is none. */
  readonly odds: string;
  readonly state: 'open' | 'locked' | 'suspended' | 'closed';
  readonly score: SimScore;
}

/**
 * All matches of the sandbox. A pure function of seed, time and the commands given so far: nothing is kept but the commands, so a restart
 * finds every match where it would have been. Reads answer for the clock's present time.
 */
export interface Simulation {
  /** The same matches as a venue with these terms prices and offers them; nothing but markets and prices differs. */
  pricedBy(terms: PricingTerms): Simulation;
  matches(filter: SimMatchFilter): readonly SimMatch[];
  /** How many matches the filter finds without its page. */
  count(filter: SimMatchFilter): number;
  /** With all its markets, now or as it stood at another time; undefined when the id names no match. */
  match(id: string, at?: number): SimMatch | undefined;
  /** A kind's most even line over the whole match, as it stood at a time before kick-off; undefined at any other, or where there is none. */
  evenMarket(id: string, kind: SimMarketKind, at?: number): SimMarket | undefined;
  /** What the calendar holds with a kick-off in `[from, until)`, by kick-off, played or not; staged matches where they were planned. */
  fixtures(sport: SimSportKey, from: number, until: number): readonly SimFixture[];
  /** What has happened so far, oldest first; empty before kick-off. */
  events(id: string): readonly SimEvent[];
  /** Who plays, as far as it has been told, now or at another time; undefined for an unknown id. */
  lineUps(id: string, at?: number): SimLineUps | undefined;
  /** When bets on a running match stop being taken next, sandbox ms; what is to come is for the panel alone, never for a venue's wire. */
  nextStop(id: string): number | undefined;
  /** Sports with at least one match in that list, in the order of {@link SIM_SPORTS}. */
  sports(period: SimListPeriod): readonly { readonly sport: SimSportKey; readonly count: number }[];
  leagues(sport: SimSportKey): readonly SimLeague[];
  outrights(sport?: SimSportKey): readonly SimOutright[];
  /** How many of a sport's winner markets are open, without a price for any of them. */
  countOutrights(sport: SimSportKey): number;
  outright(id: string): SimOutright | undefined;
  /** The price behind a selection key, now or at another time; undefined when the key names no match. */
  quote(selectionKey: string, at?: number): SimQuote | undefined;
  /** The outcome of a period of a match, or of an outright (period `full`), now or at another time. Undefined for an unknown id. */
  outcome(id: string, period: SimMarketPeriod, at?: number): SimOutcome | undefined;
  /** Carried out and stored before it answers. */
  command(id: string, command: SimCommand): Promise<SimCommandResult>;
  /** Called by {@link advanceTo} and {@link command}; the answer removes the listener. */
  onChange(listener: (changes: readonly SimChange[]) => void): () => void;
  /** Tells the listeners what is different since the last call; a jump of the clock costs no more than a step. */
  advanceTo(now: number): void;
}
