import { BET_LEGS } from '@heptad/contracts';

/**
 * How many legs each combination of a code has: `[1]` for a single, `[2, 3]` for two doubles and a treble's kind of bet.
 * Undefined when the code does not go with that number of legs.
 * @param code `n × 1000 + m`: 1001 single; k001 every k-fold of the legs; n × 1000 + (2ⁿ − n − 1) every fold from doubles to n
 */
export function foldsOf(code: number, legs: number): readonly number[] | undefined {
  if (!Number.isInteger(legs) || legs < 1 || legs > BET_LEGS.combo) return undefined;
  if (legs === 1) return code === 1001 ? [1] : undefined;
  const fold = Math.floor(code / 1000);
  if (fold >= 2 && fold <= legs && code % 1000 === 1) return [fold];
  const all = 2 ** legs - legs - 1;
  if (legs >= 3 && code === legs * 1000 + all)
    return Array.from({ length: legs - 1 }, (_, index) => index + 2);
  return undefined;
}

/** The codes that a number of legs can be bet by. */
export function codesFor(legs: number): readonly number[] {
  if (legs === 1) return [1001];
  const folds = Array.from({ length: Math.max(legs - 1, 0) }, (_, index) => (index + 2) * 1000 + 1);
  return legs >= 3 ? [...folds, legs * 1000 + 2 ** legs - legs - 1] : folds;
}

/** Every choice of `size` items, in order. */
export function choose<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    choose(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** All combinations of a code over the given legs; empty when the code does not go with them. */
export function combinationsOf<T>(code: number, legs: readonly T[]): readonly (readonly T[])[] {
  return (foldsOf(code, legs.length) ?? []).flatMap((size) => choose(legs, size));
}
