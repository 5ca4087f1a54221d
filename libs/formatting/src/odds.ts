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
const MAX_DECIMALS = 8;
const SHOWN_DECIMALS = 2;

/** A price of 1 in the units of the last decimal: prices are counted exactly in whole units, quick enough for a tick. */
const ONE = 10n ** BigInt(MAX_DECIMALS);
const SHOWN_STEP = 10n ** BigInt(MAX_DECIMALS - SHOWN_DECIMALS);
/** The profit whose stake, 0.005, is the least that still rounds to a hundredth. */
const LEAST_STAKE_PROFIT = 200n * ONE;
const SMALL_STAKE_DIGITS = 4;

/** Decimal text in units; undefined for what is no decimal or has more digits than a price. */
function readUnits(text: string): bigint | undefined {
  const parts = readDecimal(text);
  if (!parts || parts.whole.length > MAX_WHOLE_DIGITS || parts.fraction.length > MAX_DECIMALS)
    return undefined;
  const units = BigInt(parts.whole + parts.fraction.padEnd(MAX_DECIMALS, '0'));
  return parts.negative ? -units : units;
}

/** Units as decimal text with at least two decimals. */
function writeUnits(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(MAX_DECIMALS + 1, '0');
  const fraction = digits.slice(-MAX_DECIMALS).replace(/0+$/, '');
  return writeDecimal(
    { negative: units < 0n, whole: digits.slice(0, -MAX_DECIMALS), fraction },
    SHOWN_DECIMALS,
  );
}

function oddsOf(units: bigint | undefined, input: string): Odds {
  if (units === undefined || units <= ONE || units >= ONE * 10n ** BigInt(MAX_WHOLE_DIGITS)) {
    throw new RangeError(`not odds: ${JSON.stringify(input)}`);
  }
  return writeUnits(units) as Odds;
}

/**
 * Makes a price.
 * @param input European odds as decimal text
 * @returns the price in canonical form
 * @throws RangeError when it is no plain decimal, is not above 1, or has more than 9 digits before or 8 behind the point
 */
export function odds(input: string): Odds {
  return oddsOf(readUnits(input), input);
}

/**
 * Reads a price from the notation it came in. Notations with a minus sign are reciprocals, which need not end: they are
 * cut at eight decimals, so that the price kept is never better than the price given.
 * @param value the price as decimal text in the notation `type`
 * @throws RangeError when the value is none that the notation has
 */
export function oddsFrom(value: string, type: OddsType): Odds {
  const given = readUnits(value);
  if (type === OddsType.europe) return oddsOf(given, value);
  if (given === undefined || !isWritten(given, type)) {
    throw new RangeError(`not odds of notation ${type}: ${JSON.stringify(value)}`);
  }
  return oddsOf(ONE + (given < 0n ? (ONE * ONE) / -given : given), value);
}

function isWritten(units: bigint, type: OddsType): boolean {
  const size = units < 0n ? -units : units;
  if (type === OddsType.malay) return size > 0n && size <= ONE;
  if (type === OddsType.indonesia) return size >= ONE;
  return units > 0n;
}

/**
 * A price as a member reads it, always with two decimals. Hong Kong is the profit on 1; Malay the profit up to 1, above
 * it minus the stake that wins 1; Indonesian the profit from 1 on, below it minus the stake that wins 1.
 *
 * Rounding happens here only, from the exact price: a profit is cut, so that it never promises more than is paid; a
 * stake that wins 1 (a recurring fraction) goes to the nearest hundredth, halves away from zero, as the market writes it.
 * Malay stakes of prices above 201 would all be one hundredth or nothing: they have four digits that count, so that prices
 * stay apart, and eight decimals at most.
 */
export function convertOdds(price: Odds, type: OddsType): string {
  const units = readUnits(price) ?? 0n;
  if (type === OddsType.europe) return shown(units / SHOWN_STEP);
  const profit = units - ONE;
  const asProfit = type === OddsType.hongkong || (type === OddsType.malay ? profit <= ONE : profit >= ONE);
  if (asProfit) return shown(profit / SHOWN_STEP);
  if (profit > LEAST_STAKE_PROFIT) return `-${writeUnits(smallStake(profit))}`;
  return `-${shown(((ONE * ONE * 2n) / (profit * SHOWN_STEP) + 1n) / 2n)}`;
}

/** The stake that wins 1 at a long price, in units: rounded to {@link SMALL_STAKE_DIGITS}, never nothing. */
function smallStake(profit: bigint): bigint {
  const nearest = ((ONE * ONE * 2n) / profit + 1n) / 2n;
  if (nearest === 0n) return 1n;
  const step = 10n ** BigInt(Math.max(0, nearest.toString().length - SMALL_STAKE_DIGITS));
  return ((nearest + step / 2n) / step) * step;
}

function shown(hundredths: bigint): string {
  const digits = hundredths.toString().padStart(SHOWN_DECIMALS + 1, '0');
  return `${digits.slice(0, -SHOWN_DECIMALS)}.${digits.slice(-SHOWN_DECIMALS)}`;
}

/** Orders two prices by what they pay: 1 when `a` pays more, -1 when it pays less, 0 when they are equal. */
export function compareOdds(a: Odds, b: Odds): -1 | 0 | 1 {
  const difference = (readUnits(a) ?? 0n) - (readUnits(b) ?? 0n);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
