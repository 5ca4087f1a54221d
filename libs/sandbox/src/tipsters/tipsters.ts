import { FOOTBALL_TIPSTERS } from './football-tipsters';
import { OTHER_TIPSTERS } from './other-tipsters';
import type { Tipster } from './tipster';

/** Everybody who tips, by number. All are invented; what they tip and how it ends is not. */
export const TIPSTERS: readonly Tipster[] = [...FOOTBALL_TIPSTERS, ...OTHER_TIPSTERS].toSorted(
  (a, b) => a.number - b.number,
);
