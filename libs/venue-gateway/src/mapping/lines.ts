import { Decimal, readDecimal } from '@heptad/formatting';

/** The number of a plain decimal such as `+0.50`; `undefined` when it is none. */
function numberOf(text: string): Decimal | undefined {
  return readDecimal(text) && new Decimal(text);
}

/**
 * A line as a plain decimal, whichever way a venue writes it: `0.25`, `+0.50`, `-0/0.5`, `2.5/3`.
 * @returns `undefined` for an absent, empty or unreadable line
 */
export function readLine(wire: string | number | null | undefined): string | undefined {
  if (wire === null || wire === undefined) return undefined;
  const text = String(wire).trim();
  if (!text.includes('/')) return numberOf(text)?.toFixed();
  const [first = '', second = ''] = text.split('/').map((part) => part.trim());
  const near = numberOf(first);
  const far = numberOf(second);
  if (near === undefined || far === undefined) return undefined;
  // The sign stands before the first part and holds for both: `-0/0.5` is the mean of 0 and -0.5.
  const signed = first.startsWith('-') && !far.isNegative() ? far.negated() : far;
  return near.plus(signed).div(2).toFixed();
}
