import fc from 'fast-check';
import { addDays } from './calendar-date';
import { isDayOpen, isRangeAllowed, pressDay, rangeLength, recentDays, type OpenRange } from './date-range';

const TODAY = '2026-03-01';
const anyDay = fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days));
const anyBounds = fc.record(
  { min: fc.constant('2025-09-01'), max: fc.constant(TODAY), maxDays: fc.integer({ min: 1, max: 120 }) },
  { requiredKeys: [] },
);

describe('date ranges', () => {
  it.each([
    [1, '2026-03-01'],
    [7, '2026-02-23'],
    [30, '2026-01-31'],
    [90, '2025-12-02'],
  ])('the last %d days begin on %s', (days, from) => {
    expect(recentDays(TODAY, days)).toEqual({ from, to: TODAY });
    expect(rangeLength(recentDays(TODAY, days))).toBe(days);
  });

  it('cuts the last days to the bounds', () => {
    expect(recentDays(TODAY, 30, { min: '2026-02-20' })).toEqual({ from: '2026-02-20', to: TODAY });
    expect(recentDays(TODAY, 90, { maxDays: 7 })).toEqual({ from: '2026-02-23', to: TODAY });
    expect(recentDays(TODAY, 7, { max: '2026-02-10' })).toEqual({ from: '2026-02-04', to: '2026-02-10' });
  });

  it('never makes a range of recent days that is not allowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), anyBounds, (days, bounds) => {
        expect(isRangeAllowed(recentDays(TODAY, days, bounds), bounds)).toBe(true);
      }),
    );
  });

  it('begins by the first press, ends by the second, begins anew by the third', () => {
    const first = pressDay('2026-02-10', null, {});
    expect(first).toEqual({ from: '2026-02-10', to: null });
    const second = pressDay('2026-02-12', first, {});
    expect(second).toEqual({ from: '2026-02-10', to: '2026-02-12' });
    expect(pressDay('2026-02-11', second, {})).toEqual({ from: '2026-02-11', to: null });
  });

  it('may be one day long, and begins anew before its beginning', () => {
    const first: OpenRange = { from: '2026-02-10', to: null };
    expect(pressDay('2026-02-10', first, {})).toEqual({ from: '2026-02-10', to: '2026-02-10' });
    expect(pressDay('2026-02-09', first, {})).toEqual({ from: '2026-02-09', to: null });
  });

  it('counts both ends against the most days', () => {
    const first: OpenRange = { from: '2026-02-10', to: null };
    expect(isDayOpen('2026-02-16', first, { maxDays: 7 })).toBe(true);
    expect(isDayOpen('2026-02-17', first, { maxDays: 7 })).toBe(false);
  });

  it('holds whatever is pressed to an allowed range', () => {
    fc.assert(
      fc.property(fc.array(anyDay, { maxLength: 12 }), anyBounds, (days, bounds) => {
        const chosen = days.reduce<OpenRange | null>((range, day) => pressDay(day, range, bounds), null);
        if (chosen === null) return;
        expect(isRangeAllowed({ from: chosen.from, to: chosen.to ?? chosen.from }, bounds)).toBe(true);
      }),
    );
  });
});
