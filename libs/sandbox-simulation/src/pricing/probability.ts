/** Probabilities of whole numbers: `p[i]` is that of `least + i`, `upTo[i]` that of `least + i` or less. */
export interface Spread {
  readonly least: number;
  readonly p: readonly number[];
  readonly upTo: readonly number[];
}

/** Handicaps and totals are counted in quarters, so that they are whole numbers: 2.25 is 9. */
export type Quarters = number;

const LONGEST = 24;

/** A spread of numbers from `least` on. */
export function spread(least: number, p: readonly number[]): Spread {
  const upTo = new Array<number>(p.length).fill(0);
  let sum = 0;
  for (let place = 0; place < p.length; place += 1) {
    sum += p[place] ?? 0;
    upTo[place] = sum;
  }
  return { least, p, upTo };
}

/** The probability of `value` or less. */
export function chanceUpTo({ least, upTo }: Spread, value: number): number {
  if (value < least) return 0;
  return upTo[Math.min(value - least, upTo.length - 1)] ?? 1;
}

/** Poisson probabilities of 0…n, the tail added to the last. */
export function poisson(mean: number): readonly number[] {
  const size = Math.min(LONGEST, Math.ceil(mean + 5 * Math.sqrt(mean) + 5));
  const p = new Array<number>(size).fill(0);
  let term = Math.exp(-mean);
  let sum = 0;
  for (let count = 0; count < size - 1; count += 1) {
    p[count] = term;
    sum += term;
    term *= mean / (count + 1);
  }
  p[size - 1] = Math.max(0, 1 - sum);
  return p;
}

/** How the difference of two independent counts is spread, `base` added. */
export function difference(home: readonly number[], away: readonly number[], base: number): Spread {
  const p = new Array<number>(home.length + away.length - 1).fill(0);
  for (let h = 0; h < home.length; h += 1) {
    for (let a = 0; a < away.length; a += 1) {
      const place = h - a + away.length - 1;
      p[place] = (p[place] ?? 0) + (home[h] ?? 0) * (away[a] ?? 0);
    }
  }
  return spread(base - away.length + 1, p);
}

/** How the sum of two independent counts is spread, `base` added. */
export function sum(home: readonly number[], away: readonly number[], base: number): Spread {
  const p = new Array<number>(home.length + away.length - 1).fill(0);
  for (let h = 0; h < home.length; h += 1) {
    for (let a = 0; a < away.length; a += 1) p[h + a] = (p[h + a] ?? 0) + (home[h] ?? 0) * (away[a] ?? 0);
  }
  return spread(base, p);
}

/** The probability of an odd number. */
export function chanceOfOdd({ least, p }: Spread): number {
  let chance = 0;
  for (let place = Math.abs(least + 1) % 2; place < p.length; place += 2) chance += p[place] ?? 0;
  return chance;
}

/** The chance of a number above a whole or half line. */
function chanceAbove(all: Spread, line: Quarters): number {
  return 1 - chanceUpTo(all, Math.floor(line / 4));
}

/** The chance of a number below a whole or half line. */
function chanceBelow(all: Spread, line: Quarters): number {
  return chanceUpTo(all, line % 4 === 0 ? line / 4 - 1 : Math.floor(line / 4));
}

/**
 * What the side above a line is worth; the side below is worth the rest of 1. A number equal to the line gives the stake
 * back; a quarter line is half on each of its neighbours. Sides are weighted so that with prices of 1 / worth neither has
 * an advantage.
 */
export function worthAbove(all: Spread, line: Quarters): number {
  const isQuarter = line % 2 !== 0;
  const above = isQuarter ? chanceAbove(all, line - 1) + chanceAbove(all, line + 1) : chanceAbove(all, line);
  const below = isQuarter ? chanceBelow(all, line - 1) + chanceBelow(all, line + 1) : chanceBelow(all, line);
  return above + below > 1e-9 ? above / (above + below) : 0.5;
}

/** The probability that a normal number is above `limit`. */
export function normalAbove(limit: number, mean: number, deviation: number): number {
  const z = (limit - mean) / deviation;
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const density = 0.3989422804014327 * Math.exp((-z * z) / 2);
  const tail =
    density *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? tail : 1 - tail;
}
