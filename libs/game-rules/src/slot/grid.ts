import { ROWS, type SlotSymbol } from './model';

/** What a reel shows, from the top row down. */
export type Reel = readonly SlotSymbol[];

/** What the reels show, from the left. */
export type Grid = readonly Reel[];

/** A place in a grid, both counted from 0. */
export interface Place {
  readonly reel: number;
  readonly row: number;
}

const ROW_NUMBERS: readonly number[] = Array.from({ length: ROWS }, (_, row) => row);

/** What a strip shows when it stands still with the symbol of number `stop` in the top row. */
export const reelAt = (strip: string, stop: number): Reel =>
  ROW_NUMBERS.map((row) => strip[(stop + row) % strip.length] as SlotSymbol);

/** What all the strips show at their stops. */
export const gridAt = (strips: readonly string[], stops: readonly number[]): Grid =>
  strips.map((strip, reel) => reelAt(strip, stops[reel] ?? 0));

/** The places of a grid whose symbol is wanted, reel by reel and from the top. */
export const placesOf = (grid: Grid, wanted: (symbol: SlotSymbol) => boolean): Place[] =>
  grid.flatMap((symbols, reel) => symbols.flatMap((symbol, row) => (wanted(symbol) ? [{ reel, row }] : [])));
