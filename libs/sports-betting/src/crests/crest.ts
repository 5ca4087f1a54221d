import {
  drawsOf,
  EMBLEM_COLORS,
  numberOf,
  type EmblemDivision,
  type EmblemProps,
  type EmblemShape,
} from '@heptad/ui-kit';
import type { League, Team } from '@heptad/venue-gateway';

/** How a team or a league looks where only its id is known: our own drawing, no copy of a real badge. */
export type Crest = Pick<EmblemProps, 'shape' | 'division' | 'color' | 'second'>;

// The order and the length of these lists decide every look: whatever is changed in them changes the crests that members know.
const SHAPES = [
  'heater',
  'arched',
  'eared',
  'roundel',
  'oval',
  'lozenge',
  'hexagon',
  'octagon',
  'square',
  'banner',
  'spear',
  'tower',
] as const satisfies readonly EmblemShape[];
const DIVISIONS = [
  'plain',
  'halves',
  'quarters',
  'stripes',
  'hoops',
  'sash',
  'chevron',
  'cross',
] as const satisfies readonly EmblemDivision[];
const LEAGUE_DIVISIONS = ['star', 'cup', 'crown'] as const satisfies readonly EmblemDivision[];
/** Each stands out (3:1) from each of {@link EMBLEM_COLORS}. */
const SECOND_COLORS = ['#ffffff', '#0d1526', '#ffefb5'] as const;

/** The name serves where the venue sends no id. */
const keyOf = ({ id, name }: Team): string => id ?? name;

/** The crest of a team: the same one for ever for an id. */
export function crestOf(team: Team): Crest {
  const draw = drawsOf(keyOf(team));
  return {
    shape: draw(SHAPES),
    division: draw(DIVISIONS),
    color: draw(EMBLEM_COLORS),
    second: draw(SECOND_COLORS),
  };
}

/** The crests of the two teams of a match. Where both have one colour the away side wears another, also always the same. */
export function crestsOf({ home, away }: { readonly home: Team; readonly away: Team }): {
  readonly home: Crest;
  readonly away: Crest;
} {
  const homeCrest = crestOf(home);
  const awayCrest = crestOf(away);
  if (homeCrest.color !== awayCrest.color) return { home: homeCrest, away: awayCrest };
  const step = 1 + (numberOf(`away ${keyOf(away)}`) % (EMBLEM_COLORS.length - 1));
  const worn = EMBLEM_COLORS.findIndex((color) => color === awayCrest.color);
  const color = EMBLEM_COLORS[(worn + step) % EMBLEM_COLORS.length] ?? EMBLEM_COLORS[0];
  return { home: homeCrest, away: { ...awayCrest, color } };
}

/** The mark of a league: a round badge in one colour, the same one for ever for an id. */
export function leagueMarkOf({ id }: Pick<League, 'id'>): Crest {
  const draw = drawsOf(id);
  return { shape: 'seal', division: draw(LEAGUE_DIVISIONS), color: draw(EMBLEM_COLORS), second: '#ffffff' };
}
