import * as v from 'valibot';
import { themeSchema } from './theme-schema';
import { groupVariables, type CssVariables } from './theme-values';

/** The looks a brand is shown in: light and dark, each by itself and under the festival skin. */
export const LOOKS = ['light', 'dark', 'festival', 'festival-dark'] as const;
export type Look = (typeof LOOKS)[number];

/**
 * The colours in effect in each look, `--color-…` by name, aliases followed and overlays applied.
 * @param value the parsed JSON of a theme file, which may break the rules of contrast
 * @returns nothing for a file that is no theme, and no dark looks where it has none
 */
export function themeLooks(value: unknown): ReadonlyMap<Look, CssVariables> {
  const parsed = v.safeParse(themeSchema, value);
  if (!parsed.success) return new Map();
  const theme = parsed.output;
  // What leads nowhere is told when the theme is compiled.
  const colors = (...path: string[]): CssVariables => groupVariables(theme, [...path, 'color'], []);
  const light = colors('light');
  const looks = new Map<Look, CssVariables>([
    ['light', light],
    ['festival', { ...light, ...colors('festival', 'light') }],
  ]);
  if (theme.dark === undefined) return looks;
  const dark = colors('dark');
  return looks.set('dark', dark).set('festival-dark', { ...dark, ...colors('festival', 'dark') });
}
