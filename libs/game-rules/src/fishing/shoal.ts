import { drawsFrom, type Draws } from '../fair/draws';
import { FISH_KIND_NAMES, FISH_KINDS, type FishKindName } from './kinds';

/** The field in which fish are seen and shot at. */
export const FISH_FIELD = { width: 1000, height: 600 } as const;

/** A fish at a moment. */
export interface Fish {
  /** Its number in the shoal: a whole number, the same at all moments. */
  readonly id: number;
  readonly kind: FishKindName;
  /** The middle of the fish. Before it is seen and after it has gone, `x` lies outside the field by up to {@link FISH_MARGIN}. */
  readonly x: number;
  readonly y: number;
  /** Where it heads, as it would go in the time of a whole swim. */
  readonly dx: number;
  readonly dy: number;
}

/** How far outside of the field a swim begins and ends. */
export const FISH_MARGIN = 120;
/** A fish sets out in each stretch of this length, milliseconds. */
const STRETCH = 600;
const LONGEST_SWIM = Math.max(...FISH_KIND_NAMES.map((kind) => FISH_KINDS[kind].swims));
const ALL_WEIGHTS = FISH_KIND_NAMES.reduce((sum, kind) => sum + FISH_KINDS[kind].weight, 0);
/** How near the upper and the lower edge a fish may come. */
const SHORE = 40;

/** A curve along one axis by its four points (Bézier). */
type Curve = readonly [number, number, number, number];

interface Swim {
  readonly kind: FishKindName;
  /** When it sets out, milliseconds since 1970. */
  readonly from: number;
  readonly x: Curve;
  readonly y: Curve;
}

/** Mixes the bits of a word (splitmix32). */
function mixed(word: number): number {
  let bits = word | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** The draws that decide the swim of one fish. Everyone may know them; they decide nothing about money. */
function swimDraws(seed: number, id: number): Draws {
  let state = mixed(mixed(mixed(seed) ^ Math.floor(id / 2 ** 32)) ^ id);
  return drawsFrom(() => {
    state = (state + 0x9e3779b9) | 0;
    return mixed(state);
  });
}

function drawKind(draws: Draws): FishKindName {
  let left = draws.below(ALL_WEIGHTS);
  for (const kind of FISH_KIND_NAMES) {
    left -= FISH_KINDS[kind].weight;
    if (left < 0) return kind;
  }
  throw new Error('the weights are used up');
}

/** The whole swim of a fish: when it sets out, from which side, along which curve. */
function swimOf(seed: number, id: number): Swim {
  const draws = swimDraws(seed, id);
  const kind = drawKind(draws);
  const from = id * STRETCH + draws.below(STRETCH);
  const height = () => SHORE + draws.below(FISH_FIELD.height - 2 * SHORE + 1);
  const x: Curve = [
    -FISH_MARGIN,
    150 + draws.below(300),
    550 + draws.below(300),
    FISH_FIELD.width + FISH_MARGIN,
  ];
  const y: Curve = [height(), height(), height(), height()];
  const isLeftwards = draws.below(2) === 1;
  return { kind, from, x: isLeftwards ? turned(x) : x, y };
}

const turned = ([a, b, c, d]: Curve): Curve => [d, c, b, a];

// Nothing but sums and products, which every engine calculates alike to the last bit.
function pointOf([a, b, c, d]: Curve, share: number): number {
  const rest = 1 - share;
  return (
    rest * rest * rest * a +
    3 * rest * rest * share * b +
    3 * rest * share * share * c +
    share * share * share * d
  );
}

function slopeOf([a, b, c, d]: Curve, share: number): number {
  const rest = 1 - share;
  return 3 * (rest * rest * (b - a) + 2 * rest * share * (c - b) + share * share * (d - c));
}

function checkSeedAndTime(seed: number, at: number): void {
  if (!(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)) throw new RangeError(`no such seed: ${seed}`);
  if (!(at >= 0 && at <= Number.MAX_SAFE_INTEGER)) throw new RangeError(`no such time: ${at}`);
}

function swimmer(seed: number, id: number, at: number): Fish | undefined {
  const { kind, from, x, y } = swimOf(seed, id);
  const share = (at - from) / FISH_KINDS[kind].swims;
  if (share < 0 || share >= 1) return undefined;
  return {
    id,
    kind,
    x: pointOf(x, share),
    y: pointOf(y, share),
    dx: slopeOf(x, share),
    dy: slopeOf(y, share),
  };
}

/**
 * The fish of a shoal that swim at a moment, in the order of their numbers. Whoever knows seed and time sees the same.
 * Throws a RangeError for a wrong seed or moment.
 * @param seed of the shoal: a whole number from 0 to below 2^32
 * @param at milliseconds since 1970
 */
export function fishAt(seed: number, at: number): readonly Fish[] {
  checkSeedAndTime(seed, at);
  const newest = Math.floor(at / STRETCH);
  const oldest = Math.max(0, newest - Math.ceil(LONGEST_SWIM / STRETCH));
  return Array.from(
    { length: newest - oldest + 1 },
    (_, after) => swimmer(seed, oldest + after, at) ?? [],
  ).flat();
}

/** One of the fish that {@link fishAt} gives, by its number; undefined where it is not among them. Throws like that. */
export function findFish(seed: number, id: number, at: number): Fish | undefined {
  checkSeedAndTime(seed, at);
  return Number.isSafeInteger(id) && id >= 0 ? swimmer(seed, id, at) : undefined;
}

/** Whether a fish is seen, and may be shot at. */
export function isInField({ x, y }: Fish): boolean {
  return x >= 0 && x <= FISH_FIELD.width && y >= 0 && y <= FISH_FIELD.height;
}
