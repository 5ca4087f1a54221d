import { halfTimeScoreOf } from './half-time';

const clock = (period: 'firstHalf' | 'halfTime' | 'secondHalf') => ({ seconds: 60, period, running: true });

describe('the score at half time', () => {
  it.each([
    ['is none while the first half runs', 'firstHalf', undefined],
    ['is there at half time', 'halfTime', { home: 1, away: 0 }],
    ['stays in the second half', 'secondHalf', { home: 1, away: 0 }],
  ] as const)('%s', (_, period, expected) => {
    expect(halfTimeScoreOf({ home: 1, away: 0 }, clock(period))).toEqual(expected);
  });

  it('is what the first half brought where no clock runs, and none where nobody tells it', () => {
    expect(halfTimeScoreOf({ home: 0, away: 0 }, undefined)).toEqual({ home: 0, away: 0 });
    expect(halfTimeScoreOf(undefined, clock('secondHalf'))).toBeUndefined();
  });
});
