import { streaksOf } from './big-road';
import { layStreaks, type Placed, streaksBy } from './road-layout';
import type { BaccaratResult } from './round';

/** The roads that tell how regular the big road is, and how many of its columns each looks back. */
const LOOKS_BACK = { bigEyeBoy: 1, smallRoad: 2, cockroachRoad: 3 } as const;

/** A road derived from the big road. */
export type DerivedRoad = keyof typeof LOOKS_BACK;

/** One mark of a derived road: red where the big road repeats itself, blue where it does not. */
export interface DerivedMark {
  readonly color: 'red' | 'blue';
}

/**
 * Whether an entry of the big road repeats what was before. Columns are streaks, whatever tails they have.
 * At the top of a column the two columns before are compared, one just before and one further back: as long as each other or not.
 * Further down, the column further back goes on beside this entry, or had ended before the entry above: both repeat.
 */
function repeats(lengths: readonly number[], column: number, row: number, back: number): boolean {
  if (row === 0) return lengths[column - 1] === lengths[column - 1 - back];
  return lengths[column - back] !== row;
}

/** The marks of a derived road in their order. They begin with the second entry of the column after those looked back to, or with the next column. */
function marksOf(lengths: readonly number[], back: number): readonly DerivedMark[] {
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => row)
      .filter((row) => (row === 0 ? column > back : column >= back))
      .map((row): DerivedMark => ({ color: repeats(lengths, column, row, back) ? 'red' : 'blue' })),
  );
}

/** Big-eye boy, small road or cockroach road, laid like the big road. @param results the oldest first */
export function derivedRoad(
  road: DerivedRoad,
  results: readonly BaccaratResult[],
): readonly Placed<DerivedMark>[] {
  const lengths = streaksOf(results)
    .filter(([first]) => first?.outcome !== undefined)
    .map(({ length }) => length);
  return layStreaks(streaksBy(marksOf(lengths, LOOKS_BACK[road]), ({ color }) => color));
}
