import { CONTRAST_PAIRINGS, contrastRatio, readableColor, themeLooks } from '@heptad/brand-config';
import type { ContrastRow } from '../contract';

/** Every contrast that a theme owes, as it is in each of its looks. @param theme the parsed JSON of a theme file */
export function contrastRows(theme: unknown): readonly ContrastRow[] {
  return [...themeLooks(theme)].flatMap(([look, colors]) =>
    CONTRAST_PAIRINGS.flatMap(({ token, on, ratio: needed }) => {
      const color = colors[`--color-${token}`];
      const grounds = on.map((name) => colors[`--color-${name}`] ?? '');
      if (color === undefined || grounds.includes('')) return [];
      const ratios = grounds.map((ground) => contrastRatio(color, ground));
      const enough = ratios.every((ratio) => ratio >= needed);
      const shade = enough ? color.slice(0, 7) : (readableColor(color, grounds, needed) ?? null);
      return on.map((name, index) => ({
        look,
        token,
        on: name,
        color,
        ground: grounds[index] ?? '',
        ratio: Math.floor((ratios[index] ?? 0) * 100) / 100,
        needed,
        shade,
      }));
    }),
  );
}
