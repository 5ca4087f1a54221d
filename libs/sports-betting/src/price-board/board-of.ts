import { useServices } from '@heptad/feature-module';
import { useCallback, useSyncExternalStore } from 'react';
import type { SportsServices } from '../services';
import { createPriceBoard, type Price, type PriceBoard } from './price-board';

const boards = new WeakMap<object, PriceBoard>();

/**
 * The one price board of an app, found by the app's services, which queries, pages and workflows all have: lists and details feed
 * it, cells and the slip read it.
 */
export function boardOf(services: Pick<SportsServices, 'board'>): PriceBoard {
  const board = services.board ?? boards.get(services) ?? createPriceBoard();
  boards.set(services, board);
  return board;
}

/** The price board of the app that the caller is part of. */
export const useBoard = (): PriceBoard => boardOf(useServices<SportsServices>());

function useOfPrice<Part>(key: string, read: (price: Price | undefined) => Part): Part {
  const board = useBoard();
  const subscribe = useCallback((listener: () => void) => board.subscribe(key, listener), [board, key]);
  const current = (): Part => read(board.get(key));
  return useSyncExternalStore(subscribe, current, current);
}

/** One selection's price; the caller is drawn again when, and only when, this price changes. */
export const usePrice = (key: string): Price | undefined => useOfPrice(key, (price) => price);

/** Whether a selection has a price that is not locked; the caller is drawn again only when that changes. */
export const useIsOpen = (key: string): boolean =>
  useOfPrice(key, (price) => price?.odds !== undefined && !price.locked);
