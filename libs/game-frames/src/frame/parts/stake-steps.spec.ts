import { money } from '@heptad/formatting';
import { firstStep, stakeSteps } from './stake-steps';

const steps = (least: string, most: string, step: string) =>
  stakeSteps(money(least), money(most), money(step));

describe('the stakes to choose from', () => {
  it('are round figures between the bounds, and the bounds', () => {
    expect(steps('0.20', '30', '0.20')).toEqual(['0.20', '1.00', '2.00', '5.00', '10.00', '20.00', '30.00']);
  });

  it('are multiples of the step, within bounds that are none', () => {
    expect(steps('0.25', '1.10', '0.20')).toEqual(['0.40', '1.00']);
  });

  it('are one where the bounds are the same, and none where no multiple fits', () => {
    expect(steps('1', '1', '0.20')).toEqual(['1.00']);
    expect(steps('0.25', '0.35', '0.20')).toEqual([]);
  });

  it('begin at the one nearest below what is wanted, else at the least', () => {
    expect(firstStep(steps('0.20', '30', '0.20'), money('3'))).toBe(2);
    expect(firstStep(steps('5', '30', '0.20'), money('2'))).toBe(0);
  });
});
