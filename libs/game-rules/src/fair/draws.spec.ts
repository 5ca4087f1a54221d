import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { quickDraws, seedOf } from '../testing';
import { drawsFrom, fairDraws, type Draws } from './draws';

const WORDS = 2 ** 32;
const many = (draws: Draws, n: number, count: number) => Array.from({ length: count }, () => draws.below(n));

/** The words of a round, by node's own HMAC and apart from the code under test. */
function wordsOf(serverSeed: string, clientSeed: string, round: number, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, counter) =>
    createHmac('sha256', serverSeed).update(`${clientSeed}:${round}:${counter}`).digest(),
  ).flatMap((block) => Array.from({ length: 8 }, (_, at) => block.readUInt32BE(at * 4)));
}

/** The sum of squares by which the counts of `n` equally likely numbers stray. */
function chiSquare(numbers: readonly number[], n: number): number {
  const counts = new Array<number>(n).fill(0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  const expected = numbers.length / n;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const serverSeed = seedOf(1);

describe('the draws of a round', () => {
  it('are the golden ones, which OpenSSL’s HMAC gives', () => {
    const draws = fairDraws({ serverSeed, clientSeed: 'lucky', round: 7 });
    expect(many(draws, WORDS, 16)).toEqual([
      3488387428, 635450070, 3120334395, 3129772779, 808520474, 3167279464, 3492689033, 4226998936,
      2710607545, 1970578020, 2060361244, 3260942806, 186167082, 1743781191, 1764873941, 2781083622,
    ]);
    expect(many(fairDraws({ serverSeed, clientSeed: 'lucky', round: 7 }), 6, 10)).toEqual([
      4, 0, 3, 3, 2, 4, 5, 4, 1, 0,
    ]);
  });

  it('are those of node’s HMAC for any seeds and round', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9a-f]{64}$/),
        fc.stringMatching(/^[\x20-\x7e]{1,64}$/),
        fc.maxSafeNat(),
        (server, clientSeed, round) => {
          const draws = fairDraws({ serverSeed: server, clientSeed, round });
          expect(many(draws, WORDS, 24)).toEqual(wordsOf(server, clientSeed, round, 3));
        },
      ),
    );
  });

  it('change with each of the two seeds and with the round', () => {
    const first = (seeds: Partial<Parameters<typeof fairDraws>[0]>) =>
      many(fairDraws({ serverSeed, clientSeed: 'a', round: 1, ...seeds }), WORDS, 4).join();
    const rounds = [
      first({}),
      first({ serverSeed: seedOf(2) }),
      first({ clientSeed: 'b' }),
      first({ round: 2 }),
    ];
    expect(new Set(rounds).size).toBe(4);
    expect(first({})).toBe(rounds[0]);
  });

  it('do not mix up a client seed that ends like a round', () => {
    const words = (clientSeed: string, round: number) =>
      many(fairDraws({ serverSeed, clientSeed, round }), WORDS, 8).join();
    expect(words('a:1', 2)).not.toBe(words('a', 12));
    expect(words('a:1', 2)).not.toBe(words('a', 1));
  });

  it.each([
    ['server seed', { serverSeed: 'AB'.repeat(32) }],
    ['client seed', { clientSeed: '' }],
    ['client seed', { clientSeed: '运气' }],
    ['round', { round: -1 }],
    ['round', { round: 0.5 }],
    ['round', { round: 2 ** 53 }],
    ['round', { round: Number.NaN }],
  ])('are refused for a wrong %s: %p', (_, wrong) => {
    expect(() => fairDraws({ serverSeed, clientSeed: 'a', round: 0, ...wrong })).toThrow(RangeError);
  });
});

describe('a draw', () => {
  it('is an integer from 0 to below n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: WORDS }), fc.nat(), (n, round) => {
        for (const number of many(fairDraws({ serverSeed, clientSeed: 'p', round }), n, 20)) {
          expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
        }
      }),
    );
  });

  it.each([0, -1, 1.5, WORDS + 1, Number.NaN, Number.POSITIVE_INFINITY])('is none below %p', (n) => {
    expect(() => fairDraws({ serverSeed, clientSeed: 'a', round: 0 }).below(n)).toThrow(RangeError);
  });

  it('below 1 is 0, and below 2^32 is any word', () => {
    expect(drawsFrom(() => 77).below(1)).toBe(0);
    expect(drawsFrom(() => WORDS - 1).below(WORDS)).toBe(WORDS - 1);
  });

  it('passes over the words that would favour small numbers', () => {
    // 2^32 is 6 × 715827882 + 4: the last four words are passed over, the one before them counts.
    const words = [WORDS - 1, WORDS - 4, WORDS - 5, 9];
    const draws = drawsFrom(() => words.shift() ?? 0);
    expect([draws.below(6), draws.below(6)]).toEqual([5, 3]);
    expect(words).toEqual([]);
  });

  // The bounds are passed by chance once in a thousand tries; the seed is fixed, so a right stream never passes them here.
  it.each([
    [2, 10.83],
    [6, 20.52],
    [37, 67.99],
    [101, 149.45],
  ])('below %i favours no number', (n, bound) => {
    const draws = fairDraws({ serverSeed, clientSeed: 'uniform', round: n });
    expect(chiSquare(many(draws, n, 60_000), n)).toBeLessThan(bound);
    expect(chiSquare(many(quickDraws(n), n, 60_000), n)).toBeLessThan(bound);
  });
});
