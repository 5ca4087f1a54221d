import { BET_LEGS } from '@heptad/contracts';
import { CODE_UNIT, foldCode } from './combo-ids';

/** The most selections one combo may have. */
export const MAX_COMBO_LEGS = BET_LEGS.combo;

/** How many bets a full cover of so many selections makes: every fold from doubles up. */
const coverSize = (legs: number): number => 2 ** legs - legs - 1;

/**
 * How many selections the bets of a code hold: `[2]` for doubles, `[2, 3, 4]` for 4011. Empty when the code does not go
 * with that many selections.
 * @param code n × 1000 + number of bets; with a 1 behind it is every n-fold of the selections there are
 * @param legs selections the bet is made of
 */
export function foldSizes(code: number, legs: number): readonly number[] {
  if (!Number.isInteger(code) || legs < 1 || legs > MAX_COMBO_LEGS) return [];
  const size = Math.floor(code / CODE_UNIT);
  if (code === foldCode(size)) return size <= legs && size >= Math.min(legs, 2) ? [size] : [];
  const isCover = legs > 2 && size === legs && code % CODE_UNIT === coverSize(legs);
  return isCover ? Array.from({ length: legs - 1 }, (_, index) => index + 2) : [];
}

function choose(all: number, size: number): number {
  let ways = 1;
  for (let taken = 1; taken <= size; taken += 1) ways = (ways * (all - taken + 1)) / taken;
  return ways;
}

/** How many bets a code makes of so many selections; none when it does not go with them. */
export function combinationCount(code: number, legs: number): number {
  return foldSizes(code, legs).reduce((sum, size) => sum + choose(legs, size), 0);
}

/**
 * The codes that so many selections can be bet by: first the one bet that holds them all, then the smaller folds from
 * doubles up, at last the full cover. None for fewer than two or more than eight.
 */
export function comboCodes(legs: number): readonly number[] {
  if (legs < 2 || legs > MAX_COMBO_LEGS) return [];
  const smaller = Array.from({ length: legs - 2 }, (_, index) => foldCode(index + 2));
  return [foldCode(legs), ...smaller, ...(legs > 2 ? [legs * CODE_UNIT + coverSize(legs)] : [])];
}
