import { clockText, countdownOf, secondsSaid } from './countdown';

describe('a countdown', () => {
  const span = { from: 10_000, to: 30_000 };

  it.each([
    [9_000, 20, 1],
    [10_000, 20, 1],
    [20_000, 10, 0.5],
    [20_001, 10, 0.49995],
    [29_999, 1, 0.00005],
    [30_000, 0, 0],
    [90_000, 0, 0],
  ])('at %i shows %i seconds', (now, seconds, share) => {
    expect(countdownOf(span, now)).toEqual({ seconds, share: expect.closeTo(share, 6) });
  });

  it('of an empty span has nothing left', () => {
    expect(countdownOf({ from: 5, to: 5 }, 0)).toEqual({ seconds: 0, share: 0 });
  });
});

it.each([
  [0, '0:00'],
  [7, '0:07'],
  [295, '4:55'],
  [3_600, '1:00:00'],
  [86_399, '23:59:59'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

it.each([
  [61, undefined],
  [60, 60],
  [31, 60],
  [30, 30],
  [9, 10],
  [1, 5],
  [0, undefined],
])('with %i seconds left %p is said aloud', (seconds, said) => {
  expect(secondsSaid(seconds)).toBe(said);
});
