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

/** -1, 0 or 1 as `a` is below, equal to or above `b`; both decimal text, compared by their digits. */
export function compareDecimalText(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [digitsOf(a), digitsOf(b)];
  const places = Math.max(left.fraction.length, right.fraction.length);
  const leftUnits = BigInt(left.whole + left.fraction.padEnd(places, '0'));
  const rightUnits = BigInt(right.whole + right.fraction.padEnd(places, '0'));
  return leftUnits < rightUnits ? -1 : leftUnits > rightUnits ? 1 : 0;
}

function digitsOf(text: string): { whole: string; fraction: string } {
  const [whole = '', fraction = ''] = text.split('.');
  return { whole: whole || '0', fraction };
}

/** What one key of a keypad does to decimal text; the same text where the key does not fit. */
export function pressDecimalKey(text: string, key: string, decimals: number): string {
  if (key === 'delete') return text.length <= 1 || text === '0.' ? '' : text.slice(0, -1);
  return readDecimalText(text + key, decimals) ?? text;
}
