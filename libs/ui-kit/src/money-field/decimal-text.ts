import { Decimal } from '@heptad/formatting';

/** Digits before the point that any amount may have. */
const MAX_WHOLE_DIGITS = 12;

/**
 * Makes what a keyboard or clipboard gives into plain decimal text: full-width digits and points, grouping commas and
 * spaces, superfluous leading zeros.
 *
 * @returns the text (possibly unfinished, such as "12."), or null when it is no decimal number of at most `decimals` places
 */
export function readDecimalText(typed: string, decimals: number): string | null {
  const plain = typed.normalize('NFKC').replace(/[,\s]/g, '').replace(/。/g, '.');
  if (plain === '') return '';
  const match = /^(\d*)(?:\.(\d*))?$/.exec(plain);
  if (match === null) return null;
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = match[2];
  if (whole.length > MAX_WHOLE_DIGITS) return null;
  if (fraction === undefined) return whole;
  return decimals === 0 || fraction.length > decimals ? null : `${whole}.${fraction}`;
}

/** Below, at or above zero as `a` is below, equal to or above `b`; both decimal text, nothing typed counting as zero. */
export function compareDecimalText(a: string, b: string): number {
  return new Decimal(a || 0).comparedTo(b || 0);
}

/** What one key of a keypad does to decimal text; the same text where the key does not fit. */
export function pressDecimalKey(text: string, key: string, decimals: number): string {
  if (key === 'delete') return text.length <= 1 || text === '0.' ? '' : text.slice(0, -1);
  return readDecimalText(text + key, decimals) ?? text;
}
