const DECIMAL = /^[+-]?\d+(\.\d+)?$/;

/** `+0.50` → `0.5`; `undefined` when it is no plain decimal. */
function plainDecimal(text: string): string | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace(/^[+-]/, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const rest = fraction.replace(/0+$/, '');
  const unsigned = rest === '' ? digits : `${digits}.${rest}`;
  return negative && unsigned !== '0' ? `-${unsigned}` : unsigned;
}

function hundredths(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const value = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
  return decimal.startsWith('-') ? -value : value;
}

function fromHundredths(value: bigint): string {
  const absolute = value < 0n ? -value : value;
  const text = `${value < 0n ? '-' : ''}${absolute / 100n}.${(absolute % 100n).toString().padStart(2, '0')}`;
  return plainDecimal(text) ?? text;
}

/**
 * A line as a plain decimal, whichever way a venue writes it: `0.25`, `+0.50`, `-0/0.5`, `2.5/3`.
 * @returns `undefined` for an absent, empty or unreadable line
 */
export function readLine(wire: string | number | null | undefined): string | undefined {
  if (wire === null || wire === undefined) return undefined;
  const text = String(wire).trim();
  if (!text.includes('/')) return plainDecimal(text);
  const [first = '', second = ''] = text.split('/').map((part) => part.trim());
  const near = plainDecimal(first);
  const far = plainDecimal(second);
  if (near === undefined || far === undefined) return undefined;
  // The sign stands before the first part and holds for both: `-0/0.5` is the mean of 0 and -0.5.
  const signed = first.startsWith('-') && !far.startsWith('-') ? -hundredths(far) : hundredths(far);
  return fromHundredths((hundredths(near) + signed) / 2n);
}
