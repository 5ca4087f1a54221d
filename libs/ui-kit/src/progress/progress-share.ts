/**
 * How much of the whole is done, from 0 to 1.
 *
 * @param value how far things are; `null` while nobody knows
 * @param max the value at which all is done
 * @returns `null` where it is not known: no value, no number, or nothing to do
 */
export function progressShare(value: number | null, max: number): number | null {
  if (value === null || Number.isNaN(value) || !(max > 0)) return null;
  if (value >= max) return 1;
  return value <= 0 ? 0 : value / max;
}
