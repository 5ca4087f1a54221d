import type { Placed } from '@heptad/game-rules';

/**
 * The newest columns of a road, as many as there is room for, counted from 0 at the left of what is shown.
 * @param columns how many there is room for
 */
export function roadWindow<T>(road: readonly Placed<T>[], columns: number): readonly Placed<T>[] {
  const last = road.reduce((most, { column }) => Math.max(most, column), -1);
  const first = Math.max(0, last + 1 - columns);
  return road
    .filter(({ column }) => column >= first)
    .map((entry) => ({ ...entry, column: entry.column - first }));
}
