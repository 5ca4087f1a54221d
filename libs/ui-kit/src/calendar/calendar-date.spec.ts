import fc from 'fast-check';
import {
  addDays,
  addMonths,
  clampDate,
  dateOf,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  monthOf,
  shiftMonth,
  weekdayOf,
  weeksOf,
} from './calendar-date';

const DAY_MS = 86_400_000;
/** Any day of the years 1600 to 2399, made by the engine's own calendar. */
const anyDate = fc
  .integer({ min: Date.UTC(1600, 0, 1) / DAY_MS, max: Date.UTC(2399, 11, 31) / DAY_MS })
  .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
const anyShift = fc.integer({ min: -50_000, max: 50_000 });

describe('calendar days', () => {
  it.each([
    [2000, true],
    [1900, false],
    [2024, true],
    [2026, false],
    [2100, false],
  ])('year %d: leap %s', (year, leap) => {
    expect(daysInMonth(year, 2)).toBe(leap ? 29 : 28);
  });

  it.each(['2024-02-29', '2026-12-31', '1000-01-01', '9999-12-31'])('knows %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '0999-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '２０２６-01-01',
  ])('does not know "%s"', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('counts days as the engine does, whatever the clocks did in between', () => {
    fc.assert(
      fc.property(anyDate, anyShift, (date, days) => {
        const counted = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString();
        fc.pre(/^[1-9]\d{3}-/.test(counted));
        expect(addDays(date, days)).toBe(counted.slice(0, 10));
      }),
    );
  });

  it('goes back the days it went, and measures them', () => {
    fc.assert(
      fc.property(anyDate, anyShift, (date, days) => {
        const there = addDays(date, days);
        expect(addDays(there, -days)).toBe(date);
        expect(daysBetween(date, there)).toBe(days);
        expect(date < there).toBe(days > 0);
      }),
    );
  });

  it('knows the day of the week', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(weekdayOf(date)).toBe(new Date(`${date}T12:00:00Z`).getUTCDay());
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s and %d months: %s', (date, months, result) => {
    expect(addMonths(date, months)).toBe(result);
  });

  it('stays in the month it went to, and never gains a day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -1200, max: 1200 }), (date, months) => {
        const there = addMonths(date, months);
        expect(isCalendarDate(there)).toBe(true);
        expect(monthOf(there)).toBe(shiftMonth(monthOf(date), months));
        expect(there.slice(8) <= date.slice(8)).toBe(true);
      }),
    );
  });

  it('cuts a day that a month does not have', () => {
    expect(dateOf(2026, 2, 31)).toBe('2026-02-28');
    expect(dateOf(2024, 2, 30)).toBe('2024-02-29');
  });

  it('lays a month out in whole weeks that hold each of its days once, under its day of the week', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const weeks = weeksOf(monthOf(date));
        const days = weeks.flat().filter((day) => day !== null);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(weeks.every((week) => week.every((day, at) => day === null || weekdayOf(day) === at))).toBe(
          true,
        );
        expect(days).toContain(date);
        expect(new Set(days).size).toBe(daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7))));
        expect(weeks.every((week) => week.some((day) => day !== null))).toBe(true);
      }),
    );
  });

  it('keeps within bounds', () => {
    expect(clampDate('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
    expect(clampDate('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
    expect(clampDate('2026-02-15', '2026-02-01', '2026-03-01')).toBe('2026-02-15');
    expect(clampDate('2026-02-15')).toBe('2026-02-15');
  });
});
