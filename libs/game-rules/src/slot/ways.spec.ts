import fc from 'fast-check';
import type { Grid } from './grid';
import { gridAt, placesOf, reelAt } from './grid';
import { PAYING_SYMBOLS, SCATTER, WILD, type SlotModel, type SlotSymbol } from './model';
import { SLOT_MODELS } from './models';
import { waysOf } from './ways';

const { pays } = SLOT_MODELS.calm;
const gridOf = (...reels: readonly string[]): Grid => reels.map((reel) => [...reel] as SlotSymbol[]);
const said = (grid: Grid) =>
  waysOf(pays, grid).map(({ symbol, reels, ways, units }) => [symbol, reels, ways, units]);

describe('a strip', () => {
  it('goes on from its last symbol with its first', () => {
    expect(reelAt('ABCD', 0)).toEqual(['A', 'B', 'C']);
    expect(reelAt('ABCD', 3)).toEqual(['D', 'A', 'B']);
  });

  it('shows a column of the grid', () => {
    const grid = gridAt(['ABCD', 'EFG'], [1, 2]);
    expect(grid).toEqual([
      ['B', 'C', 'D'],
      ['G', 'E', 'F'],
    ]);
    expect(placesOf(grid, (symbol) => symbol === 'D' || symbol === 'G')).toEqual([
      { reel: 0, row: 2 },
      { reel: 1, row: 0 },
    ]);
  });
});

describe('the ways of a grid', () => {
  it('are 243 when one symbol is everywhere', () => {
    expect(said(gridOf('AAA', 'AAA', 'AAA', 'AAA', 'AAA'))).toEqual([['A', 5, 243, 243 * 200]]);
  });

  it('count each place of a reel, in any row', () => {
    expect(said(gridOf('ABC', 'DAA', 'EFA', 'BBB', 'AAA'))).toEqual([['A', 3, 2, 40]]);
  });

  it('pay the longest win of a symbol only', () => {
    expect(said(gridOf('HBC', 'HDE', 'HFG', 'HBC', 'DEF'))).toEqual([['H', 4, 1, 12]]);
  });

  it('pay several symbols, wilds for each of them', () => {
    expect(said(gridOf('ABC', 'WAH', 'BWA', 'DEF', 'ABC'))).toEqual([
      ['A', 3, 4, 80],
      ['B', 3, 2, 30],
      ['C', 3, 1, 12],
    ]);
  });

  it('name the places that take part, wilds among them', () => {
    const [win] = waysOf(pays, gridOf('DBC', 'WEF', 'GDD', 'AAA', 'AAA'));
    expect(win?.places).toEqual([
      { reel: 0, row: 0 },
      { reel: 1, row: 0 },
      { reel: 2, row: 1 },
      { reel: 2, row: 2 },
    ]);
  });

  it.each([
    ['only two reels', gridOf('ABC', 'ADE', 'FGH', 'ABC', 'ABC')],
    ['a start on the second reel', gridOf('DEF', 'ABC', 'ABC', 'ABC', 'ABC')],
    ['a gap', gridOf('ABC', 'ABC', 'DEF', 'ABC', 'ABC')],
    ['scatters', gridOf('SGH', 'SDE', 'SFF', 'SAA', 'SBB')],
  ])('are none for %s', (_, grid) => {
    expect(said(grid)).toEqual([]);
  });

  it('are the paths through the grid, gone through one by one', () => {
    const symbol = fc.constantFrom<SlotSymbol>('A', 'B', 'C', SCATTER);
    const reel = fc.tuple(symbol, symbol, symbol);
    const wildReel = reel.map(([, b, c]): [SlotSymbol, SlotSymbol, SlotSymbol] => [WILD, b, c]);
    const inner = fc.oneof(reel, wildReel);
    fc.assert(
      fc.property(fc.tuple(reel, inner, inner, inner, reel), (grid) => {
        const units = waysOf(pays, grid).reduce((sum, win) => sum + win.units, 0);
        expect(units).toBe(unitsByPaths(pays, grid));
      }),
    );
  });
});

/** What a grid pays, found by walking all paths from the left: of a symbol only the longest ones pay. */
function unitsByPaths(table: SlotModel['pays'], grid: Grid): number {
  return PAYING_SYMBOLS.reduce((sum, symbol) => {
    const fits = (reel: number, row: number) => [symbol, WILD].includes(grid[reel]?.[row] ?? SCATTER);
    let paths: number[][] = [[]];
    for (let reel = 0; reel < 5; reel += 1) {
      const further = paths.flatMap((path) =>
        [0, 1, 2].filter((row) => fits(reel, row)).map((row) => [...path, row]),
      );
      if (further.length === 0) break;
      paths = further;
    }
    const length = paths[0]?.length ?? 0;
    return sum + (length < 3 ? 0 : paths.length * (table[symbol][length - 3] ?? 0));
  }, 0);
}
