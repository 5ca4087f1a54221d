import type { Odds } from '@heptad/formatting';
import type { PriceBoard } from '../price-board/price-board';

/** How many prices of one selection are remembered. */
const KEPT_PRICES = 32;
/** Of how many selections, so that a long evening does not fill the memory. */
const KEPT_SELECTIONS = 400;

/** Prices of selections as this page has seen them since it was opened, the oldest first; none is made up. */
export interface SeenPrices {
  of(key: string): readonly Odds[];
  /**
   * Follows a selection's price.
   * @param changed is called after each price that is new
   * @returns how to stop
   */
  follow(key: string, changed: () => void): () => void;
}

/** The prices that have stood on a board since they were first followed. */
export function createSeenPrices(board: Pick<PriceBoard, 'get' | 'subscribe'>): SeenPrices {
  const seen = new Map<string, readonly Odds[]>();

  /** @returns whether there was a new price */
  function look(key: string): boolean {
    const odds = board.get(key)?.odds;
    const known = seen.get(key) ?? [];
    if (odds === undefined || odds === known.at(-1)) return false;
    // What was seen last stands last, so the first is the one to be forgotten.
    seen.delete(key);
    seen.set(key, [...known, odds].slice(-KEPT_PRICES));
    if (seen.size > KEPT_SELECTIONS) for (const oldest of [...seen.keys()].slice(0, 1)) seen.delete(oldest);
    return true;
  }

  return {
    of: (key) => seen.get(key) ?? [],
    follow(key, changed) {
      look(key);
      return board.subscribe(key, () => {
        if (look(key)) changed();
      });
    },
  };
}

const ofBoards = new WeakMap<PriceBoard, SeenPrices>();

/** What was seen on the board of an app; every line of it reads the same. */
export function seenPricesOf(board: PriceBoard): SeenPrices {
  const seen = ofBoards.get(board) ?? createSeenPrices(board);
  ofBoards.set(board, seen);
  return seen;
}
