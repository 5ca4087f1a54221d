import { LOTTERY, LOTTERY_PLAYS, LOTTERY_STAKE_STEP } from '@heptad/game-rules';
import { choiceRefusal, costOf, returnAt } from './lottery-choice';

const rules = {
  limits: { least: 100n, most: 2_000n, step: 100n },
  balance: 5_000n,
  placed: 0n,
  mostSpots: 3,
};

describe('lines of one stake', () => {
  it('cost their number times the stake', () => {
    expect(costOf(0, 500n)).toBe(0n);
    expect(costOf(7, 500n)).toBe(3_500n);
  });

  it.each([
    [2, 1_000n, {}, undefined],
    [2, 1_100n, {}, 'aboveMost'],
    [2, 1_000n, { placed: 100n }, 'aboveMost'],
    [2, 1_000n, { balance: 2_000n }, undefined],
    [2, 1_000n, { balance: 1_999n }, 'aboveBalance'],
    [3, 100n, {}, undefined],
    [4, 100n, {}, 'tooManySpots'],
  ])('%i of %i cents under %p are refused for %p', (lines, stake, changed, refusal) => {
    expect(choiceRefusal(lines, stake, { ...rules, ...changed })).toBe(refusal);
  });

  it.each(LOTTERY_PLAYS)('of %s give back whole cents at any odds', (play) => {
    for (const { odds } of Object.values(LOTTERY[play].selections))
      expect(returnAt(LOTTERY_STAKE_STEP, odds) * 100n).toBe(LOTTERY_STAKE_STEP * odds);
  });
});
