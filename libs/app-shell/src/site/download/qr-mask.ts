/** Rows of cells; true is dark. */
export type Grid = readonly (readonly boolean[])[];

/** Sets a cell; one outside the grid is passed over. */
export function setCell<Cell>(grid: Cell[][], row: number, column: number, cell: Cell): void {
  const line = grid[row];
  if (line !== undefined && column in line) line[column] = cell;
}

/** The eight masks of the standard: where one is true, a data cell is turned over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The 15 bits that say level M and the mask, with those that repair them. */
function formatOf(mask: number): number {
  let rest = mask;
  for (let bit = 0; bit < 10; bit += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

/** Writes the format in its two places, from the lowest bit on. */
function withFormat(grid: boolean[][], mask: number): void {
  const size = grid.length;
  const format = formatOf(mask);
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1;
    const upright = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const level = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    setCell(grid, upright, 8, dark);
    setCell(grid, 8, level, dark);
  }
}

const FALSE_FINDER = /(?=10111010000|00001011101)/g;

/** How hard a grid is to read, by the four rules of the standard; less is better. */
function penalty(grid: Grid): number {
  const columns = grid.map((_, column) => grid.map((row) => row[column] === true));
  const text = (line: readonly boolean[]): string => line.map((dark) => (dark ? 1 : 0)).join('');
  let score = 0;
  for (const line of [...grid, ...columns].map(text)) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) score += run.length - 2;
    score += [...line.matchAll(FALSE_FINDER)].length * 40;
  }
  let dark = 0;
  grid.forEach((row, at) =>
    row.forEach((cell, column) => {
      dark += Number(cell);
      const below = grid[at + 1];
      if (below === undefined || column + 1 === row.length) return;
      if (row[column + 1] === cell && below[column] === cell && below[column + 1] === cell) score += 3;
    }),
  );
  const share = (dark * 20) / grid.length ** 2;
  return score + Math.floor(Math.abs(share - 10)) * 10;
}

/** The grid under the mask that reads best. @param isData whether a cell holds data, which alone is masked */
export function bestMasked(grid: Grid, isData: (row: number, column: number) => boolean): Grid {
  const drawn = MASKS.map((turns, mask) => {
    const masked = grid.map((row, at) =>
      row.map((dark, column) => dark !== (isData(at, column) && turns(at, column))),
    );
    withFormat(masked, mask);
    return { masked, score: penalty(masked) };
  });
  return drawn.reduce((best, each) => (each.score < best.score ? each : best)).masked;
}
