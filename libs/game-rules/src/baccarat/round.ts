import { type Card, cardPoints, handPoints, isPair } from './cards';
import type { Shoe } from './shoe';
import { bankerDraws, isNatural, playerDraws } from './third-card';

/** Who has more points. */
export type BaccaratOutcome = 'player' | 'banker' | 'tie';

/** What bets and roads need of a round. */
export interface BaccaratResult {
  readonly outcome: BaccaratOutcome;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

/** A round with its cards, each hand's in the order in which they were dealt. */
export interface BaccaratRound extends BaccaratResult {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  /** Points at the end, 0 to 9. */
  readonly playerPoints: number;
  readonly bankerPoints: number;
}

/** Who wins with these points. */
export function outcomeOf(playerPoints: number, bankerPoints: number): BaccaratOutcome {
  if (playerPoints === bankerPoints) return 'tie';
  return playerPoints > bankerPoints ? 'player' : 'banker';
}

/** The third cards by the rules, the player's first. */
function thirdCards(player: readonly Card[], banker: readonly Card[], next: () => Card) {
  const [playerPoints, bankerPoints] = [handPoints(player), handPoints(banker)];
  if (isNatural(playerPoints, bankerPoints)) return { player, banker };
  const third = playerDraws(playerPoints) ? next() : undefined;
  const draws = bankerDraws(bankerPoints, third && cardPoints(third));
  return {
    player: third === undefined ? player : [...player, third],
    banker: draws ? [...banker, next()] : banker,
  };
}

/**
 * Deals a round from the front of the shoe: player, banker, player, banker, then the third cards by the rules.
 * No card is burnt. Gives the round and the shoe that is left. Throws a RangeError where the shoe has too few cards.
 */
export function dealRound(shoe: Shoe): { readonly round: BaccaratRound; readonly rest: Shoe } {
  let dealt = 0;
  const next = (): Card => {
    const card = shoe[dealt];
    if (card === undefined) throw new RangeError('the shoe is empty');
    dealt += 1;
    return card;
  };
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const { player, banker } = thirdCards([first, third], [second, fourth], next);
  const [playerPoints, bankerPoints] = [handPoints(player), handPoints(banker)];
  const round = {
    player,
    banker,
    playerPoints,
    bankerPoints,
    outcome: outcomeOf(playerPoints, bankerPoints),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  };
  return { round, rest: shoe.slice(dealt) };
}
