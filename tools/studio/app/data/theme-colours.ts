import { CONTRAST_PAIRINGS, contrastRatio, type ColorToken, type Look } from '@heptad/brand-config';
import type { ContrastRow } from '../../contract';
import { readAt } from './json-path';

/** Where the colours of a look stand in the theme's file; a festival's lie over those of the plain look. */
export const LOOK_PATH: Readonly<Record<Look, readonly string[]>> = {
  light: ['light', 'color'],
  dark: ['dark', 'color'],
  festival: ['festival', 'light', 'color'],
  'festival-dark': ['festival', 'dark', 'color'],
};

const UNDER: Readonly<Record<Look, Look | null>> = {
  light: null,
  dark: null,
  festival: 'light',
  'festival-dark': 'dark',
};

const ALIAS = /^\{([^{}]+)\}$/;

/** The name that a reference such as `{palette.accent}` leads to; nothing where the value is a colour of its own. */
export function referenceOf(value: unknown): string | undefined {
  return typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
}

const channel = (share: unknown): string =>
  Math.round((typeof share === 'number' ? share : 0) * 255)
    .toString(16)
    .padStart(2, '0');

/** The `#rrggbb` (or with alpha) that a value of the theme means, references followed; nothing where they lead nowhere. */
export function hexOf(theme: unknown, value: unknown, trail: readonly string[] = []): string | undefined {
  const name = referenceOf(value);
  if (name !== undefined) {
    if (trail.includes(name)) return undefined;
    return hexOf(theme, readAt(theme, [...name.split('.'), '$value']), [...trail, name]);
  }
  if (typeof value === 'string') return /^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(value) ? value : undefined;
  const parts = readAt(value, ['components']);
  return Array.isArray(parts) && parts.length === 3 ? `#${parts.map(channel).join('')}` : undefined;
}

/** The value that a token has in a look, and whether the look gives it itself or takes it from the look below. */
export function valueIn(theme: unknown, look: Look, token: string): { value: unknown; own: boolean } {
  const own = readAt(theme, [...LOOK_PATH[look], token, '$value']);
  if (own !== undefined) return { value: own, own: true };
  const under = UNDER[look];
  return under === null ? { value: undefined, own: true } : { ...valueIn(theme, under, token), own: false };
}

/** A pair of colours as it is now; a row of the server may know a shade that works. */
export type LivePair = Omit<ContrastRow, 'shade'> & { readonly shade: string | null };

/**
 * Every pair of a look with the contrast of the moment, those that fail first and the worst of them at the head.
 * @param rows what the server said of the draft; its shade is offered while it is about the same two colours
 */
export function livePairs(theme: unknown, look: Look, rows: readonly ContrastRow[]): readonly LivePair[] {
  const colour = (token: string): string | undefined => hexOf(theme, valueIn(theme, look, token).value);
  const pair = (token: ColorToken, on: ColorToken, needed: number): readonly LivePair[] => {
    const [color, ground] = [colour(token), colour(on)];
    if (color === undefined || ground === undefined) return [];
    const row = rows.find(
      (each) => each.look === look && each.token === token && each.on === on && each.color === color,
    );
    const shade = row?.shade ?? null;
    return [{ look, token, on, color, ground, needed, ratio: contrastRatio(color, ground), shade }];
  };
  const shortBy = ({ ratio, needed }: LivePair): number => ratio / needed;
  return CONTRAST_PAIRINGS.flatMap(({ token, on, ratio }) =>
    on.flatMap((ground) => pair(token, ground, ratio)),
  ).sort((one, other) => shortBy(one) - shortBy(other));
}

export const fails = ({ ratio, needed }: LivePair): boolean => ratio < needed;
