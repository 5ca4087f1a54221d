import { contrastRatio, readableColor } from './contrast';
import type { ColorToken } from './theme-tokens';
import type { CssVariables, ThemeProblem } from './theme-values';

/** A colour, what it must be seen on, and the contrast that takes. */
export interface ContrastPairing {
  readonly token: ColorToken;
  readonly on: readonly ColorToken[];
  readonly ratio: number;
}

const GROUNDS = ['surface', 'raised', 'sunken'] as const;
/** Text needs 4.5, what makes out a control needs 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;

const written: readonly ColorToken[] = [
  'text',
  'muted',
  'accent',
  'link',
  'up',
  'down',
  'gain',
  'loss',
  'warning',
  'success',
  'danger',
];
const outlined: readonly ColorToken[] = ['locked', 'control', 'focus'];

/** Every contrast that a theme owes. */
export const CONTRAST_PAIRINGS: readonly ContrastPairing[] = [
  ...written.map((token) => ({ token, on: GROUNDS, ratio: TEXT })),
  ...outlined.map((token) => ({ token, on: GROUNDS, ratio: CONTROL })),
  { token: 'on-accent', on: ['accent'], ratio: TEXT },
  { token: 'on-accent-2', on: ['accent-2'], ratio: TEXT },
  { token: 'on-danger', on: ['danger'], ratio: TEXT },
  { token: 'on-head', on: ['head'], ratio: TEXT },
  { token: 'focus', on: ['head'], ratio: CONTROL },
  { token: 'on-head-special', on: ['head-special'], ratio: TEXT },
];

/**
 * Finds the colours that cannot be read on what they stand on.
 * @param colors the variables as they are in effect, overlays applied
 * @param path where the colours come from, such as `dark.color`
 */
export function contrastProblems(colors: CssVariables, path: string): ThemeProblem[] {
  const problems: ThemeProblem[] = [];
  for (const { token, on, ratio } of CONTRAST_PAIRINGS) {
    const color = colors[`--color-${token}`];
    const grounds = on.map((name) => ({ name, color: colors[`--color-${name}`] ?? '' }));
    if (color === undefined || grounds.some((ground) => ground.color === '')) continue;
    const low = grounds.filter((ground) => contrastRatio(color, ground.color) < ratio);
    if (low.length === 0) continue;
    const mend = readableColor(
      color,
      grounds.map((ground) => ground.color),
      ratio,
    );
    const found = low.map(
      ({ name, color: ground }) => `${contrastRatio(color, ground).toFixed(2)} on ${name} (${ground})`,
    );
    problems.push({
      token: `${path}.${token}`,
      message:
        `${color} has a contrast of ${found.join(', ')} and needs ${ratio}: ` +
        (mend === undefined ? `change ${on.join(' or ')}, no shade of it reaches that` : `try ${mend}`),
    });
  }
  return problems;
}
