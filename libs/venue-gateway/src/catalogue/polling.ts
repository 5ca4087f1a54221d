import type { Period } from '../entities/sport';

/** How often a list is asked for again, in milliseconds (SPORT-021…024, OPEN-046). */
export const LIST_INTERVAL_MS: Readonly<Record<Period, number>> = {
  live: 5_000,
  today: 10_000,
  early: 60_000,
  outright: 60_000,
  virtual: 5_000,
  esports: 10_000,
};

/** Sport counts (SPORT-025). */
export const COUNT_INTERVAL_MS = 60_000;

/** Lists of matches for combos (SPORT-026). */
export const COMBO_INTERVAL_MS = LIST_INTERVAL_MS.early;

/** E-sports lists that hold a running match (OPEN-046). */
export const LIVE_ESPORTS_INTERVAL_MS = 5_000;
