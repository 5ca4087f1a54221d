/** The four suits. They decide nothing; they are drawn. */
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

/** How many ranks a suit has: ace to king. */
export const RANKS = 13;

/** A playing card. */
export interface Card {
  /** 1 is the ace, 11 the jack, 12 the queen, 13 the king. */
  readonly rank: number;
  readonly suit: (typeof SUITS)[number];
}

/** What a card counts: ten and court cards nothing, the ace one, the others their number. */
export function cardPoints({ rank }: Card): number {
  return rank < 10 ? rank : 0;
}

/** What a hand counts, 0 to 9: the last digit of its cards' sum. */
export function handPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;
}

/** Whether the first two cards of a hand have one rank; the ten and the court cards are four ranks. */
export function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && first.rank === second?.rank;
}
