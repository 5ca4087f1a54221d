/** A hand of two cards with at least these points is a natural: nobody draws. */
const NATURAL = 8;
/** A hand that draws without looking at the other draws up to these points. */
const DRAWS_UP_TO = 5;
/** By the banker's points: the points of the player's third card on which the banker draws, from and to. */
const BANKER_DRAWS_ON: Readonly<Record<number, (third: number) => boolean>> = {
  0: () => true,
  1: () => true,
  2: () => true,
  3: (third) => third !== 8,
  4: (third) => third >= 2 && third <= 7,
  5: (third) => third >= 4 && third <= 7,
  6: (third) => third === 6 || third === 7,
  7: () => false,
};

/** Whether the points of two hands of two cards end the round at once. */
export function isNatural(player: number, banker: number): boolean {
  return player >= NATURAL || banker >= NATURAL;
}

/** Whether the player draws a third card. @param points of the first two cards; no natural is about */
export function playerDraws(points: number): boolean {
  return points <= DRAWS_UP_TO;
}

/**
 * Whether the banker draws a third card.
 * @param points of the banker's first two cards; no natural is about
 * @param third points of the player's third card; undefined where the player stood
 */
export function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= DRAWS_UP_TO;
  return BANKER_DRAWS_ON[points]?.(third) ?? false;
}
