/**
 * Decimal notation as text. Working on the digits keeps the plain readers (is it an amount, how is it shown) exact and
 * free of the arithmetic library, which only sums and products need.
 */

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$|^([+-]?)\.(\d+)$/;

export interface DecimalParts {
  readonly negative: boolean;
  /** Digits before the point, without leading zeros, at least one. */
  readonly whole: string;
  /** Digits after the point, without trailing zeros, possibly none. */
  readonly fraction: string;
}

/**
 * Reads plain decimal notation (`12`, `-0.5`, `.5`, `+3.`); exponents, separators and blanks are refused.
 * @returns the parts with minus zero made zero, or undefined when the text is not a decimal
 */
export function readDecimal(text: string): DecimalParts | undefined {
  const found = DECIMAL.exec(text);
  if (!found) return undefined;
  const sign = found[1] ?? found[4] ?? '';
  const whole = (found[2] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = (found[3] ?? found[5] ?? '').replace(/0+$/, '');
  return { negative: sign === '-' && (whole !== '0' || fraction !== ''), whole, fraction };
}

/**
 * Writes parts back with a number of decimals of at least `decimals`; digits beyond are kept.
 */
export function writeDecimal({ negative, whole, fraction }: DecimalParts, decimals: number): string {
  return `${negative ? '-' : ''}${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** Writes parts with exactly `decimals` decimals, cutting towards zero; a cut to nothing has no sign. */
export function cutDecimal({ negative, whole, fraction }: DecimalParts, decimals: number): string {
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  const isZero = whole === '0' && /^0*$/.test(kept);
  return `${negative && !isZero ? '-' : ''}${whole}.${kept}`;
}
