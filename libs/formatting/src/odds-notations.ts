import { Decimal } from './decimal';
import { cutDecimal, readDecimal } from './decimal-text';
import { ODDS_DECIMALS, odds, OddsType, SHOWN_DECIMALS } from './odds';
import type { Odds } from './odds';

/** Hundredths of one, twice: what a nearest hundredth is counted with. */
const TWICE_A_HUNDRED = 200;
/** The profit whose stake, 0.005, is the least that still rounds to a hundredth. */
const LEAST_STAKE_PROFIT = 200;
const SMALL_STAKE_DIGITS = 4;

/**
 * Reads a price from the notation it came in. Notations with a minus sign are reciprocals, which need not end: they are
 * cut at eight decimals, so that the price kept is never better than the price given.
 * @param value the price as decimal text in the notation `type`
 * @throws RangeError when the value is none that the notation has
 */
export function oddsFrom(value: string, type: OddsType): Odds {
  if (type === OddsType.europe) return odds(value);
  const parts = readDecimal(value);
  const given = parts && parts.fraction.length <= ODDS_DECIMALS ? new Decimal(value) : undefined;
  if (given === undefined || !isWritten(given, type))
    throw new RangeError(`not odds of notation ${type}: ${JSON.stringify(value)}`);
  const profit = given.isNegative() ? reciprocal(given.negated()) : given;
  return odds(profit.plus(1).toFixed());
}

const PARTS = /* @__PURE__ */ new Decimal(`1e${ODDS_DECIMALS}`);

const reciprocal = (value: Decimal): Decimal => PARTS.divToInt(value).div(PARTS);

function isWritten(value: Decimal, type: OddsType): boolean {
  const size = value.abs();
  if (type === OddsType.malay) return !size.isZero() && size.lte(1);
  if (type === OddsType.indonesia) return size.gte(1);
  return value.gt(0);
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
  if (type === OddsType.europe) {
    const parts = readDecimal(price);
    return parts ? cutDecimal(parts, SHOWN_DECIMALS) : price;
  }
  const profit = new Decimal(price).minus(1);
  const asProfit = type === OddsType.hongkong || (type === OddsType.malay ? profit.lte(1) : profit.gte(1));
  if (asProfit) return profit.toFixed(SHOWN_DECIMALS, Decimal.ROUND_DOWN);
  if (profit.gt(LEAST_STAKE_PROFIT)) return `-${smallStake(profit).toFixed()}`;
  const nearest = new Decimal(TWICE_A_HUNDRED).divToInt(profit).plus(1).divToInt(2);
  return `-${nearest.div(100).toFixed(SHOWN_DECIMALS)}`;
}

/** The stake that wins 1 at a long price: rounded to {@link SMALL_STAKE_DIGITS}, never nothing. */
function smallStake(profit: Decimal): Decimal {
  const parts = PARTS.times(2).divToInt(profit).plus(1).divToInt(2);
  return Decimal.max(parts.toSignificantDigits(SMALL_STAKE_DIGITS, Decimal.ROUND_HALF_UP), 1).div(PARTS);
}
