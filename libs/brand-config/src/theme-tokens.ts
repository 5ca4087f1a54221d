/**
 * Colours a theme names by what they are for; each is given for light and, where the brand has it, for dark. `link` is what leads on,
 * and numbers such as scores and odds; `accent` is what is chosen, drawn or charted. `up` and `down` are prices that move, `gain` and
 * `loss` money, points and bets won and lost, `success` and `danger` what went through and what failed.
 */
export const COLOR_TOKENS = [
  'surface',
  'raised',
  'sunken',
  'text',
  'muted',
  'accent',
  'on-accent',
  'accent-2',
  'on-accent-2',
  'link',
  'up',
  'down',
  'gain',
  'loss',
  'locked',
  'warning',
  'success',
  'danger',
  'on-danger',
  'line',
  'control',
  'focus',
  'scrim',
  'head',
  'on-head',
  'head-special',
  'on-head-special',
] as const;
export type ColorToken = (typeof COLOR_TOKENS)[number];

/** `1` lifts a card, `2` what floats above the page. */
export const SHADOW_TOKENS = ['1', '2'] as const;
export const RADIUS_TOKENS = ['s', 'm', 'l', 'pill'] as const;
/** `unit` is what spacing utilities count in; then room on the page's sides, inside a card, between sections, between things in a row; height of a row and of a control. */
export const SPACE_TOKENS = ['unit', 'page', 'card', 'section', 'gap', 'row', 'control'] as const;
export const TEXT_TOKENS = ['xs', 'sm', 'base', 'lg', 'xl', 'display'] as const;
export const FONT_TOKENS = ['body', 'display', 'numeric'] as const;
export const WEIGHT_TOKENS = ['body', 'head', 'number'] as const;
export const DURATION_TOKENS = ['quick', 'medium', 'slow'] as const;
export const EASE_TOKENS = ['move', 'enter', 'leave'] as const;

/** How a group's tokens are called in CSS; the beginnings are those from which Tailwind makes utilities. */
export const CSS_PREFIX = {
  color: '--color-',
  // Not Tailwind's own name: its shadow utilities copy the theme's value, which would then never turn dark.
  shadow: '--elevation-',
  radius: '--radius-',
  space: '--spacing-',
  text: '--text-',
  font: '--font-',
  weight: '--font-weight-',
  duration: '--transition-duration-',
  ease: '--ease-',
} as const;

/** The plain head colour is the same in every brand (BRAND-002). */
export const HEAD_COLORS = { light: '#ffffff', dark: '#181a21' } as const;
