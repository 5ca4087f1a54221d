import { readDecimal, writeDecimal } from './decimal-text';

declare const oddsBrand: unique symbol;

/**
 * A price as European (decimal) odds in a decimal string: above 1, at least two decimals and at most eight (`"1.95"`).
 * It is the one form in which prices are kept; every other notation is made from it for display.
 */
export type Odds = string & { readonly [oddsBrand]: true };

/** The notations of a price, numbered as the venues number them. */
export const OddsType = { malay: 1, hongkong: 2, europe: 3, indonesia: 4 } as const;
export type OddsType = (typeof OddsType)[keyof typeof OddsType];

const MAX_WHOLE_DIGITS = 9;
/** Decimals that a price has at most. */
export const ODDS_DECIMALS = 8;
/** Decimals that a member sees, and a kept price has at least. */
export const SHOWN_DECIMALS = 2;

/**
 * Makes a price.
 * @param input European odds as decimal text
 * @returns the price in canonical form
 * @throws RangeError when it is no plain decimal, is not above 1, or has more than 9 digits before or 8 behind the point
 */
export function odds(input: string): Odds {
  const parts = readDecimal(input);
  const fits =
    parts &&
    !parts.negative &&
    parts.whole.length <= MAX_WHOLE_DIGITS &&
    parts.fraction.length <= ODDS_DECIMALS;
  const aboveOne = fits && parts.whole !== '0' && (parts.whole !== '1' || parts.fraction !== '');
  if (!aboveOne) throw new RangeError(`not odds: ${JSON.stringify(input)}`);
  return writeDecimal(parts, SHOWN_DECIMALS) as Odds;
}

/** Orders two prices by what they pay: 1 when `a` pays more, -1 when it pays less, 0 when they are equal. */
export function compareOdds(a: Odds, b: Odds): -1 | 0 | 1 {
  if (a === b) return 0;
  // Kept prices begin without a zero and end without one that says nothing, so of equally long wholes the texts stand in order.
  const longer = a.indexOf('.') - b.indexOf('.');
  return longer > 0 || (longer === 0 && a > b) ? 1 : -1;
}
