import type { Motif, Theme } from './game';

/** A theme around a hue; games of one subject differ a little by their number. */
export const themeOf = (
  { motif, hue }: { readonly motif: Motif; readonly hue: number },
  number: number,
): Theme => ({
  motif,
  hue: (hue + (number % 5) * 6) % 360,
  accent: (hue + 60 + (number % 7) * 40) % 360,
});
