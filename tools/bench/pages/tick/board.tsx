import { createOddsCells, createPriceBoard, type PriceBoard } from '@heptad/sports-betting/testing';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { brand } from 'virtual:brand';

const OddsCells = createOddsCells();

export const keyOfPlace = (place: number): string => `im|1|moneyline|${place}|home`;

const contextOf = (board: PriceBoard) => ({
  services: { clock: { now: () => Date.now() }, toast: { show: () => undefined }, board },
  brand,
  navigation: [],
  homeSections: [],
  addMessages: async () => undefined,
  send: () => Promise.resolve(),
});

/** Puts so many of the product's own cells into the page, on a board of their own. */
export function mountBoard(
  element: HTMLElement,
  cells: number,
): { readonly board: PriceBoard; unmount(): void } {
  const board = createPriceBoard();
  const keys = Array.from({ length: cells }, (_, place) => keyOfPlace(place));
  const root = createRoot(element);
  flushSync(() => root.render(<OddsCells context={contextOf(board)} keys={keys} />));
  return { board, unmount: () => root.unmount() };
}
