import type { BoardOf } from '../../engine/activity';

export type FlipBoard = BoardOf<'luckyFlip'>;
export type FlipCard = FlipBoard['cards'][number];

const FEW = 4;
const SOME = 9;

/** How many cards stand in a row, so that rows are full where they can be. */
export function columnsOf(count: number): 2 | 3 | 4 {
  if (count <= FEW) return 2;
  if (count <= SOME) return 3;
  return count % 4 === 0 ? 4 : 3;
}

/** Whether a card can be turned over. What lies under one that was not is told to nobody: it is drawn when it is turned. */
export function isClosed({ up }: Pick<FlipCard, 'up'>): boolean {
  return up === 0;
}

/** How many cards of the round are still to be turned. */
export function closedCards({ cards }: Pick<FlipBoard, 'cards'>): number {
  return cards.filter(isClosed).length;
}
