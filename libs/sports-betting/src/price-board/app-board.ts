import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { createPriceBoard, type Price, type PriceBoard } from './price-board';

/** The page's one board: lists and details feed it, cells and the slip read it. */
export const appBoard: PriceBoard = createPriceBoard();

/** Lets a test give its own board. */
export const BoardContext = createContext<PriceBoard>(appBoard);

/** One selection's price; the caller is drawn again when, and only when, this price changes. */
export function usePrice(key: string): Price | undefined {
  const board = useContext(BoardContext);
  const subscribe = useCallback((listener: () => void) => board.subscribe(key, listener), [board, key]);
  return useSyncExternalStore(subscribe, () => board.get(key));
}

/** Whether a selection has a price that is not locked; the caller is drawn again only when that changes. */
export function useIsOpen(key: string): boolean {
  const board = useContext(BoardContext);
  const subscribe = useCallback((listener: () => void) => board.subscribe(key, listener), [board, key]);
  return useSyncExternalStore(subscribe, () => {
    const price = board.get(key);
    return price?.odds !== undefined && !price.locked;
  });
}
