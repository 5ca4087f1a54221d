import { useServices } from '@heptad/feature-module';
import { useCallback, useSyncExternalStore } from 'react';
import type { SportsServices } from '../services';
import { createPriceBoard, type PriceBoard } from './price-board';

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

/** Whether a selection has a price that is not locked; the caller is drawn again only when that changes. */
export function useIsOpen(key: string): boolean {
  const board = useBoard();
  const subscribe = useCallback((listener: () => void) => board.subscribe(key, listener), [board, key]);
  const isOpen = (): boolean => {
    const price = board.get(key);
    return price?.odds !== undefined && !price.locked;
  };
  return useSyncExternalStore(subscribe, isOpen, isOpen);
}
