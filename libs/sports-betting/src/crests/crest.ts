import type { EmblemDivision, EmblemProps, EmblemShape } from '@heptad/ui-kit';
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
/** Of one lightness, so that each stands out (3:1) from the light and the dark surfaces of every brand. */
const COLORS = [
  '#ea4359',
  '#da5a10',
  '#aa7904',
  '#718c19',
  '#259541',
  '#109281',
  '#1788ce',
  '#4a7cf0',
  '#9169ee',
  '#c052d6',
  '#de459c',
  '#73839a',
] as const;
/** Each stands out (3:1) from each of {@link COLORS}. */
const SECOND_COLORS = ['#ffffff', '#0d1526', '#ffefb5'] as const;

/** A whole number of 32 bits for a text: always the same one, and a far one for a near text. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Draws from the lists given, one after the other, what a key stands for. */
function drawsOf(key: string): <T>(list: readonly [T, ...T[]]) => T {
  let left = numberOf(key);
  return (list) => {
    const drawn = list[left % list.length] ?? list[0];
    left = Math.floor(left / list.length);
    return drawn;
  };
}

/** The name serves where the venue sends no id. */
const keyOf = ({ id, name }: Team): string => id ?? name;

/** The crest of a team: the same one for ever for an id. */
export function crestOf(team: Team): Crest {
  const draw = drawsOf(keyOf(team));
  return {
    shape: draw(SHAPES),
    division: draw(DIVISIONS),
    color: draw(COLORS),
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
  const step = 1 + (numberOf(`away ${keyOf(away)}`) % (COLORS.length - 1));
  const worn = COLORS.findIndex((color) => color === awayCrest.color);
  const color = COLORS[(worn + step) % COLORS.length] ?? COLORS[0];
  return { home: homeCrest, away: { ...awayCrest, color } };
}

/** The mark of a league: a round badge in one colour, the same one for ever for an id. */
export function leagueMarkOf({ id }: Pick<League, 'id'>): Crest {
  const draw = drawsOf(id);
  return { shape: 'seal', division: draw(LEAGUE_DIVISIONS), color: draw(COLORS), second: '#ffffff' };
}
