import { useServices } from '@heptad/feature-module';
import { useCallback, useSyncExternalStore } from 'react';
import { useBoard } from '../../price-board/board-of';
import type { PriceBoard } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { keyOf, type SlipSelection } from '../slip-selection';

/** How often a price is looked at for having gone stale, which no tick announces; milliseconds. */
const STALE_CHECK_MS = 1_000;

/** The board, for a component that is drawn again when the price of one of these selections changes or goes stale. */
export function useLegQuotes(legs: readonly SlipSelection[]): PriceBoard {
  const { clock } = useServices<SportsServices>();
  const board = useBoard();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = legs.map((leg) => board.subscribe(keyOf(leg), listener));
      const timer = setInterval(listener, STALE_CHECK_MS);
      return () => {
        clearInterval(timer);
        for (const end of ends) end();
      };
    },
    [board, legs],
  );
  // One text for all prices: equal texts mean that there is nothing new to draw.
  useSyncExternalStore(subscribe, () =>
    legs
      .map((leg) => {
        const quote = board.bettable(keyOf(leg), clock.now());
        const { odds = '', countsFrom } = board.get(keyOf(leg)) ?? {};
        const score = countsFrom && `${String(countsFrom.home)}-${String(countsFrom.away)}`;
        return `${typeof quote === 'string' ? quote : ''} ${odds} ${score ?? ''}`;
      })
      .join('|'),
  );
  return board;
}
