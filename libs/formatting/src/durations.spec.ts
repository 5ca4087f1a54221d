import { formatCountdown, formatDuration, formatMatchClock } from './durations';

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

  it('counts down to zero and no further', () => {
    expect(formatCountdown(61_000)).toBe('01:01');
    expect(formatCountdown(1)).toBe('00:01');
    expect(formatCountdown(0)).toBe('00:00');
    expect(formatCountdown(-10)).toBe('00:00');
    expect(formatCountdown(3_600_000)).toBe('01:00:00');
  });

  it('runs the clock of a match past the hour', () => {
    expect(formatMatchClock(0)).toBe('00:00');
    expect(formatMatchClock(2705.9)).toBe('45:05');
    expect(formatMatchClock(5400)).toBe('90:00');
  });
});
