import { currencySign } from './currency-sign';
import { formatMoney, type Money } from './money';
import { shortMoney } from './short-money';

/** The minus of print; a hyphen is narrower than a plus, and lines may break behind it. */
const MINUS = '\u2212';

function withSign(text: string, currency: string | undefined): string {
  const sign = currencySign(currency);
  return text.startsWith('-') ? `${MINUS}${sign}${text.slice(1)}` : sign + text;
}

/**
 * An amount as a member reads it (FORMAT-008), behind the sign of its currency: `¥1,000.50`, `−¥12.00`.
 * @param currency ISO 4217 code; without one the amount has no sign
 */
export function formatAmount(amount: string, currency: string | undefined): string {
  return withSign(formatMoney(amount), currency);
}

/** As {@link formatAmount}, without cents where there are none: for bounds and offers, `¥100`. */
export function shortAmount(amount: Money, currency: string | undefined): string {
  return withSign(shortMoney(amount), currency);
}

/** What was won, lost or moved: as {@link formatAmount}, with a plus before a gain, so that colour is not the only difference: `+¥12.00`. */
export function formatResult(amount: string, currency: string | undefined): string {
  const text = formatMoney(amount);
  return text === '0.00' || text.startsWith('-') ? withSign(text, currency) : `+${withSign(text, currency)}`;
}
