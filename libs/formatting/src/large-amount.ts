/**
 * Whether a text is an amount in whole cents with more digits before the point than any that is taken. Readers of typed amounts say so
 * in words of their own: too much is not too precise.
 */
export function isBeyondAmounts(text: string): boolean {
  return /^\d{13,}(\.\d{0,2})?$/.test(text);
}
