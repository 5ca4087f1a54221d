import type { ColorToken } from '@heptad/brand-config';

/** The colours of a look by what they are for, in the order in which one thinks of them. */
export const COLOUR_GROUPS = {
  grounds: ['surface', 'raised', 'sunken'],
  words: ['text', 'muted', 'link'],
  accents: ['accent', 'on-accent', 'accent-2', 'on-accent-2'],
  prices: ['up', 'down', 'gain', 'loss', 'locked'],
  states: ['warning', 'success', 'danger', 'on-danger'],
  lines: ['line', 'control', 'focus', 'scrim'],
  heads: ['head', 'on-head', 'head-special', 'on-head-special'],
} as const satisfies Record<string, readonly ColorToken[]>;

export type ColourGroup = keyof typeof COLOUR_GROUPS;
export const COLOUR_GROUP_NAMES = Object.keys(COLOUR_GROUPS) as readonly ColourGroup[];
