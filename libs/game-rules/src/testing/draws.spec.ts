import { isServerSeed } from '../fair/seeds';
import { quickDraws, saidDraws, seedOf } from './draws';

describe('said draws', () => {
  it('give the numbers in their order', () => {
    const draws = saidDraws([3, 0]);
    expect([draws.below(4), draws.below(1)]).toEqual([3, 0]);
  });

  it('throw when they are used up', () => {
    const draws = saidDraws([1]);
    draws.below(2);
    expect(() => draws.below(2)).toThrow('used up');
  });

  it.each([4, -1, 0.5])('throw for %p, which is not below 4', (said) => {
    expect(() => saidDraws([said]).below(4)).toThrow(`said ${said}`);
  });
});

it('a seed by its number is a server seed, another for each number', () => {
  expect(isServerSeed(seedOf(255))).toBe(true);
  expect(seedOf(255)).not.toBe(seedOf(256));
});

it('quick draws are the same for the same number', () => {
  const numbers = (seed: number) => {
    const draws = quickDraws(seed);
    return [draws.below(1000), draws.below(1000), draws.below(1000)];
  };
  expect(numbers(3)).toEqual(numbers(3));
  expect(numbers(3)).not.toEqual(numbers(4));
});
