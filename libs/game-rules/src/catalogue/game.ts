import type { Volatility } from '../slot/model';
import type { Names } from './names';
import type { ProviderCode } from './providers';

/** The areas of the site that have a hall (SHELL-003…007). Matches of e-sports come from their venues, so no game of the catalogue is in that area. */
export type GameArea = 'egame' | 'live' | 'esports' | 'fishing' | 'lottery';

/** What opens when a game is played: one of the five engines, with the variant that the game is. */
export type GameEngine =
  | { readonly kind: 'slot'; readonly volatility: Volatility }
  | { readonly kind: 'baccarat' }
  | { readonly kind: 'roulette' }
  | {
      readonly kind: 'lottery';
      readonly play: 'fastThree' | 'fiveDigits' | 'pkTen';
      readonly interval: 'minute' | 'fiveMinutes' | 'day';
    }
  | { readonly kind: 'fishing' };

export type GameKind = GameEngine['kind'];

/** The area of each kind of game. */
export const AREA_OF_KIND: Readonly<Record<GameKind, GameArea>> = {
  slot: 'egame',
  baccarat: 'live',
  roulette: 'live',
  lottery: 'lottery',
  fishing: 'fishing',
};

/** What the pictures of a game are drawn of, by code. */
export const MOTIFS = [
  'beast',
  'bird',
  'dragon',
  'fish',
  'fruit',
  'flower',
  'gem',
  'coin',
  'lantern',
  'mask',
  'sword',
  'ship',
  'temple',
  'pyramid',
  'mountain',
  'wave',
  'moon',
  'card',
  'wheel',
  'ball',
  'cup',
  'tile',
] as const;
export type Motif = (typeof MOTIFS)[number];

/** How a game looks: a motif, and two hues of the colour circle in degrees from 0 to 359. */
export interface Theme {
  readonly motif: Motif;
  readonly hue: number;
  readonly accent: number;
}

/** The share of stakes that comes back, decimals of four places: that of the worst bet and of the best. Most games have one for all bets. */
export interface ReturnRange {
  readonly least: string;
  readonly most: string;
}

/** A jackpot that several games feed and any of them can win. */
export type JackpotCode = 'jade' | 'amber' | 'cinnabar';

/** A game as halls list it. What depends on members or on the time (how much it is played, favourites, maintenance) is not in it. */
export interface Game {
  /** Part of addresses (`/egame/:id`): lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly provider: ProviderCode;
  /** The venue that launches it, whose wallet its money is in (OPEN-043). */
  readonly venue: string;
  readonly area: GameArea;
  readonly engine: GameEngine;
  readonly names: Names;
  readonly theme: Theme;
  readonly rtp: ReturnRange;
  /** The most that a round can give back for a stake of 1, a decimal. */
  readonly greatestWin: string;
  /** The least and the greatest stake of a round or bet, cents. */
  readonly limits: { readonly least: bigint; readonly greatest: bigint };
  /** The day from which it was offered: `2026-06-12`. */
  readonly released: string;
  readonly jackpot?: JackpotCode;
}
