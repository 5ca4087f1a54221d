import type { Ratio } from '../ratio/ratio';

/** A kind of fish. */
export interface FishKind {
  /** How many times its stake a bullet gives back that catches one: 2 to 200. */
  readonly multiplier: number;
  /** How long one swims from edge to edge, milliseconds. */
  readonly swims: number;
  /** How often one comes, against the others. */
  readonly weight: number;
}

/** The kinds of fish by their names, the cheapest first. */
export const FISH_KINDS = {
  anchovy: { multiplier: 2, swims: 12_000, weight: 200 },
  clownfish: { multiplier: 3, swims: 13_000, weight: 160 },
  butterflyfish: { multiplier: 4, swims: 13_000, weight: 140 },
  pufferfish: { multiplier: 5, swims: 18_000, weight: 120 },
  flyingFish: { multiplier: 8, swims: 9_000, weight: 90 },
  lionfish: { multiplier: 10, swims: 16_000, weight: 70 },
  seahorse: { multiplier: 12, swims: 20_000, weight: 60 },
  turtle: { multiplier: 15, swims: 22_000, weight: 50 },
  lanternfish: { multiplier: 20, swims: 15_000, weight: 40 },
  octopus: { multiplier: 30, swims: 20_000, weight: 28 },
  manta: { multiplier: 40, swims: 18_000, weight: 20 },
  swordfish: { multiplier: 60, swims: 10_000, weight: 12 },
  hammerhead: { multiplier: 100, swims: 16_000, weight: 7 },
  goldenDragon: { multiplier: 200, swims: 24_000, weight: 3 },
} as const satisfies Readonly<Record<string, FishKind>>;

/** The name of a kind of fish. */
export type FishKindName = keyof typeof FISH_KINDS;

/** All names of kinds, the cheapest first. */
export const FISH_KIND_NAMES = Object.keys(FISH_KINDS) as FishKindName[];

/** The share of stakes that comes back in the long run, in percent, as members are told. It is the same for every kind. */
export const FISHING_RETURN = '96.00';

/** How many numbers the draw of a shot chooses between. */
export const SHOT_NUMBERS = 1_000_000;
/** The share of stakes that comes back, in as many parts. Every multiplier divides it, so no chance is rounded. */
const RETURN_PARTS = 960_000;

/** On how many of the {@link SHOT_NUMBERS} numbers a shot catches a fish of this kind. */
export function catchChance(kind: FishKindName): number {
  return RETURN_PARTS / FISH_KINDS[kind].multiplier;
}

/** The exact share of stakes that comes back in the long run from shots at one kind. */
export function fishingReturn(kind: FishKindName): Ratio {
  return { part: BigInt(catchChance(kind) * FISH_KINDS[kind].multiplier), of: BigInt(SHOT_NUMBERS) };
}
