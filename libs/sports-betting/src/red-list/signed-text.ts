/** A decimal with its sign: a plus where it is above nothing. */
export function signedText(decimal: string): string {
  return !decimal.startsWith('-') && /[1-9]/.test(decimal) ? `+${decimal}` : decimal;
}

/** The colour of a gain or a loss; none of either for nothing. */
export function gainColour(decimal: string): string {
  if (!/[1-9]/.test(decimal)) return 'text-text';
  return decimal.startsWith('-') ? 'text-loss' : 'text-gain';
}
