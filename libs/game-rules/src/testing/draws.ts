import { drawsFrom, type Draws } from '../fair/draws';

/** Draws that give the numbers said, in their order. Throws when they are used up, or when one is not below what is asked. */
export function saidDraws(numbers: readonly number[]): Draws {
  const left = [...numbers];
  return {
    below(n) {
      const said = left.shift();
      if (said === undefined) throw new Error('all draws that were said are used up');
      if (!Number.isInteger(said) || said < 0 || said >= n) throw new Error(`said ${said}, asked below ${n}`);
      return said;
    },
  };
}

/** A server seed by its number, the same each time. */
export const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** Draws for simulations of millions of rounds: not to be checked by anyone, but fast, and the same for the same number (splitmix32). */
export function quickDraws(seed: number): Draws {
  let state = seed | 0;
  return drawsFrom(() => {
    state = (state + 0x9e3779b9) | 0;
    let word = state;
    word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  });
}
