import type { Card } from '@heptad/game-rules';

/** The cards of both hands. */
export interface Hands {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** A side of the table. */
export type Side = keyof Hands;

/** One card as it is dealt. */
export interface Dealt {
  readonly side: Side;
  readonly card: Card;
}

/** The cards of a round in the order in which they leave the shoe: player, banker, player, banker, then the third cards, the player's first. */
export function dealOrder({ player, banker }: Hands): readonly Dealt[] {
  return [0, 1, 2].flatMap((place) =>
    (
      [
        ['player', player[place]],
        ['banker', banker[place]],
      ] as const
    ).flatMap(([side, card]) => (card === undefined ? [] : [{ side, card }])),
  );
}

/** How long the dealer takes for one card at most, milliseconds. */
export const CARD_MS = 900;

/**
 * The hands as they lie on the table a while after the first card.
 * @param elapsed milliseconds since the dealing began; with all cards shown it may be infinite
 * @param cardMs how long one card takes
 */
export function handsAfter(hands: Hands, elapsed: number, cardMs = CARD_MS): Hands {
  const count = elapsed < 0 ? 0 : Math.floor(elapsed / cardMs) + 1;
  const dealt = dealOrder(hands).slice(0, count);
  const of = (side: Side) => dealt.filter((one) => one.side === side).map(({ card }) => card);
  return { player: of('player'), banker: of('banker') };
}
