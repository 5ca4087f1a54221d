/** A source of numbers in [0, 1) that is the same for the same seed. */
export type Random = () => number;

/** Mixes numbers into one 32-bit hash; the order of the parts matters. */
export function hash(...parts: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const part of parts) {
    state = Math.imul(state ^ (part | 0), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 15), 0xc2b2ae35);
    // The upper half of numbers beyond 32 bits, such as match ids and times.
    state ^= Math.imul(Math.floor(part / 0x100000000) | 0, 0x27d4eb2f);
    state ^= state >>> 13;
  }
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return (state ^ (state >>> 16)) >>> 0;
}

/** One number in [0, 1) for the given parts. */
export function hashUnit(...parts: readonly number[]): number {
  return hash(...parts) / 0x100000000;
}

/** A stream of numbers for a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

/** A Poisson-distributed count with the given mean (below about 30). */
export function poissonCount(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let product = random();
  let count = 0;
  while (product > limit) {
    product *= random();
    count += 1;
  }
  return count;
}

/** A standard normal number. */
export function normalNumber(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A copy in seeded order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [copy[last], copy[other]];
    if (a === undefined || b === undefined) continue;
    copy[last] = b;
    copy[other] = a;
  }
  return copy;
}
