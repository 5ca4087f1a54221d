/** The signs of the currencies that members have. */
const SIGNS: Readonly<Record<string, string>> = { CNY: '¥' };

/**
 * What stands before an amount: the sign of its currency, or its code and a blank that does not break where there is no sign. Empty while the
 * currency is not known.
 * @param currency ISO 4217 code, or what a platform sends in its place
 */
export function currencySign(currency: string | undefined): string {
  if (currency === undefined || currency === '') return '';
  return (Object.hasOwn(SIGNS, currency) ? SIGNS[currency] : undefined) ?? `${currency}\u00a0`;
}
