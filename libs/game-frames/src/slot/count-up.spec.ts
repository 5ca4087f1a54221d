import { money } from '@heptad/formatting';
import { COUNT_MS, countedWin } from './count-up';
import { isWinHeard } from '../frame/sounds/sounds';

const [stake, win] = [money('2'), money('8.50')];

describe('the figure of a win', () => {
  it('counts up to it where more was won than staked', () => {
    expect([0, COUNT_MS / 2, COUNT_MS].map((since) => countedWin(win, stake, since))).toEqual([
      '0.00',
      '4.25',
      '8.50',
    ]);
  });

  it.each(['0', '0.20', '2'])('stands at once at %s, which is no gain on a stake of 2', (back) => {
    expect(countedWin(money(back), stake, 0)).toBe(money(back));
  });
});

describe('the sound of a win', () => {
  it.each([
    ['2.01', true],
    ['2.00', false],
    ['1.99', false],
    ['0', false],
  ])('of %s on a stake of 2 is heard: %s', (back, isHeard) => {
    expect(isWinHeard(money(back), stake)).toBe(isHeard);
  });
});
