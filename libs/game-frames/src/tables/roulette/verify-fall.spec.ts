import { seedOf } from '@heptad/game-rules/testing';
import { verifyFall } from './verify-fall';

it('exactly one number of the wheel comes out of the seeds of a round', () => {
  for (let round = 1; round <= 50; round += 1) {
    const seeds = { serverSeed: seedOf(round), clientSeed: 'plum-roulette', round };
    const fallen = Array.from({ length: 37 }, (_, number) => number).filter((number) =>
      verifyFall(seeds, number),
    );
    expect(fallen).toHaveLength(1);
  }
});
