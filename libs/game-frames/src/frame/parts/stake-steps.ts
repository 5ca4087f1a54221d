import { compareMoney, fromMinorUnits, minorUnits, type Money } from '@heptad/formatting';

/**
 * The stakes that a chooser offers: 1, 2 and 5 of each power of ten between the bounds, and the bounds themselves.
 * @param step every stake is a multiple of it
 */
export function stakeSteps(least: Money, most: Money, step: Money): readonly Money[] {
  const [from, to, by] = [minorUnits(least), minorUnits(most), minorUnits(step)];
  const lowest = ((from + by - 1n) / by) * by;
  const highest = (to / by) * by;
  if (lowest > highest) return [];
  const steps = new Set<bigint>([lowest, highest]);
  for (let power = 1n; power <= highest; power *= 10n)
    for (const times of [1n, 2n, 5n]) {
      const stake = power * times;
      if (stake > lowest && stake < highest && stake % by === 0n) steps.add(stake);
    }
  return [...steps].sort((a, b) => (a < b ? -1 : 1)).map(fromMinorUnits);
}

/** The step that a game begins with: the one nearest below or at `wanted`, else the first. */
export function firstStep(steps: readonly Money[], wanted: Money): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => compareMoney(step, wanted) <= 0),
  );
}
