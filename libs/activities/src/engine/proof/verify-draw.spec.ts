import { commitmentOf, fairDraws } from '@heptad/game-rules';
import fc from 'fast-check';
import type { DrawProof } from '../activity';
import { verifyDraw } from './verify-draw';

const SEED = 'ab'.repeat(32);

function proofOf(weights: readonly number[], number: number, clientSeed = 'mine'): DrawProof {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    commitment: commitmentOf(SEED),
    serverSeed: SEED,
    clientSeed,
    number,
    weights: [...weights],
    drawn: fairDraws({ serverSeed: SEED, clientSeed, round: number }).below(total),
  };
}

describe('a draw checked in the browser', () => {
  it('holds as it was drawn, and no other number does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000), { minLength: 1, maxLength: 8 }).filter((all) => all.some((each) => each > 0)),
        fc.nat(1_000_000),
        (weights, number) => {
          const proof = proofOf(weights, number);
          expect(verifyDraw(proof)).toEqual({ promise: true, draw: true });
          expect(verifyDraw({ ...proof, drawn: (proof.drawn ?? 0) + 1 }).draw).toBe(false);
        },
      ),
    );
  });

  it.each([
    ['another seed', { serverSeed: 'cd'.repeat(32) }, { promise: false }],
    ['a changed weight', { weights: [1, 2, 3_000_000] }, { promise: true, draw: false }],
    ['no weights', { weights: [] }, { promise: true, draw: false }],
    ['no drawn number', { drawn: undefined }, { promise: true, draw: false }],
    ['no seed at all', { serverSeed: 'x' }, { promise: false, draw: false }],
  ])('fails for %s', (_, wrong, expected) => {
    expect(verifyDraw({ ...proofOf([5, 10, 985], 3), ...wrong } as DrawProof)).toMatchObject(expected);
  });
});
