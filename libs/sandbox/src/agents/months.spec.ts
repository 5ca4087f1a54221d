import { endOfMonth, monthAfter, monthOf, startOfMonth } from './months';

describe('months of the platform', () => {
  it('begin at the midnight of Shanghai', () => {
    expect(new Date(startOfMonth('2026-03')).toISOString()).toBe('2026-02-28T16:00:00.000Z');
    expect(endOfMonth('2026-02')).toBe(startOfMonth('2026-03'));
    expect(monthOf(startOfMonth('2026-03'))).toBe('2026-03');
    expect(monthOf(startOfMonth('2026-03') - 1)).toBe('2026-02');
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', 0, '2026-05'],
  ])('%s and %i more is %s', (month, count, other) => {
    expect(monthAfter(month, count)).toBe(other);
  });
});
