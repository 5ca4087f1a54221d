import fc from 'fast-check';
import { formatDuration, wholeUnits } from './durations';

describe('durations', () => {
  it.each([
    [0, '0分'],
    [59, '0分'],
    [60, '1分'],
    [3600, '1小时0分'],
    [86_399, '23小时59分'],
    [86_400, '1天0小时0分'],
    [183_900, '2天3小时5分'],
    [2_628_000, '30天10小时0分'],
    [31_536_000, '365天0小时0分'],
    [-5, '0分'],
    [Number.NaN, '0分'],
  ])('FORMAT-016 writes %d seconds as %s', (seconds, expected) => {
    expect(formatDuration(seconds)).toBe(expected);
  });

  it('FORMAT-016 writes the units of the language', () => {
    expect(formatDuration(90_060, { day: 'd ', hour: 'h ', minute: 'm' })).toBe('1d 1h 1m');
  });

  it.each([
    [0, [0, 0, 0, 0]],
    [59.9, [0, 0, 0, 59]],
    [86_399, [0, 23, 59, 59]],
    [86_400, [1, 0, 0, 0]],
    [2_628_061, [30, 10, 1, 1]],
    [-5, [0, 0, 0, 0]],
    [Number.POSITIVE_INFINITY, [0, 0, 0, 0]],
  ])('splits %d seconds into days, hours, minutes and seconds', (seconds, expected) => {
    expect(Object.values(wholeUnits(seconds))).toEqual(expected);
  });

  it('splits without a rest: the units together are the duration', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000_000 }), (duration) => {
        const { days, hours, minutes, seconds } = wholeUnits(duration);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(duration);
        expect(Math.max(hours - 23, minutes - 59, seconds - 59)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
