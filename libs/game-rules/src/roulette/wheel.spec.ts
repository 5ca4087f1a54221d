import { saidDraws } from '../testing';
import { rouletteColor, spinRoulette, WHEEL } from './wheel';

describe('the wheel', () => {
  it('has each number from 0 to 36 once', () => {
    expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
  });

  it('has red and black by turns, and zero between them', () => {
    const colors = WHEEL.map(rouletteColor);
    expect(colors[0]).toBe('green');
    expect(colors.slice(1)).toEqual(
      Array.from({ length: 36 }, (_, place) => (place % 2 === 0 ? 'red' : 'black')),
    );
  });

  it('gives the number that is drawn', () => {
    expect([0, 1, 36].map((drawn) => spinRoulette(saidDraws([drawn])))).toEqual([0, 1, 36]);
    expect(() => spinRoulette(saidDraws([37]))).toThrow();
  });
});
