import type { Draws } from '../fair/draws';
import { shuffled } from '../fair/shuffled';
import { type Card, RANKS, SUITS } from './cards';

/** How many decks are in a shoe. */
export const DECKS = 8;
/** The cut card lies before the last cards of the shoe. Once it is reached, the next round has a new shoe. */
export const CUT_CARD = 14;

/** The cards that are still to be dealt, the next one first. */
export type Shoe = readonly Card[];

/** Eight decks in a drawn order. It takes 415 draws. */
export function newShoe(draws: Draws): Shoe {
  const decks = Array.from({ length: DECKS }, () =>
    SUITS.flatMap((suit) => Array.from({ length: RANKS }, (_, below): Card => ({ rank: below + 1, suit }))),
  );
  return shuffled(draws, decks.flat());
}

/** Whether the cut card is reached, so that no further round is dealt from this shoe. */
export function isSpent(shoe: Shoe): boolean {
  return shoe.length <= CUT_CARD;
}
