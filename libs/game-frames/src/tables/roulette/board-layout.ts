import {
  HALF_BETS,
  INSIDE_BETS,
  INSIDE_GROUPS,
  type InsideKind,
  type RouletteBet,
  THIRD_BETS,
} from '@heptad/game-rules';

/** A bet without its stake. */
export type BetPlace = RouletteBet extends infer B
  ? B extends RouletteBet
    ? Omit<B, 'stake'>
    : never
  : never;

/** Where a bet lies on the cloth. The unit is one number's field: 3 across, and down from 0, which is a row of its own, to 12 below. */
export interface Spot {
  /** One name for each bet: `split:8-11`, `dozen:2`, `red`. */
  readonly key: string;
  readonly place: BetPlace;
  /** The middle of the spot. */
  readonly x: number;
  readonly y: number;
}

/** How many fields the cloth is wide and high, the row of 0 among them. */
export const CLOTH = { columns: 3, rows: 13 } as const;

/** The name of a bet's spot; the order of its numbers does not matter. */
export function spotKey(place: BetPlace): string {
  if ('numbers' in place) return `${place.kind}:${[...place.numbers].sort((a, b) => a - b).join('-')}`;
  return 'which' in place ? `${place.kind}:${place.which}` : place.kind;
}

/** The middle of a number's field. 0 lies over the whole width of the first row. */
export function fieldOf(number: number): { readonly x: number; readonly y: number } {
  if (number === 0) return { x: 1.5, y: 0.5 };
  return { x: ((number - 1) % 3) + 0.5, y: Math.floor((number - 1) / 3) + 1.5 };
}

const mean = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0) / parts.length;

/**
 * Where a bet on numbers lies: on the field, on the line between two, on the crossing of four, and at the left edge for whole
 * streets. Bets with 0 lie on the line below it: above the number they share it with, or at the crossing of two.
 */
function insideSpot(
  kind: InsideKind,
  numbers: readonly number[],
): { readonly x: number; readonly y: number } {
  const [first = 0] = numbers;
  const others = numbers.filter((number) => number !== 0).map(fieldOf);
  if (first === 0 && others.length > 0)
    return { x: kind === 'corner' ? 0 : mean(others.map(({ x }) => x)), y: 1 };
  const fields = numbers.map(fieldOf);
  const y = mean(fields.map((field) => field.y));
  return { x: kind === 'street' || kind === 'sixLine' ? 0 : mean(fields.map(({ x }) => x)), y };
}

/** All spots of one kind of bet on numbers, in the order in which they are read: from the top, then from the left. */
export function insideSpots(kind: InsideKind): readonly Spot[] {
  return INSIDE_GROUPS[kind]
    .map((numbers): Spot => {
      const place = { kind, numbers };
      return { key: spotKey(place), place, ...insideSpot(kind, numbers) };
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The bets beside the numbers: columns and dozens, then the six on eighteen numbers. */
export const OUTSIDE_PLACES: readonly BetPlace[] = [
  ...THIRD_BETS.toReversed().flatMap((kind) => [1, 2, 3].map((which) => ({ kind, which }))),
  ...HALF_BETS.map((kind) => ({ kind })),
];

/** Every bet of the cloth by its key. */
export const PLACES: ReadonlyMap<string, BetPlace> = new Map([
  ...INSIDE_BETS.flatMap((kind) => insideSpots(kind).map(({ key, place }) => [key, place] as const)),
  ...OUTSIDE_PLACES.map((place) => [spotKey(place), place] as const),
]);
