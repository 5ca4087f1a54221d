import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { createPriceBoard, type Price, type PriceBoard } from './price-board';

/** The page's one board: lists and details feed it, cells and the slip read it. */
export const appBoard: PriceBoard = createPriceBoard();

/** Lets a test give its own board. */
export const BoardContext = createContext<PriceBoard>(appBoard);

function useOfPrice<Part>(key: string, read: (price: Price | undefined) => Part): Part {
  const board = useContext(BoardContext);
  const subscribe = useCallback((listener: () => void) => board.subscribe(key, listener), [board, key]);
  return useSyncExternalStore(subscribe, () => read(board.get(key)));
}

/** One selection's price; the caller is drawn again when, and only when, this price changes. */
export const usePrice = (key: string): Price | undefined => useOfPrice(key, (price) => price);

/** Whether a selection has a price that is not locked; the caller is drawn again only when that changes. */
export const useIsOpen = (key: string): boolean =>
  useOfPrice(key, (price) => price?.odds !== undefined && !price.locked);
