import {
  addMoney,
  Decimal,
  multiplyMoney,
  returnOf,
  subtractMoney,
  ZERO,
  type Money,
  type Odds,
} from '@heptad/formatting';

/** How a bet on a line ends. */
export type LineResult = 'won' | 'halfWon' | 'push' | 'halfLost' | 'lost';

/** Lines are counted in quarters, so that nothing is rounded: -0.25 is -1, 2.5 is 10. */
export type Quarters = number;

/** A line as venues write it: `-0.25`, `2.5`, `0`. */
export function lineOf(quarters: Quarters): string {
  return String(quarters / 4);
}

/** By how far the line was passed: the neighbours of a quarter line decide half of the stake each. */
function byDistance(quarters: Quarters): LineResult {
  if (quarters >= 2) return 'won';
  if (quarters === 1) return 'halfWon';
  if (quarters === 0) return 'push';
  return quarters === -1 ? 'halfLost' : 'lost';
}

/**
 * How a handicap ends for the side that plays with it.
 * @param line the side's own handicap
 * @param margin the side's goals less the other's
 */
export const handicapResult = (line: Quarters, margin: number): LineResult => byDistance(margin * 4 + line);

/** How the over of a total ends. @param goals of both sides */
export const overResult = (line: Quarters, goals: number): LineResult => byDistance(goals * 4 - line);

/**
 * What comes back, stake included: half a stake is paid at the price or given back as the halves of the line end.
 * A cent that does not divide stays with the half that is given back.
 */
export function returnFor(result: LineResult, stake: Money, price: Odds): Money {
  const half = multiplyMoney(stake, '0.5');
  const rest = subtractMoney(stake, half);
  switch (result) {
    case 'won':
      return returnOf(stake, price);
    case 'halfWon':
      return addMoney(returnOf(half, price), rest);
    case 'push':
      return stake;
    case 'halfLost':
      return half;
    case 'lost':
      return ZERO;
  }
}

/**
 * What a selection pays on 1 within a combo, as it ended: half a win pays half of the profit, half a loss gives half back, a stake
 * given back counts 1.
 */
export function factorOf(result: LineResult, price: Odds): string {
  switch (result) {
    case 'won':
      return price;
    case 'halfWon':
      return new Decimal(price).plus(1).div(2).toString();
    case 'push':
      return '1';
    case 'halfLost':
      return '0.5';
    case 'lost':
      return '0';
  }
}
