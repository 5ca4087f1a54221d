import type { redList } from '@heptad/contracts';
import type { LegState } from '@heptad/sandbox-ledger';
import type { SimMarketKind, SimName } from '@heptad/sandbox-simulation';

export type TipsterSport = (typeof redList.SPORTS)[number];

/** Markets a tipster looks at; `winner` is the moneyline, with or without a draw. */
export type TipsterMarket = 'handicap' | 'overUnder' | 'winner';

/** Which side of a match a tipster tends to; nobody knows how it will end. */
export type TipsterLean = 'favourite' | 'outsider' | 'home' | 'open';

/** Which side of a total a tipster tends to. */
export type TotalLean = 'over' | 'under' | 'open';

/** A simulated person who tips in the simulation. */
export interface Tipster {
  readonly id: string;
  /** Goes into every draw of the person's. */
  readonly number: number;
  readonly name: SimName;
  readonly motto: SimName;
  readonly sports: readonly TipsterSport[];
  readonly markets: readonly TipsterMarket[];
  readonly lean: TipsterLean;
  readonly totals: TotalLean;
  /** The least and the most matches looked at in a day. */
  readonly perDay: readonly [least: number, most: number];
}

/** That a person will look at a match, and when; what is tipped depends on the prices of that moment. */
export interface PlannedTip {
  readonly id: string;
  readonly tipster: Tipster;
  readonly sport: TipsterSport;
  readonly matchId: string;
  readonly kickOff: number;
  readonly placedAt: number;
  /** Decides between what the person's habits leave open, in [0, 1). */
  readonly whim: number;
}

export type TipKind = Extract<SimMarketKind, 'handicap' | 'overUnder' | 'threeWay' | 'moneyline'>;
export type TipSide = 'home' | 'draw' | 'away' | 'over' | 'under';

/** A tip that was given: one unit at the price of the moment. */
export interface PlacedTip extends PlannedTip {
  /** The selection's key in the simulation. */
  readonly key: string;
  readonly kind: TipKind;
  /** The home side's handicap or the total. */
  readonly line?: string;
  readonly side: TipSide;
  /** Decimal European odds, two places. */
  readonly odds: string;
}

/** A tip and what has become of it. */
export interface JudgedTip extends PlacedTip {
  readonly state: LegState;
}
