import type { BoardOf } from '../../engine/activity';

export type CardBoard = BoardOf<'happyCard'>;

/** How many different cards of the set the member has. */
export function kindsHeld({ cards }: Pick<CardBoard, 'cards'>): number {
  return cards.filter(({ have }) => have > 0).length;
}

/** The card that a play drew, by the row of the prize table, which has the card's id. */
export function drawnCard(
  { cards }: Pick<CardBoard, 'cards'>,
  prizeId: string | undefined,
): CardBoard['cards'][number] | undefined {
  return cards.find(({ id }) => id === prizeId);
}
