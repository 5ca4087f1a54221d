import type { Ratio } from '../ratio/ratio';
import { BANKER_STAKE_STEP, type BaccaratBetKind, baccaratPayout } from './bets';
import { RANKS, SUITS } from './cards';
import { type BaccaratOutcome, type BaccaratResult, outcomeOf } from './round';
import { DECKS } from './shoe';
import { bankerDraws, isNatural, playerDraws } from './third-card';

/** The share of a stake that the house keeps in the long run, in percent, as members are told. */
export const BACCARAT_EDGES: Readonly<Record<BaccaratBetKind, string>> = {
  player: '1.2351',
  banker: '1.0579',
  tie: '14.3596',
  playerPair: '10.3614',
  bankerPair: '10.3614',
};

const CARDS_OF_A_RANK = DECKS * SUITS.length;
const CARDS = CARDS_OF_A_RANK * RANKS;
/** The most cards that a round takes. */
const ROUND_CARDS = 6;

/** In how many orders cards can follow those that are already dealt, up to six in all. */
function waysToGo(dealt: number): number {
  let ways = 1;
  for (let place = dealt; place < ROUND_CARDS; place += 1) ways *= CARDS - place;
  return ways;
}

/** The cards of a full shoe by their points: 0 stands for four ranks. */
const fullShoe = (): number[] =>
  Array.from({ length: 10 }, (_, points) => (points === 0 ? 4 : 1) * CARDS_OF_A_RANK);

/**
 * In how many orders of six cards each side wins: all combinations of card values are gone through, without
 * replacement. All orders together are below 2^53, so each count is exact.
 */
export function countOutcomes(): Readonly<Record<BaccaratOutcome, number>> {
  const left = fullShoe();
  const counts = { player: 0, banker: 0, tie: 0 };
  /** Takes each kind of card that is left in turn, with in how many ways it comes after `ways`. */
  const each = (ways: number, then: (points: number, ways: number) => void): void => {
    left.forEach((count, points) => {
      left[points] = count - 1;
      if (count > 0) then(points, ways * count);
      left[points] = count;
    });
  };
  const end = (player: number, banker: number, ways: number, dealt: number): void => {
    counts[outcomeOf(player % 10, banker % 10)] += ways * waysToGo(dealt);
  };
  const bankerTurn = (player: number, banker: number, ways: number, third?: number): void => {
    const dealt = third === undefined ? 4 : 5;
    const points = player + (third ?? 0);
    if (!bankerDraws(banker, third)) return end(points, banker, ways, dealt);
    each(ways, (last, all) => end(points, banker + last, all, dealt + 1));
  };
  const playerTurn = (player: number, banker: number, ways: number): void => {
    if (isNatural(player, banker)) return end(player, banker, ways, 4);
    if (!playerDraws(player)) return bankerTurn(player, banker, ways);
    each(ways, (third, all) => bankerTurn(player, banker, all, third));
  };
  each(1, (first, one) =>
    each(one, (second, two) =>
      each(two, (third, three) =>
        each(three, (fourth, four) => playerTurn((first + second) % 10, (third + fourth) % 10, four)),
      ),
    ),
  );
  return counts;
}

/** How often a hand's first two cards have one rank and how often not, in orders of two cards. */
function countPairs(): Readonly<Record<'pair' | 'none', number>> {
  const pair = CARDS * (CARDS_OF_A_RANK - 1);
  return { pair, none: CARDS * (CARDS - 1) - pair };
}

/** What can come of a round as far as a bet is concerned, each with how often. */
function chancesFor(kind: BaccaratBetKind): readonly (readonly [BaccaratResult, number])[] {
  const none = { playerPair: false, bankerPair: false };
  if (kind === 'playerPair' || kind === 'bankerPair') {
    const pairs = countPairs();
    return [
      [{ ...none, outcome: 'tie', [kind]: true }, pairs.pair],
      [{ ...none, outcome: 'tie' }, pairs.none],
    ];
  }
  const counts = countOutcomes();
  return (['player', 'banker', 'tie'] as const).map((outcome) => [{ ...none, outcome }, counts[outcome]]);
}

/** The exact share of a stake that the house keeps in the long run, by what {@link baccaratPayout} pays for each result. It takes some hundredths of a second. */
export function baccaratEdge(kind: BaccaratBetKind): Ratio {
  const stake = BANKER_STAKE_STEP;
  let part = 0n;
  let of = 0n;
  for (const [result, count] of chancesFor(kind)) {
    part += BigInt(count) * (stake - baccaratPayout({ kind, stake }, result));
    of += BigInt(count) * stake;
  }
  return { part, of };
}
