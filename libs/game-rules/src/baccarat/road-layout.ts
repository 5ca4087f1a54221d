/** How many rows every road has. */
export const ROAD_ROWS = 6;

/** Something with its place on a road, both from 0: columns from the left, rows from the top. */
export type Placed<T> = T & { readonly column: number; readonly row: number };

/**
 * Lays streaks on a road. Each begins at the top of the first column from the left that is free there and beyond the
 * streak before. It goes down; where the next place below is taken or off the road it turns right and keeps its row:
 * the dragon tail. Gives all entries in their order.
 */
export function layStreaks<T extends object>(streaks: readonly (readonly T[])[]): readonly Placed<T>[] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < ROAD_ROWS && !taken.has(`${column}:${row}`);
  const placed: Placed<T>[] = [];
  let start = 0;
  for (const streak of streaks) {
    while (!isFree(start, 0)) start += 1;
    let [column, row, turned] = [start, 0, false];
    streak.forEach((entry, index) => {
      if (index > 0) {
        turned ||= !isFree(column, row + 1);
        if (turned) column += 1;
        else row += 1;
      }
      taken.add(`${column}:${row}`);
      placed.push({ ...entry, column, row });
    });
  }
  return placed;
}

/** The items in streaks: a new one begins where the value changes. */
export function streaksBy<T>(items: readonly T[], valueOf: (item: T) => unknown): readonly (readonly T[])[] {
  const streaks: [T, ...T[]][] = [];
  for (const item of items) {
    const streak = streaks.at(-1);
    if (streak !== undefined && valueOf(streak[0]) === valueOf(item)) streak.push(item);
    else streaks.push([item]);
  }
  return streaks;
}
