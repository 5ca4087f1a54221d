/** The bets on single numbers and groups of neighbours on the layout. */
export const INSIDE_BETS = ['straight', 'split', 'street', 'corner', 'sixLine'] as const;

/** One of the bets on numbers of the layout. */
export type InsideKind = (typeof INSIDE_BETS)[number];

/** The layout: twelve streets of three numbers, one below the other; 0 lies above the first. */
const STREETS = Array.from({ length: 12 }, (_, street) => [3 * street + 1, 3 * street + 2, 3 * street + 3]);
const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
/** Numbers that have a neighbour to their right in the street. */
const LEFT_OF_ANOTHER = NUMBERS.filter((number) => number % 3 !== 0);
/** Numbers that have a street below theirs. */
const ABOVE_ANOTHER = NUMBERS.filter((number) => number >= 1 && number <= 33);

/** All groups of numbers on which a bet can lie, each from its lowest number up. */
export const INSIDE_GROUPS: Readonly<Record<InsideKind, readonly (readonly number[])[]>> = {
  straight: NUMBERS.map((number) => [number]),
  split: [
    ...[1, 2, 3].map((number) => [0, number]),
    ...LEFT_OF_ANOTHER.map((number) => [number, number + 1]),
    ...ABOVE_ANOTHER.map((number) => [number, number + 3]),
  ],
  // Two streets are those of zero.
  street: [[0, 1, 2], [0, 2, 3], ...STREETS],
  // The first four are zero and the first street.
  corner: [
    [0, 1, 2, 3],
    ...LEFT_OF_ANOTHER.filter((number) => number <= 33).map((number) => [
      number,
      number + 1,
      number + 3,
      number + 4,
    ]),
  ],
  sixLine: STREETS.slice(1).map((street, above) => [...(STREETS[above] ?? []), ...street]),
};

const keyOf = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join();

const KEYS = new Map(INSIDE_BETS.map((kind) => [kind, new Set(INSIDE_GROUPS[kind].map(keyOf))] as const));

/** Whether a bet of this kind can lie on these numbers; their order does not matter. */
export function isInsideGroup(kind: InsideKind, numbers: readonly number[]): boolean {
  return KEYS.get(kind)?.has(keyOf(numbers)) ?? false;
}
