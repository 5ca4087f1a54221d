import { fairDraws, LOTTERY, LOTTERY_PLAYS } from '@heptad/game-rules';
import { seedOf } from '@heptad/game-rules/testing';
import { verifyDraw } from './verify-draw';

describe.each(LOTTERY_PLAYS)('a draw of %s', (play) => {
  const seeds = (round: number) => ({ serverSeed: seedOf(round), clientSeed: 'begonia-minute', round });

  it('comes out of its seeds and its period, whose id is a large number', () => {
    for (const round of [1, 20_261_126, 202_611_260_001, 202_611_261_440])
      expect(verifyDraw(play, seeds(round), LOTTERY[play].draw(fairDraws(seeds(round))))).toBe(true);
  });

  it('does not with other numbers or in another order', () => {
    const numbers = LOTTERY[play].draw(fairDraws(seeds(3)));
    expect(verifyDraw(play, seeds(4), numbers)).toBe(false);
    expect(verifyDraw(play, seeds(3), numbers.toReversed())).toBe(
      numbers.join() === numbers.toReversed().join(),
    );
    expect(verifyDraw(play, seeds(3), numbers.slice(1))).toBe(false);
  });
});
