import type { SimLeague, SimName, SimScore, SimSportKey, SimTeam } from './sport';

/** The part of a match that a market is about and that it settles with. */
export type SimMarketPeriod = 'full' | 'firstHalf' | `quarter${1 | 2 | 3 | 4}` | `set${1 | 2 | 3 | 4 | 5}`;

/**
 * handicap: by goals, points, sets or maps as the sport counts its score · overUnder: their total · moneyline: two ways · threeWay: 1X2 ·
 * points*: games (tennis), points or rounds over all sets · corners*: football corners · bookings*: yellow cards ·
 * cornersBookingsOverUnder: corners and yellow cards together · bothScore: both teams to score · winner: outright.
 * All count the whole period from its start, what happened before the bet included; only a handicap of goals counts, in play, what is
 * scored after the bet ({@link SimMarket.countsFrom}).
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
  /** The score that a bet on it counts from; absent where it counts the whole period. */
  readonly countsFrom?: SimScore;
  /** Among the lines of one kind and period: 1 is the most even line. */
  readonly level: number;
  readonly status: 'open' | 'suspended' | 'closed';
  readonly selections: readonly SimSelection[];
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
  /** As {@link SimMarket.countsFrom}. */
  readonly countsFrom?: SimScore;
}

/** One way in which a match of goals may end, with its probability; all of them add up to 1. */
export interface ScoreChance {
  readonly p: number;
  /** The final score. */
  readonly full: SimScore;
  /** Absent once the first half is over. */
  readonly firstHalf?: SimScore;
}
