/** How a slot spreads what it pays: small wins often, or large ones seldom. */
export type Volatility = 'calm' | 'brisk' | 'steep';

/** Symbols that pay, the dearest first. What each looks like is the theme's. */
export const PAYING_SYMBOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type PayingSymbol = (typeof PAYING_SYMBOLS)[number];

/** Stands for any paying symbol. It is on the second, third and fourth reel only, so no win is of wilds alone. */
export const WILD = 'W';
/** Pays nothing by itself; three or more anywhere award free spins. A reel never shows two of them. */
export const SCATTER = 'S';

export type SlotSymbol = PayingSymbol | typeof WILD | typeof SCATTER;

export const REELS = 5;
export const ROWS = 3;

/** Into how many units a stake is split; what the paytable says is in units. So a stake is a multiple of 20 cents, and no win is ever rounded. */
export const UNITS = 20;

/** Free spins for three, four and five scatters, in the first spin and in free spins alike. */
const FREE_SPINS: readonly number[] = [0, 0, 0, 10, 15, 20];

/** The most free spins of a round; scatters beyond them award nothing. */
export const MOST_FREE_SPINS = 30;

/** What a slot states about itself. All of it follows from strips and paytable, and a test holds it against them (`figuresOf`). */
export interface StatedFigures {
  /** The expected return for a stake of 1, a decimal of four places. */
  readonly rtp: string;
  /** The share of rounds whose first spin wins or awards free spins, a decimal of four places. */
  readonly hitRate: string;
  /** The most that a round can pay, in units of the stake. */
  readonly greatestUnits: number;
}

/** One kind of slot of five reels with three rows and 243 ways. */
export interface SlotModel {
  readonly volatility: Volatility;
  /** The symbols of each reel from top to bottom, a letter each; the last is followed by the first. */
  readonly strips: readonly string[];
  /** Units that each way pays for three, four and five reels from the left. */
  readonly pays: Readonly<Record<PayingSymbol, readonly [number, number, number]>>;
  /** By how much a win in free spins is multiplied. */
  readonly freeMultiplier: number;
  /** The most units that one spin pays, multiplied or not; what lies above is not paid. */
  readonly spinCap: number;
  readonly stated: StatedFigures;
}

/** How many free spins a spin with so many scatters awards in a round that has awarded `awarded` before. */
export const freeSpinsFor = (scatters: number, awarded: number): number =>
  Math.min(FREE_SPINS[scatters] ?? 0, MOST_FREE_SPINS - awarded);
