import { placesOf, type Grid, type Place } from './grid';
import { PAYING_SYMBOLS, WILD, type PayingSymbol, type SlotModel, type SlotSymbol } from './model';

/** A symbol on at least three reels side by side from the left. */
export interface WayWin {
  readonly symbol: PayingSymbol;
  /** On how many reels from the left: 3, 4 or 5. */
  readonly reels: number;
  /** In how many ways one place of each of these reels can be taken; each of them pays. */
  readonly ways: number;
  /** All the places that take part, wilds among them. */
  readonly places: readonly Place[];
  /** What all the ways pay together, in units of the stake, before it is multiplied. */
  readonly units: number;
}

/** What a symbol pays on so many reels for each way, in units; nothing below three reels. */
export const payOf = (pays: SlotModel['pays'], symbol: PayingSymbol, reels: number): number =>
  pays[symbol][reels - 3] ?? 0;

/** The wins of a grid, one a symbol at most, the dearest symbol first. A symbol's longest win is the only one that pays. */
export function waysOf(pays: SlotModel['pays'], grid: Grid): readonly WayWin[] {
  return PAYING_SYMBOLS.flatMap((symbol) => {
    const fits = (shown: SlotSymbol) => shown === symbol || shown === WILD;
    const end = grid.findIndex((reel) => !reel.some(fits));
    const reels = end < 0 ? grid.length : end;
    const pay = payOf(pays, symbol, reels);
    if (pay === 0) return [];
    const run = grid.slice(0, reels);
    const ways = run.reduce((product, reel) => product * reel.filter(fits).length, 1);
    return [{ symbol, reels, ways, places: placesOf(run, fits), units: pay * ways }];
  });
}
